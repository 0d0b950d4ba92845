import Foundation
import InputModel
import TestSupport
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// Returns a graph of a root view, with text of fixed widths and, by default, 8 points between text and other views.
@MainActor
func scene<V: View>(
  width: CGFloat? = 100, height: CGFloat? = 100, scale: Double = 1,
  environment: EnvironmentValues = EnvironmentValues(), metrics: FontMetrics = .inter,
  _ root: @escaping @MainActor () -> V
) -> ViewGraph {
  var environment = environment
  environment.fontMetrics = metrics
  var canvas: CGSize?
  if let width, let height { canvas = CGSize(width: width, height: height) }
  let configuration = ViewGraph.Configuration(
    proposal: ProposedViewSize(width: width, height: height), canvas: canvas,
    environment: environment, scale: scale, shaper: FixedWidthTextShaper())
  return ViewGraph(configuration, root: root)
}

extension DisplayList {
  /// The fills of the list with groups' contents in drawing order.
  var fills: [FillItem] { items.flatMap(\.fills) }

  /// The rectangles of the fills.
  var fillRects: [CGRect] { fills.map(\.path.boundingRect) }
}

extension DisplayItem {
  var fills: [FillItem] {
    switch content {
    case .fill(let fill): [fill]
    case .group(let group): group.items.flatMap(\.fills)
    case .perspective(let item): item.items.flatMap(\.fills)
    case .stroke, .text, .image: []
    }
  }

  /// The origins of the items inside, in drawing order.
  var origins: [String] {
    switch content {
    case .group(let group): group.items.flatMap(\.origins)
    case .perspective(let item): item.items.flatMap(\.origins)
    case .fill, .stroke, .text, .image: [origin ?? ""]
    }
  }
}

/// A scene with one value that changes over time.
@MainActor
final class Stage<Value> {
  private final class Hand { var binding: Binding<Value>? }

  private struct Root<Content: View>: View {
    @State private var value: Value
    let content: (Value) -> Content
    let hand: Hand

    init(_ value: Value, hand: Hand, content: @escaping (Value) -> Content) {
      _value = State(initialValue: value)
      self.hand = hand
      self.content = content
    }

    var body: some View { content(value).onAppear { hand.binding = $value } }
  }

  let graph: ViewGraph
  private let hand = Hand()

  init<Content: View>(
    _ value: Value, width: CGFloat? = 100, height: CGFloat? = 100, scale: Double = 1,
    @ViewBuilder content: @escaping (Value) -> Content
  ) throws {
    let hand = hand
    graph = scene(width: width, height: height, scale: scale) {
      Root(value, hand: hand, content: content)
    }
    _ = try graph.displayList()
  }

  /// Changes the value at a time.
  func set(_ value: Value, at time: Double, animation: Animation? = nil) {
    graph.schedule(at: time) { [hand] in
      withAnimation(animation) { hand.binding?.wrappedValue = value }
    }
  }

  /// The picture after a change at the graph's time.
  func show(_ value: Value) throws -> DisplayList {
    set(value, at: graph.time)
    return try graph.displayList(at: graph.time)
  }
}

extension DisplayItem {
  /// The texts inside, in drawing order.
  var texts: [TextItem] {
    switch content {
    case .text(let text): [text]
    case .group(let group): group.items.flatMap(\.texts)
    case .perspective(let item): item.items.flatMap(\.texts)
    case .fill, .stroke, .image: []
    }
  }

  /// The strokes inside, in drawing order.
  var strokes: [StrokeItem] {
    switch content {
    case .stroke(let stroke): [stroke]
    case .group(let group): group.items.flatMap(\.strokes)
    case .perspective(let item): item.items.flatMap(\.strokes)
    case .fill, .text, .image: []
    }
  }
}

extension DisplayList {
  /// The texts of the list, in drawing order.
  var texts: [TextItem] { items.flatMap(\.texts) }
  /// The strokes of the list, in drawing order.
  var strokes: [StrokeItem] { items.flatMap(\.strokes) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Returns the event of a finger at a point, at a time in seconds.
func finger(
  at point: CGPoint, _ time: Double, _ phase: PointerEvent.Phase = .down
) -> LoggedInput {
  LoggedInput(.pointer(PointerEvent(phase, at: point)), at: InputTime(seconds: time))
}

extension LayoutBox {
  /// The first scroll view inside.
  var firstWindow: WindowBox? {
    if let window = self as? WindowBox { return window }
    for child in children {
      if let window = child.firstWindow { return window }
    }
    return nil
  }
}
