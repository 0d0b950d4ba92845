import ShapeShift
import ShapeShiftTesting
import Testing

/// What views have called, in order.
@MainActor
final class Recorder {
  private(set) var entries: [String] = []
  nonisolated init() {}
  func callAsFunction(_ text: String) { entries.append(text) }
  func callAsFunction(_ number: CGFloat) { entries.append("\(Int(number.rounded()))") }
}

extension View {
  /// The view in a rectangle of the canvas.
  func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height).position(x: x + width / 2, y: y + height / 2)
  }
}

/// A question that is asked at once, and tells how it is answered.
struct YesOrNo: View {
  let log: Recorder
  @State private var isAsking = true

  var body: some View {
    Text("x").alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { log("yes") }
      Button("No", role: .cancel) { log("no") }
    }
    .onChange(of: isAsking) { log("\(isAsking)") }
  }
}

/// A scene of a view that fills a square, unless another size is given.
@MainActor
func scene<Content: View>(
  size: CGSize = CGSize(width: 300, height: 300), @ViewBuilder _ view: @escaping () -> Content
) throws -> TestScene {
  try TestScene(size: size, content: view)
}

/// What a pointer does.
struct Touch: Sendable, CustomTestStringConvertible {
  var phase: TestScene.PointerPhase
  var x: CGFloat
  var y: CGFloat
  var time: Double
  var pointer = 1

  var testDescription: String { "\(phase) \(x), \(y) at \(time)" }

  static func down(_ x: CGFloat, _ y: CGFloat, _ time: Double, pointer: Int = 1) -> Touch {
    Touch(phase: .down, x: x, y: y, time: time, pointer: pointer)
  }
  static func move(_ x: CGFloat, _ y: CGFloat, _ time: Double, pointer: Int = 1) -> Touch {
    Touch(phase: .move, x: x, y: y, time: time, pointer: pointer)
  }
  static func up(_ x: CGFloat, _ y: CGFloat, _ time: Double, pointer: Int = 1) -> Touch {
    Touch(phase: .up, x: x, y: y, time: time, pointer: pointer)
  }
}

/// What views of 300 by 300 points call while pointers do something.
@MainActor
func calls<Content: View>(
  _ touches: [Touch], until end: Double = 10, of view: @escaping (Recorder) -> Content
) throws -> [String] {
  let recorder = Recorder()
  let scene = try TestScene(size: CGSize(width: 300, height: 300)) { view(recorder) }
  for touch in touches {
    try scene.point(
      touch.phase, CGPoint(x: touch.x, y: touch.y), at: touch.time, pointer: touch.pointer)
  }
  try scene.advance(to: max(end, scene.now))
  return recorder.entries
}
