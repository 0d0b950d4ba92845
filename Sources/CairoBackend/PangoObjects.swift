import CPango

/// Our subclasses of Pango's font and font map.
///
/// Pango's own maps ask fontconfig, whose initialization reads the machine's configuration even when they
/// are handed another one, and scan each file (3 ms for Inter, 15 ms for the emoji) before the first text.
/// Ours opens just the files that the catalog chose, through HarfBuzz, so neither happens.
enum PangoObjects {
  /// Pango's name for a font that shapes; an instance is a `ShapeShiftFont`.
  static let fontType: GType = register(
    "ShapeShiftFont", parent: pango_font_get_type(),
    classSize: MemoryLayout<PangoFontClass>.size,
    instanceSize: MemoryLayout<ShapeShiftFont>.size
  ) { definition, _ in
    definition?.withMemoryRebound(to: PangoFontClass.self, capacity: 1) { fillFontClass($0) }
  }

  /// A map that answers with our fonts; an instance is a `ShapeShiftFontMap`.
  static let fontMapType: GType = register(
    "ShapeShiftFontMap", parent: pango_font_map_get_type(),
    classSize: MemoryLayout<PangoFontMapClass>.size,
    instanceSize: MemoryLayout<ShapeShiftFontMap>.size
  ) { definition, _ in
    definition?.withMemoryRebound(to: PangoFontMapClass.self, capacity: 1) { fillFontMapClass($0) }
  }

  private static func register(
    _ name: String, parent: GType, classSize: Int, instanceSize: Int,
    classInit: @escaping @convention(c) (gpointer?, gpointer?) -> Void
  ) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(classSize)
    info.instance_size = guint16(instanceSize)
    info.class_init = classInit
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }

  /// A font that shows `face`; the caller owns it.
  static func makeFont(_ face: PangoSizedFace) -> UnsafeMutablePointer<PangoFont>? {
    guard let object = g_object_new_with_properties(fontType, 0, nil, nil) else { return nil }
    let font = UnsafeMutableRawPointer(object).assumingMemoryBound(to: ShapeShiftFont.self)
    font.pointee.face = Unmanaged.passRetained(face).toOpaque()
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: PangoFont.self)
  }

  /// A map that asks `sets`, which must outlive it; the caller owns it.
  static func makeFontMap(_ sets: PangoFontSets) -> UnsafeMutablePointer<PangoFontMap>? {
    guard let object = g_object_new_with_properties(fontMapType, 0, nil, nil) else { return nil }
    let map = UnsafeMutableRawPointer(object).assumingMemoryBound(to: ShapeShiftFontMap.self)
    map.pointee.sets = Unmanaged.passUnretained(sets).toOpaque()
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: PangoFontMap.self)
  }

  /// What a font of ours shows.
  static func face(of font: UnsafeMutableRawPointer?) -> PangoSizedFace? {
    guard let face = font?.assumingMemoryBound(to: ShapeShiftFont.self).pointee.face else {
      return nil
    }
    return Unmanaged<PangoSizedFace>.fromOpaque(face).takeUnretainedValue()
  }

  private static func sets(of map: UnsafeMutableRawPointer?) -> PangoFontSets? {
    guard let sets = map?.assumingMemoryBound(to: ShapeShiftFontMap.self).pointee.sets else {
      return nil
    }
    return Unmanaged<PangoFontSets>.fromOpaque(sets).takeUnretainedValue()
  }

  private static func fillFontClass(_ definition: UnsafeMutablePointer<PangoFontClass>) {
    definition.pointee.describe = { PangoObjects.face(of: $0)?.makeDescription() }
    definition.pointee.describe_absolute = { PangoObjects.face(of: $0)?.makeDescription() }
    definition.pointee.get_coverage = { font, _ in
      PangoObjects.face(of: font)?.makeCoverageReference() ?? pango_coverage_new()
    }
    definition.pointee.get_glyph_extents = { font, glyph, ink, logical in
      let extents = PangoObjects.face(of: font)?.extents(of: glyph) ?? PangoRectangle()
      ink?.pointee = extents
      logical?.pointee = extents
    }
    // Nothing that we ask of Pango looks at these (lines are measured by the faces themselves), so its
    // answer for no font will do.
    definition.pointee.get_metrics = { pango_font_get_metrics(nil, $1) }
    definition.pointee.get_font_map = { PangoObjects.face(of: $0)?.map }
    definition.pointee.create_hb_font = { font in
      PangoObjects.face(of: font)?.makeFont() ?? hb_font_reference(hb_font_get_empty())
    }
    definition.pointee.parent_class.finalize = { PangoObjects.finalizeFont($0) }
  }

  private static func finalizeFont(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object else { return }
    let font = UnsafeMutableRawPointer(object).assumingMemoryBound(to: ShapeShiftFont.self)
    if let face = font.pointee.face { Unmanaged<PangoSizedFace>.fromOpaque(face).release() }
    font.pointee.face = nil
    let parent = g_type_class_peek(pango_font_get_type())
    parent?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
  }

  private static func fillFontMapClass(_ definition: UnsafeMutablePointer<PangoFontMapClass>) {
    definition.pointee.load_fontset = { map, _, description, language in
      PangoObjects.sets(of: map)?.makeSetReference(for: description, map: map, language: language)
    }
    definition.pointee.load_font = { map, _, description in
      PangoObjects.sets(of: map)?.makeFontReference(for: description, map: map)
    }
    definition.pointee.list_families = { _, families, count in
      families?.pointee = nil
      count?.pointee = 0
    }
    definition.pointee.get_serial = { _ in 1 }
    definition.pointee.changed = { _ in }
    definition.pointee.get_family = { _, _ in nil }
    definition.pointee.get_face = { _, _ in nil }
  }
}
