import CairoBackend
import Foundation
import ImageCoding
import Testing
import VectorGeometry
import VectorGraphics

@testable import SVGBackend

@Suite("Animated SVG")
struct SVGAnimationTests {
  private let size = CGSize(width: 100, height: 80)

  private func fill(_ path: Path, _ color: Color.Resolved = .black) -> DisplayItem {
    DisplayItem(.fill(FillItem(path: path, paint: .color(color))))
  }

  private func sequence(
    _ duration: Double = 1, end: FrameTimeline.End = .inclusive,
    _ items: (Double) -> [DisplayItem]
  ) -> DisplaySequence {
    DisplaySequence(FrameTimeline(duration: duration, end: end)) { time in
      DisplayList(size: size, items: items(time))
    }
  }

  private func text(_ sequence: DisplaySequence, plays: Int = 0) throws -> String {
    try SVGRenderer().render(sequence, plays: plays).text
  }

  // MARK: Parts

  @Test("A document of the writer comes back as its elements")
  func parsing() throws {
    let element = try #require(
      SVGElement(parsing: Array(#"<svg a="1 &quot;"><g><rect x="2"/></g>&lt;t</svg>"#.utf8)))
    #expect(element.name == "svg")
    #expect(element["a"] == "1 &quot;")
    #expect(element.children[0].children[0]["x"] == "2")
    #expect(element.content.last == .text("&lt;t"))
    #expect(SVGElement(parsing: Array("<svg".utf8)) == nil)
  }

  @Test(
    "Paths are read in every short form",
    arguments: [
      ("M1 2l3 4h5v-1z", "MLLLZ", [1, 2, 4, 6, 9, 6, 9, 5]),
      ("M0 0C1 1 2 1 3 0S5-1 6 0", "MCC", [0, 0, 1, 1, 2, 1, 3, 0, 4, -1, 5, -1, 6, 0]),
      ("M0 0q1 1 2 0t2 0", "MQQ", [0, 0, 1, 1, 2, 0, 3, -1, 4, 0]),
      ("M.5.5 1.5-2", "ML", [0.5, 0.5, 1.5, -2]),
    ] as [(String, String, [Double])])
  func paths(text: String, commands: String, numbers: [Double]) throws {
    let path = try #require(SVGPathNumbers(text))
    #expect(path.commands == commands)
    #expect(path.numbers == numbers)
  }

  @Test("A straight line needs two keys, a corner three, a parabola few")
  func keys() {
    let times = (0...60).map { Double($0) / 60 }
    func keys(_ value: (Double) -> Double) -> [Int] {
      FewestKeys.keys(times, times.map { [value($0)] }, tolerance: 0.05)
    }
    #expect(keys { 3 * $0 } == [0, 60])
    #expect(keys { abs($0 - 0.5) * 10 } == [0, 30, 60])
    // A chord of length h is off by h²/8 x 2: under 0.05 for h = 0.44; so three chords.
    #expect(keys { $0 * $0 }.count == 4)
  }

  @Test("A turn around a point is one turn, beyond half a circle too")
  func turn() throws {
    let transforms = (0...12).map { step in
      CGAffineTransform(translationX: -50, y: -40)
        .concatenating(CGAffineTransform(rotationAngle: Double(step) / 12 * 2 * .pi))
        .concatenating(CGAffineTransform(translationX: 50, y: 40))
    }
    let motion = TransformMotion(transforms, radius: 100)
    #expect(motion.factors.map(\.name) == ["rotate"])
    let last = try #require(motion.factors[0].values.last)
    #expect(abs(last[0] - 360) < 1e-6)
    #expect(abs(last[1] - 50) < 1e-6)
    #expect(abs(last[2] - 40) < 1e-6)
  }

  @Test("A flip through zero stays a scale")
  func flip() {
    let motion = TransformMotion(
      [1, 0.5, 0, -0.5, -1].map { CGAffineTransform(scaleX: $0, y: 1) }, radius: 100)
    #expect(motion.factors.map(\.name) == ["scale"])
    #expect(motion.factors[0].values.map { $0[0] } == [1, 0.5, 0, -0.5, -1])
  }

  // MARK: Documents

  @Test("What rests is written once, what moves has its keys")
  func moving() throws {
    let moving = sequence { time in
      [
        fill(Path(CGRect(x: 0, y: 0, width: 100, height: 80)), .white),
        fill(Path(ellipseIn: CGRect(x: 60 * time, y: 20, width: 40, height: 40))),
      ]
    }
    #expect(
      try text(moving) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80">

        <rect width="100" height="80" fill="#fff"/>
        <circle cx="20" cy="40" r="20"><animate attributeName="cx" values="20;80" \
        keyTimes="0;1" dur="1s" repeatCount="indefinite"/></circle>
        </svg>

        """)
  }

  @Test("What comes and goes is shown for its time")
  func appearing() throws {
    let appearing = sequence(end: .exclusive) { time in
      let square = fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)))
      let other = fill(Path(CGRect(x: 30, y: 10, width: 10, height: 10)), .white)
      return time < 0.5 ? [square] : [square, other]
    }
    let text = try text(appearing, plays: 1)
    #expect(
      text.contains(
        #"<animate attributeName="display" calcMode="discrete" values="inline;none" keyTimes="0;.5" dur="1s" fill="freeze"/>"#
      ))
    #expect(
      text.contains(
        #"<animate attributeName="display" calcMode="discrete" values="none;inline" keyTimes="0;.5" dur="1s" fill="freeze"/>"#
      ))
  }

  @Test("A loop goes back to its first picture without a seam")
  func loop() throws {
    let loop = sequence(end: .loop) { time in
      let x = 30 * abs(time - 0.5)
      return [fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)))]
    }
    #expect(try text(loop).contains(#"values="15;0;15" keyTimes="0;.5;1""#))
  }

  @Test("A still picture does not move")
  func still() throws {
    let still = sequence { _ in [fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))] }
    #expect(!(try text(still).contains("animate")))
  }

  // MARK: A browser

  /// A spring-like motion of everything that can move.
  private func everything(_ time: Double) -> [DisplayItem] {
    let swing = 1 - exp(-4 * time) * cos(9 * time)
    var turned = DisplayGroup.Effects()
    turned.transform = CGAffineTransform(translationX: -10, y: -10)
      .concatenating(CGAffineTransform(rotationAngle: 2 * swing))
      .concatenating(CGAffineTransform(scaleX: 1 + swing / 2, y: 1))
      .concatenating(CGAffineTransform(translationX: 25, y: 25))
    var faded = DisplayGroup.Effects()
    faded.opacity = min(max(swing / 2, 0), 1)
    let square = fill(
      Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
      Color.Resolved(red: Float(min(swing / 2, 1)), green: 0.2, blue: 0.8, opacity: 1))
    var blob = Path()
    blob.move(to: CGPoint(x: 60, y: 40))
    blob.addCurve(
      to: CGPoint(x: 90, y: 40), control1: CGPoint(x: 60 + 10 * swing, y: 10),
      control2: CGPoint(x: 90, y: 10 + 20 * swing))
    blob.addLine(to: CGPoint(x: 75, y: 60 + 5 * swing))
    blob.closeSubpath()
    return [
      fill(Path(CGRect(x: 0, y: 0, width: 100, height: 80)), .white),
      DisplayItem(.group(DisplayGroup(effects: turned, items: [square]))),
      DisplayItem(.group(DisplayGroup(effects: faded, items: [fill(blob)]))),
    ]
  }

  @Test(
    "A browser plays it: at three times its picture is ours",
    .enabled(if: Chromium.isExpected, "needs chromium, in long tests"), arguments: [0.2, 0.5, 1.1])
  func browser(time: Double) throws {
    let text = try text(
      DisplaySequence(FrameTimeline(rate: FrameRate(60) ?? .standard, duration: 1.5)) { time in
        DisplayList(size: size, items: everything(time))
      })
    let paused =
      "<script>document.documentElement.pauseAnimations();"
      + "document.documentElement.setCurrentTime(\(time))</script></svg>"
    let shown = try Chromium.picture(
      of: text.replacing("</svg>", with: paused), size: size, scale: 2)
    let drawn = try CairoRenderer { _ in throw Unexpected() }.bitmap(
      DisplayList(size: size, items: everything(time)), scale: 2)
    // Edges are smoothed differently; a wrong time or place moves whole shapes.
    let distances = zip(shown.pixels, drawn.pixels).map { Self.distance($0, $1) }
    #expect(distances.count == drawn.pixels.count)
    #expect(distances.reduce(0, +) / Double(distances.count) < 0.4)
    #expect(distances.count { $0 > 48 } < distances.count / 500)
  }

  private struct Unexpected: Error {}

  /// The largest difference of the channels of two pixels.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    var largest = 0.0
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int(one >> shift & 255) - Int(other >> shift & 255)
      largest = max(largest, Double(abs(difference)))
    }
    return largest
  }
}
