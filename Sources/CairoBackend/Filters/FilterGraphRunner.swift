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

/// Takes the steps of a filter on the pixels of a layer.
struct FilterGraphRunner {
  let width: Int
  let height: Int
  /// The layer's corner on the device, in pixels.
  let origin: CGPoint
  /// Maps the filter's coordinates to pixels of the layer.
  let matrix: CGAffineTransform
  let session: RenderSession
  private let source: FilterPicture
  private var results: [FilterPicture] = []

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

  /// The last step's picture in gamma-encoded sRGB; clear without a step.
  mutating func run(_ graph: FilterGraph) throws(CairoError) -> [UInt32] {
    for step in graph.steps {
      var picture = try picture(of: step)
      picture.region = picture.region.intersection(source.region)
      picture.clearOutside(width: width)
      results.append(picture)
    }
    guard let last = results.last else { return [UInt32](repeating: 0, count: width * height) }
    return last.converted(toLinear: false).pixels
  }

  /// A clear picture of a step's region.
  func blank(_ step: FilterGraph.Step) -> FilterPicture {
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    return FilterPicture(
      pixels: [UInt32](repeating: 0, count: width * height),
      region: PixelRect(nearest: step.region.applying(matrix)).intersection(whole),
      isLinear: step.isLinear)
  }

  /// An input in the step's colours; clear for one that is missing.
  func input(_ index: Int, of step: FilterGraph.Step) -> FilterPicture {
    guard index < step.inputs.count else { return blank(step) }
    switch step.inputs[index] {
    case .source: return source.converted(toLinear: step.isLinear)
    case .sourceAlpha:
      var alpha = source
      alpha.pixels = source.pixels.map { $0 & 0xFF00_0000 }
      alpha.isLinear = step.isLinear
      return alpha
    case .step(let number):
      guard results.indices.contains(number) else { return blank(step) }
      return results[number].converted(toLinear: step.isLinear)
    }
  }

  private func picture(of step: FilterGraph.Step) throws(CairoError) -> FilterPicture {
    var result = blank(step)
    switch step.kind {
    case .blur(let x, let y): result.pixels = blurred(input(0, of: step).pixels, x, y)
    case .offset(let size): result.pixels = moved(input(0, of: step).pixels, size)
    case .flood(let color):
      result.isLinear = false
      result.pixels = [UInt32](
        repeating: UInt32(premultiplied: color), count: width * height)
    case .merge:
      for index in step.inputs.indices {
        result.pixels = try composed(
          input(index, of: step).pixels, on: result.pixels, by: CAIRO_OPERATOR_OVER)
      }
    case .blend(let mode):
      result.pixels = try composed(
        input(0, of: step).pixels, on: input(1, of: step).pixels,
        by: mode.cairo ?? CAIRO_OPERATOR_OVER)
    case .composite(let rule):
      result.pixels = try composed(input(0, of: step).pixels, input(1, of: step).pixels, rule)
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
    case .turbulence(let noise): fill(&result, noise, step.region)
    case .convolution(let convolution):
      result.pixels = convolution.applied(
        to: input(0, of: step).pixels, width: width, height: height)
    case .displacement(let scale, let x, let y):
      result.pixels = displaced(
        input(0, of: step).pixels, by: input(1, of: step).pixels, scale, x, y)
    case .lighting(let lighting):
      let shader = FilterShader(lighting, matrix: matrix, isLinear: step.isLinear)
      shader.fill(
        &result.pixels, surface: input(0, of: step).pixels, width: width, height: height,
        region: result.region)
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

  private func composed(
    _ first: [UInt32], _ second: [UInt32], _ rule: FilterGraph.Composition
  ) throws(CairoError) -> [UInt32] {
    switch rule {
    case .over: try composed(first, on: second, by: CAIRO_OPERATOR_OVER)
    case .in: try composed(first, on: second, by: CAIRO_OPERATOR_IN)
    case .out: try composed(first, on: second, by: CAIRO_OPERATOR_OUT)
    case .atop: try composed(first, on: second, by: CAIRO_OPERATOR_ATOP)
    case .xor: try composed(first, on: second, by: CAIRO_OPERATOR_XOR)
    case .lighter: try composed(first, on: second, by: CAIRO_OPERATOR_ADD)
    case .arithmetic(let k1, let k2, let k3, let k4):
      zip(first, second).map { Self.arithmetic($0, $1, k1, k2, k3, k4) }
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
    return [(24, 1.0), (16, alpha), (8, alpha), (0, alpha)].reduce(0 as UInt32) { sum, part in
      sum | UInt32(clamping: (component(part.0, part.1) * 255).rounded()) << part.0
    }
  }

  private func composed(
    _ top: [UInt32], on bottom: [UInt32], by rule: cairo_operator_t
  ) throws(CairoError) -> [UInt32] {
    let (source, target) = (try surface(top), try surface(bottom))
    let context = try CairoContext(target)
    cairo_set_source_surface(context.pointer, source.pointer, 0, 0)
    cairo_set_operator(context.pointer, rule)
    cairo_paint(context.pointer)
    try context.check()
    cairo_surface_flush(target.pointer)
    return target.argb.map { Array($0) } ?? bottom
  }

  private func surface(_ pixels: [UInt32]) throws(CairoError) -> CairoSurface {
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return try CairoSurface(
      bitmap, part: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
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
