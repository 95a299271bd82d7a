// Before the first paint: light or dark, where that was chosen here.
if (localStorage.theme) document.documentElement.dataset.theme = localStorage.theme;
