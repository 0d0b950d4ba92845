import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A picture between the steps of a filter.
struct FilterPicture {
  /// Premultiplied ARGB, row by row, of the whole layer.
  var pixels: [UInt32]
  /// Outside of it the picture is clear; in pixels of the layer.
  var region: PixelRect
  /// Whether components are linear light; else gamma-encoded sRGB.
  var isLinear: Bool
}

/// Runs the steps of a filter on the pixels of a layer.
///
/// Steps that do not contribute to the result are skipped, and a result is released after its last use.
struct FilterGraphRunner {
  let width: Int
  let height: Int
  /// The layer's corner on the device, in pixels.
  let origin: CGPoint
  /// Maps the filter's coordinates to pixels of the layer.
  let matrix: CGAffineTransform
  let session: RenderSession
  private let source: FilterPicture
  /// The source in linear light, once a step has asked for it.
  private var linearSource: FilterPicture?
  /// The results of earlier steps that later steps still read, by step.
  private var results: [Int: FilterPicture] = [:]

  init(
    layer: PixelRect, matrix: CGAffineTransform, session: RenderSession, source: [UInt32],
    region: CGRect
  ) {
    width = layer.width
    height = layer.height
    origin = CGPoint(x: layer.minX, y: layer.minY)
    self.matrix = matrix.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    self.session = session
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let box = PixelRect(nearest: region.applying(self.matrix)).intersection(whole)
    var picture = FilterPicture(pixels: source, region: box, isLinear: false)
    picture.clearOutside(width: width)
    self.source = picture
  }

  /// Returns the last step's picture in gamma-encoded sRGB; clear without a step.
  mutating func run(_ graph: FilterGraph) throws(CairoError) -> [UInt32] {
    let lastUses = graph.lastUses
    var last: FilterPicture?
    for (number, step) in graph.steps.enumerated() {
      guard let lastUse = lastUses[number] else { continue }
      var picture = try picture(of: step)
      for case .step(let input) in step.inputs
      where results[input] != nil && lastUses[input] == number {
        results[input] = nil
      }
      picture.region = picture.region.intersection(source.region)
      picture.clearOutside(width: width)
      if lastUse < graph.steps.count { results[number] = picture } else { last = picture }
    }
    return last?.converted(toLinear: false).pixels ?? clear
  }

  /// The pixels of a picture that shows nothing.
  private var clear: [UInt32] { [UInt32](repeating: 0, count: width * height) }

  /// Returns a picture of a step's region without its pixels.
  private func frame(of step: FilterGraph.Step) -> FilterPicture {
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    return FilterPicture(
      pixels: [], region: PixelRect(nearest: step.region.applying(matrix)).intersection(whole),
      isLinear: step.isLinear)
  }

  /// Returns an input in the step's colors; clear for a missing one.
  private mutating func input(_ index: Int, of step: FilterGraph.Step) -> FilterPicture {
    guard index < step.inputs.count else { return blank(step) }
    switch step.inputs[index] {
    case .source:
      guard step.isLinear else { return source }
      let picture = linearSource ?? source.converted(toLinear: true)
      linearSource = picture
      return picture
    case .sourceAlpha:
      var alpha = source
      alpha.pixels = source.pixels.map { $0 & 0xFF00_0000 }
      alpha.isLinear = step.isLinear
      return alpha
    case .step(let number):
      return results[number]?.converted(toLinear: step.isLinear) ?? blank(step)
    }
  }

  private func blank(_ step: FilterGraph.Step) -> FilterPicture {
    var picture = frame(of: step)
    picture.pixels = clear
    return picture
  }

  private mutating func picture(of step: FilterGraph.Step) throws(CairoError) -> FilterPicture {
    var result = frame(of: step)
    switch step.kind {
    case .blur(let x, let y): result.pixels = blurred(input(0, of: step).pixels, x, y)
    case .offset(let size): result.pixels = moved(input(0, of: step).pixels, size)
    case .flood(let color):
      result.isLinear = false
      result.pixels = [UInt32](
        repeating: UInt32(premultiplied: color), count: width * height)
    case .merge:
      result.pixels = clear
      for index in step.inputs.indices {
        let pixels = input(index, of: step).pixels
        try compose(pixels, on: &result.pixels, by: CAIRO_OPERATOR_OVER)
      }
    case .blend(let mode):
      result.pixels = input(1, of: step).pixels
      let top = input(0, of: step).pixels
      try compose(top, on: &result.pixels, by: mode.cairo ?? CAIRO_OPERATOR_OVER)
    case .composite(let rule):
      result.pixels = input(1, of: step).pixels
      let top = input(0, of: step).pixels
      try compose(top, on: &result.pixels, rule)
    case .colorMatrix(let entries):
      result.pixels = input(0, of: step).pixels
      if let map = ColorMatrix(entries) {
        result.pixels.withUnsafeMutableBufferPointer { map.apply(to: $0) }
      }
    case .transfer(let red, let green, let blue, let alpha):
      let tables = FilterTables(red: red, green: green, blue: blue, alpha: alpha)
      result.pixels = input(0, of: step).pixels.map { tables.apply(to: $0) }
    case .morphology(let dilates, let x, let y):
      let scales = matrix.axisScales
      result.pixels = FilterMorphology(
        dilates: dilates, x: Self.whole(x * scales.x), y: Self.whole(y * scales.y)
      ).apply(to: input(0, of: step).pixels, width: width, height: height)
    case .tile: result.pixels = tiled(input(0, of: step))
    case .picture(let items):
      result.isLinear = false
      result.pixels = try drawn(items)
    case .turbulence(let noise):
      result.pixels = clear
      fill(&result, noise, step.region)
    case .convolution(let convolution):
      result.pixels = convolution.applied(
        to: input(0, of: step).pixels, width: width, height: height)
    case .displacement(let scale, let x, let y):
      let map = input(1, of: step).pixels
      result.pixels = displaced(input(0, of: step).pixels, by: map, scale, x, y)
    case .lighting(let lighting):
      let shader = FilterShader(lighting, matrix: matrix, isLinear: step.isLinear)
      let surface = input(0, of: step).pixels
      result.pixels = clear
      shader.fill(
        &result.pixels, surface: surface, width: width, height: height, region: result.region)
    }
    return result
  }

  private static func whole(_ length: CGFloat) -> Int {
    Int(clamping: length.rounded(), to: 0...10_000)
  }

  // MARK: Pictures of pictures

  private func blurred(_ pixels: [UInt32], _ x: CGFloat, _ y: CGFloat) -> [UInt32] {
    let scales = matrix.axisScales
    let kernels = (
      x: BlurKernel(deviation: max(x, 0) * scales.x), y: BlurKernel(deviation: max(y, 0) * scales.y)
    )
    guard !kernels.x.isIdentity || !kernels.y.isIdentity else { return pixels }
    var result = [UInt32](repeating: 0, count: pixels.count)
    result.withUnsafeMutableBufferPointer { result in
      for shift: UInt32 in [24, 16, 8, 0] {
        let samples = PixelMemory.Samples(count: pixels.count)
        for index in pixels.indices {
          samples.pointer[index] = UInt16(truncatingIfNeeded: (pixels[index] >> shift & 255) &* 257)
        }
        BlurPlane(width: width, height: height, samples: samples)
          .blurred(x: kernels.x, y: kernels.y).merge(into: result, shift: shift)
      }
    }
    return result.map(\.clampedToAlpha)
  }

  private func moved(_ pixels: [UInt32], _ size: CGSize) -> [UInt32] {
    let way = size.applying(matrix)
    let (dx, dy) = (Self.step(way.width), Self.step(way.height))
    var result = [UInt32](repeating: 0, count: pixels.count)
    for y in max(0, dy)..<max(min(height, height + dy), max(0, dy)) {
      for x in max(0, dx)..<max(min(width, width + dx), max(0, dx)) {
        result[y * width + x] = pixels[(y - dy) * width + x - dx]
      }
    }
    return result
  }

  private static func step(_ length: CGFloat) -> Int {
    Int(clamping: length.rounded(), to: -1_000_000...1_000_000)
  }

  private func tiled(_ input: FilterPicture) -> [UInt32] {
    let tile = input.region
    guard !tile.isEmpty else { return [UInt32](repeating: 0, count: input.pixels.count) }
    var result = input.pixels
    for y in 0..<height {
      let row = tile.minY + Self.modulo(y - tile.minY, tile.height)
      for x in 0..<width {
        let column = tile.minX + Self.modulo(x - tile.minX, tile.width)
        result[y * width + x] = input.pixels[row * width + column]
      }
    }
    return result
  }

  private static func modulo(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }

  private func drawn(_ items: [DisplayItem]) throws(CairoError) -> [UInt32] {
    let layer = try RasterLayer(
      region: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), session: session)
    try layer.draw(items, matrix: matrix)
    var pixels: [UInt32] = []
    layer.withPixels { pixels = Array($0) }
    return pixels
  }

  // MARK: Composition

  private func compose(
    _ top: [UInt32], on pixels: inout [UInt32], _ rule: FilterGraph.Composition
  ) throws(CairoError) {
    switch rule {
    case .over: try compose(top, on: &pixels, by: CAIRO_OPERATOR_OVER)
    case .in: try compose(top, on: &pixels, by: CAIRO_OPERATOR_IN)
    case .out: try compose(top, on: &pixels, by: CAIRO_OPERATOR_OUT)
    case .atop: try compose(top, on: &pixels, by: CAIRO_OPERATOR_ATOP)
    case .xor: try compose(top, on: &pixels, by: CAIRO_OPERATOR_XOR)
    case .lighter: try compose(top, on: &pixels, by: CAIRO_OPERATOR_ADD)
    case .arithmetic(let k1, let k2, let k3, let k4):
      for index in pixels.indices {
        pixels[index] = Self.arithmetic(top[index], pixels[index], k1, k2, k3, k4)
      }
    }
  }

  private static func arithmetic(
    _ first: UInt32, _ second: UInt32, _ k1: Double, _ k2: Double, _ k3: Double, _ k4: Double
  ) -> UInt32 {
    func component(_ shift: UInt32, _ most: Double) -> Double {
      let (a, b) = (Double(first >> shift & 255) / 255, Double(second >> shift & 255) / 255)
      let sum = k1 * a * b + k2 * a + k3 * b + k4
      return sum > 0 ? min(sum, most) : 0
    }
    let alpha = component(24, 1)
    func byte(_ value: Double) -> UInt32 { UInt32(clamping: (value * 255).rounded()) }
    return byte(alpha) << 24 | byte(component(16, alpha)) << 16 | byte(component(8, alpha)) << 8
      | byte(component(0, alpha))
  }

  /// Composes a picture onto pixels in place.
  private func compose(
    _ top: [UInt32], on pixels: inout [UInt32], by rule: cairo_operator_t
  ) throws(CairoError) {
    try top.withUnsafeBufferPointer { (top) throws(CairoError) in
      try pixels.withUnsafeMutableBufferPointer { (pixels) throws(CairoError) in
        // Cairo only reads the source.
        let source = try surface(of: UnsafeMutablePointer(mutating: top.baseAddress))
        let target = try surface(of: pixels.baseAddress)
        let context = try CairoContext(target)
        cairo_set_source_surface(context.pointer, source.pointer, 0, 0)
        cairo_set_operator(context.pointer, rule)
        cairo_paint(context.pointer)
        try context.check()
        cairo_surface_finish(target.pointer)
        cairo_surface_finish(source.pointer)
      }
    }
  }

  /// Returns a surface of pixels in place; the caller finishes it before the pixels move.
  private func surface(of pixels: UnsafeMutablePointer<UInt32>?) throws(CairoError) -> CairoSurface
  {
    let data = UnsafeMutableRawPointer(pixels)?.assumingMemoryBound(to: UInt8.self)
    return try CairoSurface(
      owning: cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
  }
}

extension RasterLayer {
  /// Takes the steps of a graph.
  func apply(_ graph: FilterGraph, matrix: CGAffineTransform) throws(CairoError) {
    var source: [UInt32] = []
    withPixels { source = Array($0) }
    var runner = FilterGraphRunner(
      layer: region, matrix: matrix, session: session, source: source, region: graph.region)
    let result = try runner.run(graph)
    change { pixels in
      for index in pixels.indices { pixels[index] = result[index] }
    }
  }
}

extension FilterGraph {
  /// How many pixels away from what is seen the steps may read.
  func spill(matrix: CGAffineTransform) -> (x: Int, y: Int) {
    let scales = matrix.axisScales
    var sum = (x: 0.0, y: 0.0)
    for step in steps {
      switch step.kind {
      case .blur(let x, let y): sum = (sum.x + 4 * x * scales.x + 4, sum.y + 4 * y * scales.y + 4)
      case .offset(let size):
        let way = size.applying(matrix)
        sum = (sum.x + abs(way.width) + 1, sum.y + abs(way.height) + 1)
      case .morphology(_, let x, let y): sum = (sum.x + x * scales.x, sum.y + y * scales.y)
      case .displacement(let scale, _, _):
        sum = (sum.x + abs(scale) * scales.x, sum.y + abs(scale) * scales.y)
      case .convolution(let convolution):
        sum = (sum.x + Double(convolution.columns), sum.y + Double(convolution.rows))
      case .tile:
        let box = region.applying(matrix)
        sum = (sum.x + box.width, sum.y + box.height)
      case .flood, .merge, .blend, .composite, .colorMatrix, .transfer, .picture, .turbulence,
        .lighting:
        break
      }
    }
    func whole(_ length: Double) -> Int { Int(clamping: length.rounded(.up), to: 0...8192) }
    return (whole(sum.x), whole(sum.y))
  }
}
