import CairoBackend
import Foundation
import ImageCoding
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct DrawingCostTests {
  private let whole = CGRect(x: 0, y: 0, width: 8000, height: 8000)

  private func step(_ kind: FilterGraph.Kind, _ inputs: [FilterGraph.Input] = [])
    -> FilterGraph.Step
  {
    FilterGraph.Step(kind, inputs: inputs, region: whole, isLinear: false)
  }

  private func filtered(_ steps: [FilterGraph.Step], side: CGFloat = 8000) -> DisplayList {
    let graph = FilterGraph(region: CGRect(x: 0, y: 0, width: side, height: side), steps: steps)
    return DisplayList(
      side, side,
      [.group([.fill(.rect(0, 0, side, side), .red)]) { $0.filters = [.graph(graph)] }])
  }

  private func refusal(
    _ list: DisplayList, scale: CGFloat = 1, by renderer: CairoRenderer = renderer
  ) -> CairoError? {
    do throws(CairoError) {
      _ = try renderer.bitmap(list, scale: scale)
      return nil
    } catch {
      return error
    }
  }

  @Test func `Filter steps that do not contribute to the result cost nothing`() throws {
    let floods = (0..<60).map { _ in step(.flood(.blue)) }
    #expect(renderer.cost(of: filtered(floods)) == renderer.cost(of: filtered([floods[0]])))
    let small = filtered(
      [step(.picture([.fill(.rect(0, 0, 9, 9), .green)])), step(.flood(.blue))], side: 2)
    #expect(try renderer.bitmap(small).pixels == [UInt32](repeating: 0xff00_00ff, count: 4))
  }

  @Test func `A filter result is released after its last use`() {
    func chain(_ count: Int) -> DisplayList {
      filtered((0..<count).map { step(.offset(.zero), [$0 == 0 ? .source : .step($0 - 1)]) })
    }
    #expect(renderer.cost(of: chain(60)).bytes == renderer.cost(of: chain(2)).bytes)
    let floods = (0..<60).map { _ in step(.flood(.blue)) }
    let merged = filtered(floods + [step(.merge, (0..<60).map { .step($0) })])
    // Sixty results of 64,000,000 pixels, more than a quarter of the limit of steps.
    #expect(renderer.cost(of: merged).bytes > 60 * 256_000_000)
    guard case .tooMuchWork(_, let limit) = refusal(merged) else {
      Issue.record("the picture was drawn")
      return
    }
    #expect(limit == 8_000_000_000)
  }

  @Test func `A result that several steps read stays until the last of them`() throws {
    let steps = [
      step(.flood(.blue)), step(.offset(.zero), [.step(0)]), step(.merge, [.step(0), .step(1)]),
      step(.composite(.in), [.step(0), .step(2)]),
    ]
    let picture = try renderer.bitmap(filtered(steps, side: 2))
    #expect(picture.pixels == [UInt32](repeating: 0xff00_00ff, count: 4))
  }

  @Test func `A large convolution is refused`() {
    let convolution = FilterConvolution(
      columns: 100, rows: 100, matrix: [Double](repeating: 1, count: 10_000), divisor: 10_000,
      bias: 0, targetX: 50, targetY: 50, edge: .duplicate, preservesAlpha: false)
    let list = filtered([step(.convolution(convolution), [.source])], side: 1000)
    #expect(
      refusal(list)?.description.hasPrefix("rendering the image takes 210") == true,
      "\(String(describing: refusal(list)))")
  }

  @Test func `Nested blurs are refused by what they cost together`() {
    var items: [DisplayItem] = [.fill(.rect(100, 100, 600, 600), .red)]
    for _ in 0..<300 { items = [.group(items) { $0.filters = [.blur(radius: 2, opaque: false)] }] }
    let list = DisplayList(800, 800, items)
    #expect(renderer.cost(of: list).steps > 8_000_000_000)
    #expect(refusal(list) != nil)
  }

  @Test func `Items that cover the picture are refused by their number`() {
    let sheet = DisplayItem.fill(.rect(0, 0, 8000, 8000), .red)
    let list = DisplayList(8000, 8000, [DisplayItem](repeating: sheet, count: 400))
    #expect(refusal(list) != nil)
  }

  @Test func `Posters and blurred pages stay within the limit`() {
    let dots = (0..<10_000).map { number -> DisplayItem in
      let (x, y) = (CGFloat(number % 100) * 40, CGFloat(number / 100) * 40)
      return .fill(.circle(x, y, radius: 300), .blue)
    }
    #expect(renderer.cost(of: DisplayList(4000, 4000, dots)).steps < 4_000_000_000)
    let page = DisplayList(
      816, 1056, [.group(Array(dots[..<100])) { $0.filters = [.blur(radius: 20, opaque: false)] }])
    #expect(renderer.cost(of: page, scale: 4).steps < 4_000_000_000)
    let largest = DisplayList(
      8192, 8192,
      [
        .group([.fill(.circle(4096, 4096, radius: 4096), .red)]) {
          $0.filters = [.blur(radius: 5, opaque: false)]
          $0.opacity = 0.5
        }
      ])
    let cost = renderer.cost(of: largest)
    #expect(cost.steps < 8_000_000_000 && cost.bytes < 2_000_000_000)
  }

  @Test func `The message has the cost, the limit and the view`() {
    var modest = renderer
    modest.maximumSteps = 20_000
    let disc = DisplayItem.fill(.circle(50, 50, radius: 40), .red)
    let blurred = DisplayItem(
      DisplayItem.group([disc]) { $0.filters = [.blur(radius: 2, opaque: false)] }.content,
      origin: "root/0:Circle")
    let message = refusal(DisplayList(100, 100, [blurred]), by: modest)?.description
    #expect(message?.hasPrefix("rendering the image takes ") == true)
    #expect(
      message?.hasSuffix(
        " steps; the limit is 20000; the most expensive part is root/0:Circle") == true,
      "\(message ?? "drawn")")
  }

  @Test func `A frame that repeats most of the last one is refused as it is alone`() throws {
    var modest = renderer
    modest.maximumSteps = 100_000
    let disc = DisplayItem.fill(.circle(50, 50, radius: 40), .red)
    let dot = DisplayItem.fill(.rect(1, 1, 2, 2), .blue)
    let cheap = DisplayList(100, 100, [disc])
    let dear = DisplayList(100, 100, [disc] + [DisplayItem](repeating: dot, count: 100))
    #expect(refusal(dear, by: modest) != nil)
    var sequence = SequenceRenderer(modest, scale: 1, background: nil)
    #expect(try sequence.draw(cheap).picture == modest.bitmap(cheap))
    #expect(throws: CairoError.self) { try sequence.draw(dear) }
    #expect(try sequence.draw(cheap).picture == modest.bitmap(cheap))
  }

  @Test func `Layers of vector files have no pixels and cost none`() throws {
    var modest = renderer
    modest.maximumSteps = 1_000_000
    let sheet = DisplayItem.fill(.rect(0, 0, 2000, 2000), .red)
    let pale = DisplayList(2000, 2000, [.group([sheet, sheet]) { $0.opacity = 0.5 }])
    #expect(refusal(pale, by: modest) != nil)
    #expect(try !modest.pdf(pale).isEmpty)
    let blurred = DisplayList(
      2000, 2000, [.group([sheet]) { $0.filters = [.blur(radius: 3, opaque: false)] }])
    #expect(throws: CairoError.self) { try modest.pdf(blurred) }
  }

  @Test func `Parts that a vector file shows as pixels share one limit`() throws {
    var modest = renderer
    modest.maximumSteps = 100_000
    let list = DisplayList(100, 100, [.fill(.rect(0, 0, 100, 100), .red)])
    func part(_ rasterizer: CairoEffectRasterizer) throws {
      _ = try rasterizer.rasterize(
        list, region: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
    }
    let encode: CairoEffectRasterizer.Encoder = { try PNGEncoder().encodedImage($0) }
    let shared = CairoEffectRasterizer(renderer: modest, isForOnePicture: true, encode: encode)
    #expect(throws: CairoError.self) { for _ in 0..<30 { try part(shared) } }
    let each = CairoEffectRasterizer(renderer: modest, encode: encode)
    for _ in 0..<30 { try part(each) }
  }

  @Test func `Patterns in patterns are refused by what they cost together`() {
    var items: [DisplayItem] = [.fill(.rect(0, 0, 10, 10), .red)]
    for _ in 0..<40 {
      let pattern = PatternPaint(items: items, tile: CGRect(x: 0, y: 0, width: 10, height: 10))
      let fill = FillItem(path: .rect(0, 0, 10, 10), paint: .pattern(pattern))
      items = [DisplayItem(.fill(fill)), DisplayItem(.fill(fill))]
    }
    var modest = renderer
    modest.maximumSteps = 50_000_000
    #expect(refusal(DisplayList(10, 10, items), by: modest) != nil)
  }

  @Test func `Paths that are not drawn do not make a picture too expensive`() throws {
    let broken = Path.lines((0, 0), (.nan, 5), (.infinity, 9), closed: true)
    let list = DisplayList(10, 10, [.fill(broken, .red), .fill(.rect(0, 0, 10, 10), .blue)])
    #expect(try renderer.bitmap(list)[5, 5] == 0xff00_00ff)
  }

  @Test func `A picture of many images keeps a limited number of pixels decoded`() throws {
    let image = EncodedImage(format: .png, bytes: [1], width: 8000, height: 8000)
    let other = EncodedImage(format: .png, bytes: [2], width: 8000, height: 8000)
    func shown(_ images: [EncodedImage]) -> DisplayList {
      let box = CGRect(x: 0, y: 0, width: 1, height: 1)
      let whole = CGRect(x: 0, y: 0, width: 8000, height: 8000)
      return DisplayList(
        1, 1,
        images.map {
          DisplayItem(
            .image(ImageItem(image: $0, source: whole, destination: box, interpolation: .none)))
        })
    }
    let decoding = 1_000_000_000.0
    #expect(renderer.cost(of: shown([image, image, image])).steps < 2 * decoding)
    // Two of them do not fit, so that each is decoded again.
    #expect(renderer.cost(of: shown([image, other, image])).steps > 3 * decoding)
  }
}
