#include "Forwarding.h"

#include <pango/pango.h>

LIBRARY(gobject, "libgobject-2.0.so.0")
LIBRARY(pango, "libpango-1.0.so.0")

// MARK: GObject

FORWARD(gobject, GObject *, g_object_new_with_properties,
        (GType object_type, guint n_properties, const char **names, const GValue *values),
        (object_type, n_properties, names, values))
FORWARD(gobject, gpointer, g_object_ref, (gpointer object), (object))
FORWARD(gobject, void, g_object_unref, (gpointer object), (object))
FORWARD(gobject, gpointer, g_type_class_peek, (GType type), (type))
FORWARD(gobject, GType, g_type_register_static,
        (GType parent_type, const gchar *type_name, const GTypeInfo *info, GTypeFlags flags),
        (parent_type, type_name, info, flags))

// MARK: Pango

FORWARD(pango, PangoAttribute *, pango_attr_font_desc_new,
        (const PangoFontDescription *desc), (desc))
FORWARD(pango, PangoAttribute *, pango_attr_font_features_new, (const char *features), (features))
FORWARD(pango, PangoAttribute *, pango_attr_insert_hyphens_new,
        (gboolean insert_hyphens), (insert_hyphens))
FORWARD(pango, PangoAttribute *, pango_attr_language_new, (PangoLanguage *language), (language))
FORWARD(pango, PangoAttribute *, pango_attr_letter_spacing_new,
        (int letter_spacing), (letter_spacing))
FORWARD(pango, void, pango_attr_list_insert,
        (PangoAttrList *list, PangoAttribute *attr), (list, attr))
FORWARD(pango, PangoAttrList *, pango_attr_list_new, (void), ())
FORWARD(pango, void, pango_attr_list_unref, (PangoAttrList *list), (list))
FORWARD(pango, PangoAttribute *, pango_attr_shape_new,
        (const PangoRectangle *ink_rect, const PangoRectangle *logical_rect),
        (ink_rect, logical_rect))
FORWARD(pango, PangoAttribute *, pango_attr_word_new, (void), ())
FORWARD(pango, void, pango_context_set_base_dir,
        (PangoContext *context, PangoDirection direction), (context, direction))
FORWARD(pango, void, pango_context_set_language,
        (PangoContext *context, PangoLanguage *language), (context, language))
FORWARD(pango, void, pango_context_set_round_glyph_positions,
        (PangoContext *context, gboolean round_positions), (context, round_positions))
FORWARD(pango, PangoCoverage *, pango_coverage_new, (void), ())
FORWARD(pango, void, pango_coverage_set,
        (PangoCoverage *coverage, int index_, PangoCoverageLevel level), (coverage, index_, level))
FORWARD(pango, void, pango_font_description_free, (PangoFontDescription *desc), (desc))
FORWARD(pango, const char *, pango_font_description_get_family,
        (const PangoFontDescription *desc), (desc))
FORWARD(pango, gint, pango_font_description_get_size, (const PangoFontDescription *desc), (desc))
FORWARD(pango, PangoFontDescription *, pango_font_description_new, (void), ())
FORWARD(pango, void, pango_font_description_set_absolute_size,
        (PangoFontDescription *desc, double size), (desc, size))
FORWARD(pango, void, pango_font_description_set_family,
        (PangoFontDescription *desc, const char *family), (desc, family))
FORWARD(pango, PangoFontMetrics *, pango_font_get_metrics,
        (PangoFont *font, PangoLanguage *language), (font, language))
FORWARD(pango, GType, pango_font_get_type, (void), ())
FORWARD(pango, PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
FORWARD(pango, GType, pango_font_map_get_type, (void), ())
FORWARD(pango, void, pango_fontset_simple_append,
        (PangoFontsetSimple *fontset, PangoFont *font), (fontset, font))
FORWARD(pango, PangoFontsetSimple *, pango_fontset_simple_new,
        (PangoLanguage *language), (language))
FORWARD(pango, PangoLanguage *, pango_language_from_string, (const char *language), (language))
FORWARD(pango, GSList *, pango_layout_get_lines_readonly, (PangoLayout *layout), (layout))
FORWARD(pango, void, pango_layout_line_index_to_x,
        (PangoLayoutLine *line, int index_, gboolean trailing, int *x_pos),
        (line, index_, trailing, x_pos))
FORWARD(pango, PangoLayout *, pango_layout_new, (PangoContext *context), (context))
FORWARD(pango, void, pango_layout_set_attributes,
        (PangoLayout *layout, PangoAttrList *attrs), (layout, attrs))
FORWARD(pango, void, pango_layout_set_auto_dir,
        (PangoLayout *layout, gboolean auto_dir), (layout, auto_dir))
FORWARD(pango, void, pango_layout_set_ellipsize,
        (PangoLayout *layout, PangoEllipsizeMode ellipsize), (layout, ellipsize))
FORWARD(pango, void, pango_layout_set_font_description,
        (PangoLayout *layout, const PangoFontDescription *desc), (layout, desc))
FORWARD(pango, void, pango_layout_set_text,
        (PangoLayout *layout, const char *text, int length), (layout, text, length))
FORWARD(pango, void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
FORWARD(pango, void, pango_layout_set_wrap,
        (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap))
FORWARD(pango, const char *, pango_version_string, (void), ())
