import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension Painter {
  /// What is painted of a path.
  enum PathOperation {
    case filling
    case stroking
  }

  /// Paints the present path.
  func paintPath(
    with paint: Paint, alpha: Double, by operation: PathOperation
  ) throws(CairoError) {
    guard try setSource(paint, alpha: alpha, for: operation) else {
      cairo_new_path(cairo)
      return
    }
    switch operation {
    case .filling: cairo_fill(cairo)
    case .stroking: cairo_stroke(cairo)
    }
  }

  /// What painting the present path touches, in device coordinates.
  private func extents(of operation: PathOperation) -> CGRect {
    switch operation {
    case .filling: context.deviceFillExtents
    case .stroking: context.deviceStrokeExtents
    }
  }

  /// Makes the paint Cairo's source; false when it leaves no trace.
  private func setSource(
    _ paint: Paint, alpha: Double, for operation: PathOperation
  ) throws(CairoError) -> Bool {
    switch paint {
    case .color(let color):
      return setSource(color, alpha: alpha)
    case .gradient(let gradient):
      return try setSource(gradient, for: operation)
    case .image(let image):
      return try setSource(image)
    case .mesh(let mesh):
      return try setSource(mesh, for: operation)
    case .pattern(let pattern):
      return try setSource(pattern)
    }
  }

  /// Makes the color Cairo's source.
  func setSource(_ color: Color.Resolved, alpha: Double = 1) -> Bool {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.opacity) * alpha)
    return color.opacity > 0 && alpha > 0
  }

  private func setSource(
    _ gradient: GradientPaint, for operation: PathOperation
  ) throws(CairoError) -> Bool {
    guard let last = gradient.stops.last, gradient.transform.isDrawable else { return false }
    // Colors that no pixel can tell apart count as those of coinciding ends.
    guard gradient.stops.count > 1, gradient.isResolved(over: visibleBox(of: gradient)) else {
      return setSource(last.color)
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      // Source: SVG 2, 14.2.2: where both ends coincide, the last color is painted.
      guard start != end else { return setSource(last.color) }
      setSource(
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient)
    case .radial(let center, let startRadius, let endRadius):
      let inner = max(0, startRadius)
      // Equal radii: the first color inside, the last one outside. Cairo would draw nothing.
      let outer = endRadius == startRadius ? inner + 1 / 1024 : max(0, endRadius)
      let focus = gradient.focus ?? center
      setSource(
        cairo_pattern_create_radial(focus.x, focus.y, inner, center.x, center.y, outer),
        gradient)
    case .angular(let center, let start, let end):
      let ramp = GradientRamp(gradient)
      let turn = AngularGradient(center: center, start: start, end: end, ramp: ramp)
      return try setSource(turn, transform: gradient.transform, extents: extents(of: operation))
    }
    return true
  }

  /// The clip in the gradient's coordinates.
  private func visibleBox(of gradient: GradientPaint) -> CGRect {
    context.deviceClip
      .applying(gradient.transform.concatenating(context.matrix).inverted())
  }

  private func setSource(_ pattern: OpaquePointer?, _ gradient: GradientPaint) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.cairoStops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity))
    }
    var matrix = cairo_matrix_t(gradient.transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, gradient.spread.cairo)
    cairo_set_source(cairo, pattern)
  }

  /// Neither Cairo nor PDF nor SVG has angular gradients: computed here, a pixel of the output
  /// each.
  private func setSource(
    _ gradient: AngularGradient, transform: CGAffineTransform, extents: CGRect
  ) throws(CairoError) -> Bool {
    let visible = PixelRect(covering: scaled(extents))
      .intersection(PixelRect(covering: scaled(context.deviceClip)))
    guard !visible.isEmpty else { return false }
    session.note(.angularGradient, in: target, of: session.origin)
    try session.checkSize(width: visible.width, height: visible.height)
    let surface = try CairoSurface(width: visible.width, height: visible.height)
    let toPixels = transform.concatenating(context.matrix)
      .concatenating(CGAffineTransform(scaleX: rasterScale, y: rasterScale))
    guard toPixels.isDrawable, let pixels = surface.argb else { return false }
    cairo_surface_flush(surface.pointer)
    gradient.fill(pixels, region: visible, toGradient: toPixels.inverted())
    cairo_surface_mark_dirty(surface.pointer)
    setSource(surface, x: visible.minX, y: visible.minY)
    return true
  }

  /// Makes a picture in pixels of the device Cairo's source, its corner at (x, y).
  func setSource(_ surface: CairoSurface, x: Int, y: Int) {
    context.withMatrix(CGAffineTransform(scaleX: 1 / rasterScale, y: 1 / rasterScale)) {
      cairo_set_source_surface(cairo, surface.pointer, Double(x), Double(y))
    }
    let filter = target == .pixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    cairo_pattern_set_filter(cairo_get_source(cairo), filter)
  }

  /// A rectangle of the device in pixels.
  func scaled(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * rasterScale, y: rect.minY * rasterScale, width: rect.width * rasterScale,
      height: rect.height * rasterScale)
  }

  /// Paints the background and makes the grid Cairo's source.
  private func setSource(
    _ mesh: MeshPaint, for operation: PathOperation
  ) throws(CairoError) -> Bool {
    if setSource(mesh.background) {
      switch operation {
      case .filling: cairo_fill_preserve(cairo)
      case .stroking: cairo_stroke_preserve(cairo)
      }
    }
    let pattern = try CairoPattern(owning: cairo_pattern_create_mesh())
    for quad in mesh.quads {
      let corners = [quad.0, quad.1, quad.2, quad.3]
      cairo_mesh_pattern_begin_patch(pattern.pointer)
      for (number, corner) in corners.enumerated() {
        let point = mesh.points[corner]
        if number == 0 {
          cairo_mesh_pattern_move_to(pattern.pointer, point.x, point.y)
        } else {
          cairo_mesh_pattern_line_to(pattern.pointer, point.x, point.y)
        }
      }
      for (number, corner) in corners.enumerated() {
        let color = mesh.colors[corner]
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern.pointer, UInt32(number), Double(color.red), Double(color.green),
          Double(color.blue), Double(color.opacity))
      }
      cairo_mesh_pattern_end_patch(pattern.pointer)
    }
    cairo_set_source(cairo, pattern.pointer)
    return true
  }

  private func setSource(_ paint: TilePaint) throws(CairoError) -> Bool {
    if let pattern = paint.pattern { return try setSource(pattern) }
    guard paint.transform.isDrawable else { return false }
    let (width, height) = (CGFloat(paint.image.width), CGFloat(paint.image.height))
    let part = PixelRect(
      nearest: CGRect(
        x: paint.sourceRect.minX * width, y: paint.sourceRect.minY * height,
        width: paint.sourceRect.width * width, height: paint.sourceRect.height * height))
    guard let surface = try session.surface(of: paint.image, part: part),
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return false }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(paint.transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(cairo, pattern)
    return true
  }
}
