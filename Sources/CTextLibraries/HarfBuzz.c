#include "Forwarding.h"

#include <hb-ot.h>
#include <hb-subset.h>
#include <hb.h>

LIBRARY(harfbuzz, "libharfbuzz.so.0")
LIBRARY(subset, "libharfbuzz-subset.so.0")

// MARK: Fonts

FORWARD(harfbuzz, hb_blob_t *, hb_blob_create_from_file_or_fail,
        (const char *file_name), (file_name))
FORWARD(harfbuzz, void, hb_blob_destroy, (hb_blob_t *blob), (blob))
FORWARD(harfbuzz, const char *, hb_blob_get_data,
        (hb_blob_t *blob, unsigned int *length), (blob, length))
FORWARD(harfbuzz, hb_draw_funcs_t *, hb_draw_funcs_create, (void), ())
FORWARD(harfbuzz, void, hb_draw_funcs_destroy, (hb_draw_funcs_t *dfuncs), (dfuncs))
FORWARD(harfbuzz, void, hb_draw_funcs_make_immutable, (hb_draw_funcs_t *dfuncs), (dfuncs))
FORWARD(harfbuzz, void, hb_draw_funcs_set_close_path_func,
        (hb_draw_funcs_t *dfuncs, hb_draw_close_path_func_t func, void *user_data, hb_destroy_func_t
         destroy), (dfuncs, func, user_data, destroy))
FORWARD(harfbuzz, void, hb_draw_funcs_set_cubic_to_func,
        (hb_draw_funcs_t *dfuncs, hb_draw_cubic_to_func_t func, void *user_data, hb_destroy_func_t
         destroy), (dfuncs, func, user_data, destroy))
FORWARD(harfbuzz, void, hb_draw_funcs_set_line_to_func,
        (hb_draw_funcs_t *dfuncs, hb_draw_line_to_func_t func, void *user_data, hb_destroy_func_t
         destroy), (dfuncs, func, user_data, destroy))
FORWARD(harfbuzz, void, hb_draw_funcs_set_move_to_func,
        (hb_draw_funcs_t *dfuncs, hb_draw_move_to_func_t func, void *user_data, hb_destroy_func_t
         destroy), (dfuncs, func, user_data, destroy))
FORWARD(harfbuzz, void, hb_draw_funcs_set_quadratic_to_func,
        (hb_draw_funcs_t *dfuncs, hb_draw_quadratic_to_func_t func, void *user_data,
         hb_destroy_func_t destroy), (dfuncs, func, user_data, destroy))
FORWARD(harfbuzz, void, hb_face_collect_unicodes, (hb_face_t *face, hb_set_t *out), (face, out))
FORWARD(harfbuzz, unsigned int, hb_face_count, (hb_blob_t *blob), (blob))
FORWARD(harfbuzz, hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
FORWARD(harfbuzz, void, hb_face_destroy, (hb_face_t *face), (face))
FORWARD(harfbuzz, unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))
FORWARD(harfbuzz, unsigned int, hb_face_get_upem, (const hb_face_t *face), (face))
FORWARD(harfbuzz, void, hb_face_make_immutable, (hb_face_t *face), (face))
FORWARD(harfbuzz, hb_blob_t *, hb_face_reference_blob, (hb_face_t *face), (face))
FORWARD(harfbuzz, hb_font_t *, hb_font_create, (hb_face_t *face), (face))
FORWARD(harfbuzz, hb_font_t *, hb_font_create_sub_font, (hb_font_t *parent), (parent))
FORWARD(harfbuzz, void, hb_font_destroy, (hb_font_t *font), (font))
FORWARD(harfbuzz, hb_font_funcs_t *, hb_font_funcs_create, (void), ())
FORWARD(harfbuzz, void, hb_font_funcs_make_immutable, (hb_font_funcs_t *ffuncs), (ffuncs))
FORWARD(harfbuzz, void, hb_font_funcs_set_glyph_h_advances_func,
        (hb_font_funcs_t *ffuncs, hb_font_get_glyph_h_advances_func_t func, void *user_data,
         hb_destroy_func_t destroy), (ffuncs, func, user_data, destroy))
FORWARD(harfbuzz, hb_font_t *, hb_font_get_empty, (void), ())
FORWARD(harfbuzz, hb_bool_t, hb_font_get_glyph_extents,
        (hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents),
        (font, glyph, extents))
FORWARD(harfbuzz, hb_position_t, hb_font_get_glyph_h_advance,
        (hb_font_t *font, hb_codepoint_t glyph), (font, glyph))
FORWARD(harfbuzz, void, hb_font_get_glyph_h_advances,
        (hb_font_t *font, unsigned int count, const hb_codepoint_t *first_glyph,
         unsigned int glyph_stride, hb_position_t *first_advance, unsigned int advance_stride),
        (font, count, first_glyph, glyph_stride, first_advance, advance_stride))
FORWARD(harfbuzz, void, hb_font_get_glyph_shape,
        (hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *dfuncs, void *draw_data),
        (font, glyph, dfuncs, draw_data))
FORWARD(harfbuzz, hb_bool_t, hb_font_get_h_extents,
        (hb_font_t *font, hb_font_extents_t *extents), (font, extents))
FORWARD(harfbuzz, hb_bool_t, hb_font_get_nominal_glyph,
        (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph), (font, unicode, glyph))
FORWARD(harfbuzz, hb_font_t *, hb_font_get_parent, (hb_font_t *font), (font))
FORWARD(harfbuzz, void, hb_font_make_immutable, (hb_font_t *font), (font))
FORWARD(harfbuzz, hb_font_t *, hb_font_reference, (hb_font_t *font), (font))
FORWARD(harfbuzz, void, hb_font_set_funcs,
        (hb_font_t *font, hb_font_funcs_t *klass, void *font_data, hb_destroy_func_t destroy),
        (font, klass, font_data, destroy))
FORWARD(harfbuzz, void, hb_font_set_scale,
        (hb_font_t *font, int x_scale, int y_scale), (font, x_scale, y_scale))
FORWARD(harfbuzz, void, hb_font_set_variations,
        (hb_font_t *font, const hb_variation_t *variations, unsigned int variations_length),
        (font, variations, variations_length))
FORWARD(harfbuzz, hb_language_t, hb_language_from_string, (const char *str, int len), (str, len))
FORWARD(harfbuzz, hb_blob_t *, hb_ot_color_glyph_reference_png,
        (hb_font_t *font, hb_codepoint_t glyph), (font, glyph))
FORWARD(harfbuzz, hb_bool_t, hb_ot_color_has_png, (hb_face_t *face), (face))
FORWARD(harfbuzz, void, hb_ot_metrics_get_position_with_fallback,
        (hb_font_t *font, hb_ot_metrics_tag_t metrics_tag, hb_position_t *position),
        (font, metrics_tag, position))
FORWARD(harfbuzz, unsigned int, hb_ot_name_get_utf8,
        (hb_face_t *face, hb_ot_name_id_t name_id, hb_language_t language, unsigned int *text_size,
         char *text), (face, name_id, language, text_size, text))
FORWARD(harfbuzz, hb_bool_t, hb_ot_var_find_axis_info,
        (hb_face_t *face, hb_tag_t axis_tag, hb_ot_var_axis_info_t *axis_info),
        (face, axis_tag, axis_info))
FORWARD(harfbuzz, unsigned int, hb_ot_var_get_axis_count, (hb_face_t *face), (face))
FORWARD(harfbuzz, unsigned int, hb_ot_var_get_axis_infos,
        (hb_face_t *face, unsigned int start_offset, unsigned int *axes_count, hb_ot_var_axis_info_t
         *axes_array), (face, start_offset, axes_count, axes_array))
FORWARD(harfbuzz, void, hb_set_add, (hb_set_t *set, hb_codepoint_t codepoint), (set, codepoint))
FORWARD(harfbuzz, hb_set_t *, hb_set_create, (void), ())
FORWARD(harfbuzz, void, hb_set_del, (hb_set_t *set, hb_codepoint_t codepoint), (set, codepoint))
FORWARD(harfbuzz, void, hb_set_destroy, (hb_set_t *set), (set))
FORWARD(harfbuzz, hb_bool_t, hb_set_next,
        (const hb_set_t *set, hb_codepoint_t *codepoint), (set, codepoint))
FORWARD(harfbuzz, float, hb_style_get_value,
        (hb_font_t *font, hb_style_tag_t style_tag), (font, style_tag))
FORWARD(harfbuzz, hb_unicode_funcs_t *, hb_unicode_funcs_get_default, (void), ())
FORWARD(harfbuzz, hb_script_t, hb_unicode_script,
        (hb_unicode_funcs_t *ufuncs, hb_codepoint_t unicode), (ufuncs, unicode))
FORWARD(harfbuzz, const char *, hb_version_string, (void), ())

// MARK: Subsets of fonts

FORWARD(subset, hb_subset_input_t *, hb_subset_input_create_or_fail, (void), ())
FORWARD(subset, void, hb_subset_input_destroy, (hb_subset_input_t *input), (input))
FORWARD(subset, hb_set_t *, hb_subset_input_glyph_set, (hb_subset_input_t *input), (input))
FORWARD(subset, hb_bool_t, hb_subset_input_pin_axis_location,
        (hb_subset_input_t *input, hb_face_t *face, hb_tag_t axis_tag, float axis_value),
        (input, face, axis_tag, axis_value))
FORWARD(subset, hb_bool_t, hb_subset_input_pin_axis_to_default,
        (hb_subset_input_t *input, hb_face_t *face, hb_tag_t axis_tag), (input, face, axis_tag))
FORWARD(subset, hb_set_t *, hb_subset_input_set,
        (hb_subset_input_t *input, hb_subset_sets_t set_type), (input, set_type))
FORWARD(subset, void, hb_subset_input_set_flags,
        (hb_subset_input_t *input, unsigned int value), (input, value))
FORWARD(subset, hb_set_t *, hb_subset_input_unicode_set, (hb_subset_input_t *input), (input))
FORWARD(subset, hb_face_t *, hb_subset_or_fail,
        (hb_face_t *source, const hb_subset_input_t *input), (source, input))
