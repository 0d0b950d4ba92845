import Foundation
import LottieBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite("Lottie")
struct LottieRendererTests {
  private let size = CGSize(width: 100, height: 80)

  private func fill(
    _ path: Path, _ paint: Paint = .color(.black), origin: String? = nil
  ) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: paint)), origin: origin)
  }

  private func group(
    _ items: [DisplayItem], _ change: (inout DisplayGroup.Effects) -> Void
  ) -> DisplayItem {
    var effects = DisplayGroup.Effects()
    change(&effects)
    return DisplayItem(.group(DisplayGroup(effects: effects, items: items)))
  }

  private func render(
    _ renderer: LottieRenderer = LottieRenderer(), end: FrameTimeline.End = .exclusive,
    _ items: (Double) -> [DisplayItem]
  ) throws -> LottieDocument {
    try renderer.render(
      DisplaySequence(FrameTimeline(duration: 1, end: end)) { time in
        DisplayList(size: size, items: items(time))
      })
  }

  private func json(_ document: LottieDocument) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(document.bytes)) as? [String: Any])
  }

  private func layers(_ document: LottieDocument) throws -> [[String: Any]] {
    try #require(try json(document)["layers"] as? [[String: Any]])
  }

  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  // MARK: The file

  @Test("A disc that moves is an ellipse with two keyframes, on a ground that stays")
  func disc() throws {
    var renderer = LottieRenderer()
    renderer.background = .white
    renderer.name = "a \"disc\""
    let document = try render(renderer, end: .inclusive) { time in
      [fill(Path(ellipseIn: CGRect(x: 60 * time, y: 20, width: 40, height: 40)), origin: "r/C#dot")]
    }
    #expect(
      document.text == """
        {"v":"5.7.0","nm":"a \\"disc\\"","fr":30,"ip":0,"op":31,"w":100,"h":80,"ddd":0,"assets":[],\
        "layers":[{"ddd":0,"ty":4,"nm":"dot","shapes":[{"ty":"el","p":{"a":1,"k":[\
        {"t":0,"s":[20,40],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":30,"s":[80,40]}]},\
        "s":{"a":0,"k":[40,40]}},{"ty":"fl","c":{"a":0,"k":[0,0,0]},"o":{"a":0,"k":100},"r":1}],\
        "ks":{},"ip":0,"op":31,"st":0,"bm":0},\
        {"ddd":0,"ty":4,"shapes":[{"ty":"rc","p":{"a":0,"k":[50,40]},"s":{"a":0,"k":[100,80]},\
        "r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,1,1]},"o":{"a":0,"k":100},"r":1}],\
        "ks":{},"ip":0,"op":31,"st":0,"bm":0}]}

        """)
    #expect(document.unsupported.isEmpty)
  }

  @Test("A loop goes on into its first frame, which is not shown twice")
  func loop() throws {
    let document = try render(end: .loop) { time in
      [fill(Path(CGRect(x: 30 * abs(time - 0.5), y: 0, width: 10, height: 10)))]
    }
    #expect(try json(document)["op"] as? Int == 30)
    #expect(document.text.contains(#"{"t":15,"s":[5,5],"#))
    #expect(document.text.contains(#"{"t":30,"s":[20,5]}"#))
  }

  @Test("What comes and goes is a layer of its frames, under what it was under")
  func appearing() throws {
    let document = try render { time in
      let top = fill(square, .color(.white), origin: "top")
      return time < 0.5 ? [top] : [fill(square, origin: "new"), top]
    }
    let two = try layers(document)
    #expect(two.map { $0["ip"] as? Int } == [0, 15])
    #expect(two.map { $0["op"] as? Int } == [30, 30])
  }

  // MARK: Motion

  @Test("A turn is an angle around the middle of what turns, and goes on beyond a circle")
  func turn() throws {
    let document = try render(end: .inclusive) { time in
      let turn = CGAffineTransform(translationX: -50, y: -40)
        .concatenating(CGAffineTransform(rotationAngle: time * 3 * .pi))
        .concatenating(CGAffineTransform(translationX: 50, y: 40))
      return [
        group([fill(Path(CGRect(x: 40, y: 35, width: 20, height: 10)))]) { $0.transform = turn }
      ]
    }
    #expect(document.text.contains(#""a":{"a":0,"k":[50,40]},"p":{"a":0,"k":[50,40]}"#))
    #expect(
      document.text.contains(
        #""r":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":30,"s":[540]}]}"#
      ))
  }

  @Test("What slants is turned, scaled and turned again")
  func slant() throws {
    let document = try render(end: .inclusive) { time in
      [
        group([fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)))]) {
          $0.transform = CGAffineTransform(a: 1, b: 0, c: time, d: 1, tx: 0, ty: 0)
        }
      ]
    }
    // Straight ways of vertices are shorter here than two transforms.
    #expect(!document.text.contains("\"sk\""))
    #expect(document.text.contains(#""ty":"sh""#))
  }

  @Test("At every frame all points of a path are within the tolerance", arguments: [1, 3])
  func tolerance(turns: Double) throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 40, y: 40))
      path.addQuadCurve(to: CGPoint(x: 60, y: 40), control: CGPoint(x: 50, y: 20))
      path.addLine(to: CGPoint(x: 50, y: 60))
      path.closeSubpath()
    }
    func outline(_ time: Double) -> Path {
      path.applying(
        CGAffineTransform(translationX: 20 * sin(time * 2 * .pi * turns), y: 10 * time * time))
    }
    let document = try render(end: .inclusive) { [fill(outline($0))] }
    let layer = try #require(try layers(document).first)
    let shapes = try #require(layer["shapes"] as? [[String: Any]])
    let keys = try #require((shapes[0]["ks"] as? [String: Any])?["k"] as? [[String: Any]])
    #expect(keys.count < 31)
    for frame in 0...30 {
      let drawn = try vertices(keys, at: frame)
      let points = outline(Double(frame) / 30).contours[0]
      let defined = [points.start] + points.segments.map(\.end)
      for (a, b) in zip(drawn, defined) {
        #expect(hypot(a.x - b.x, a.y - b.y) <= LottieRenderer.lengthTolerance)
      }
    }
  }

  private func vertices(_ keys: [[String: Any]], at frame: Int) throws -> [CGPoint] {
    func points(_ key: [String: Any]) throws -> [CGPoint] {
      let value = try #require((key["s"] as? [[String: Any]])?.first?["v"] as? [[Double]])
      return value.map { CGPoint(x: $0[0], y: $0[1]) }
    }
    let times = try keys.map { try #require($0["t"] as? Int) }
    let next = times.firstIndex { $0 >= frame } ?? times.count - 1
    guard next > 0 else { return try points(keys[0]) }
    let part = Double(frame - times[next - 1]) / Double(times[next] - times[next - 1])
    return zip(try points(keys[next - 1]), try points(keys[next])).map { a, b in
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
  }

  // MARK: Groups

  @Test("A group that fades is composed apart, a single shape fades by itself")
  func fade() throws {
    let two = [fill(square), fill(square.offsetBy(dx: 10, dy: 0))]
    let apart = try render { time in [group(two) { $0.opacity = 0.25 + time / 2 }] }
    let layer = try #require(try layers(apart).first)
    #expect(layer["ty"] as? Int == 0)
    #expect(layer["refId"] as? String == "c1")
    let single = try render { time in [group([two[0]]) { $0.opacity = 0.25 + time / 2 }] }
    #expect(try layers(single).first?["ty"] as? Int == 4)
    #expect(single.text.contains(#""ks":{"o":{"a":1,"k":[{"t":0,"s":[25],"#))
  }

  @Test("A clip is a mask of each layer, one that cuts nothing is none")
  func clip() throws {
    let clipped = try render { _ in
      [
        group([fill(square)]) {
          $0.clip = DisplayClip(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
      ]
    }
    #expect(clipped.text.contains(#""hasMask":true,"masksProperties":[{"mode":"a","inv":false,"#))
    let whole = try render { _ in
      [
        group([fill(square)]) {
          $0.clip = DisplayClip(path: Path(CGRect(origin: .zero, size: size)))
        }
      ]
    }
    #expect(!whole.text.contains("hasMask"))
  }

  @Test("A clip of several outlines and a mask are mattes")
  func matte() throws {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let clipped = try render { _ in
      [group([fill(square)]) { $0.clip = DisplayClip(path: ring, style: FillStyle(eoFill: true)) }]
    }
    let masked = try render { _ in [group([fill(square)]) { $0.mask = [fill(ring)] }] }
    for document in [clipped, masked] {
      #expect(document.text.contains(#""td":1"#))
      #expect(document.text.contains(#""tt":1"#))
    }
    #expect(clipped.text.contains(#""r":2"#))
    let cut = try render { _ in
      [fill(square), group([fill(ring)]) { $0.blendMode = .destinationOut }]
    }
    #expect(cut.text.contains(#""tt":2"#))
    #expect(cut.unsupported.isEmpty)
  }

  // MARK: Paint

  @Test("Gradients have places, colours and opacities of stops")
  func gradient() throws {
    let stops = [
      GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
      GradientPaint.Stop(
        color: Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5), location: 1),
    ]
    let linear = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0)), stops: stops)
    let document = try render { _ in [fill(square, .gradient(linear))] }
    #expect(
      document.text.contains(
        #""ty":"gf","t":1,"g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,1,0,0,0,1,1,0.5]}},"s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[10,0]}"#
      ))
    let oval = GradientPaint(
      geometry: .radial(center: .zero, startRadius: 5, endRadius: 10),
      stops: [stops[0], GradientPaint.Stop(color: .black, location: 1)],
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 20, ty: 20))
    let stretched = try render { _ in [fill(square, .gradient(oval))] }
    #expect(stretched.text.contains(#""t":2,"g":{"p":2,"k":{"a":0,"k":[0.5,1,0,0,1,0,0,0]}}"#))
    #expect(stretched.text.contains(#""s":{"a":0,"k":[200,100]}"#))
  }

  @Test("Lines keep their width, dashes, ends and corners; a stretched one is an outline")
  func line() throws {
    let style = StrokeStyle(
      lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [3], dashPhase: 1)
    let stroke = DisplayItem(.stroke(StrokeItem(path: square, paint: .color(.black), style: style)))
    let doubled = try render { _ in
      [group([stroke]) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }]
    }
    #expect(
      doubled.text.contains(
        #""w":{"a":0,"k":8},"lc":2,"lj":3,"ml":10,"d":[{"n":"d","v":{"a":0,"k":6}},{"n":"g","v":{"a":0,"k":6}},{"n":"o","v":{"a":0,"k":2}}]"#
      ))
    let stretched = try render { _ in
      [group([stroke]) { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }]
    }
    #expect(!stretched.text.contains(#""ty":"st""#))
    #expect(stretched.text.contains(#""ty":"fl""#))
  }

  // MARK: What can't be said

  private var sweep: Paint {
    .gradient(
      GradientPaint(
        geometry: .angular(center: CGPoint(x: 20, y: 20), start: .zero, end: .degrees(360)),
        stops: [
          GradientPaint.Stop(color: .black, location: 0),
          GradientPaint.Stop(color: .white, location: 1),
        ]))
  }

  private struct Rasterizer: EffectRasterizer {
    func rasterize(_ list: DisplayList, region: CGRect, scale: CGFloat) throws -> EncodedImage {
      EncodedImage(
        format: .png, bytes: [UInt8(list.items.count)], width: Int(region.width * scale),
        height: Int(region.height * scale))
    }
  }

  @Test("What Lottie lacks is one picture wherever it goes, and is reported once")
  func pixels() throws {
    var renderer = LottieRenderer()
    renderer.rasterizer = Rasterizer()
    let document = try render(renderer) { time in
      [
        group([fill(square, sweep, origin: "root/Square")]) {
          $0.transform = CGAffineTransform(translationX: 50 * time, y: 0)
        }
      ]
    }
    #expect(
      document.unsupported.map(\.description) == [
        "root/Square: Lottie has no angular gradient; drawn as pixels"
      ])
    #expect((try json(document)["assets"] as? [Any])?.count == 1)
    #expect(document.text.contains(#""p":"data:image/png;base64,AQ==","e":1"#))
    #expect(try layers(document).count == 1)
  }

  @Test("Without pixels the nearest thing is drawn, or it is refused")
  func policies() throws {
    let nearest = try render { _ in [fill(square, sweep)] }
    #expect(nearest.unsupported.map(\.remedy) == [.nearest])
    #expect(nearest.text.contains(#""c":{"a":0,"k":[1,1,1]}"#))
    var strict = LottieRenderer()
    strict.unsupported = .error
    #expect(throws: LottieError.self) { try render(strict) { _ in [fill(square, sweep)] } }
  }

  @Test("Blend modes have their numbers", arguments: [(BlendMode.multiply, 1), (.plusLighter, 16)])
  func blend(mode: BlendMode, number: Int) throws {
    let document = try render { _ in [fill(square), group([fill(square)]) { $0.blendMode = mode }] }
    #expect(try layers(document).map { $0["bm"] as? Int } == [number, 0])
  }
}
