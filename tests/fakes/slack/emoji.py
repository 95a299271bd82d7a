"""Names of emoji that may be used in a reaction: a working part of Slack's list, and a workspace's
own. There is no `c` among the letters in boxes: only a, b, ab, o and o2."""

import re

_NAMES = """
a b ab o o2 zero one two three four five six seven eight nine keycap_ten keycap_star hash 1234
+1 -1 thumbsup thumbsdown ok_hand clap wave pray raised_hands muscle point_up point_down
point_left point_right raised_hand hand v crossed_fingers handshake writing_hand fist facepunch
white_check_mark heavy_check_mark ballot_box_with_check x negative_squared_cross_mark
heavy_multiplication_x heavy_plus_sign heavy_minus_sign question grey_question exclamation
grey_exclamation bangbang warning no_entry no_entry_sign octagonal_sign sos id cool new free up
ok ng information_source recycle red_circle large_orange_circle large_yellow_circle
large_green_circle large_blue_circle large_purple_circle large_brown_circle white_circle
black_circle large_blue_square large_red_square large_green_square large_orange_square
large_yellow_square large_purple_square large_brown_square white_large_square black_large_square
large_blue_diamond large_orange_diamond small_blue_diamond small_orange_diamond
small_red_triangle first_place_medal second_place_medal third_place_medal trophy medal star
star2 sparkles boom fire zap tada confetti_ball balloon gift rocket bulb bell no_bell
loudspeaker mega eyes thinking_face smile slightly_smiling_face grinning joy sob cry
neutral_face wink sunglasses heart broken_heart yellow_heart green_heart blue_heart purple_heart
black_heart 100 calendar date spiral_calendar_pad hourglass hourglass_flowing_sand stopwatch
alarm_clock timer_clock watch clock1 clock2 clock3 clock4 clock5 clock6 clock7 clock8 clock9
clock10 clock11 clock12 sunrise sunny crescent_moon full_moon new_moon coffee tea pushpin
round_pushpin paperclip memo pencil pencil2 page_facing_up clipboard bar_chart
chart_with_upwards_trend lock unlock key mag mag_right link speech_balloon thought_balloon
robot_face busts_in_silhouette bust_in_silhouette house office airplane car train computer
telephone_receiver email arrow_up arrow_down arrow_left arrow_right arrows_counterclockwise
repeat fast_forward rewind apple banana cherries grapes lemon peach pear pineapple strawberry
tangerine watermelon cat dog fox_face bear owl penguin turtle whale octopus tree evergreen_tree
cactus sunflower four_leaf_clover
"""
KNOWN = frozenset(_NAMES.split())
_TONE = re.compile(r"::skin-tone-[2-6]$")


def is_known(name, own=()):
    """Whether Slack knows an emoji of that name, with or without a skin tone."""
    plain = _TONE.sub("", name)
    return plain in KNOWN or plain in own
