import Foundation
import VectorGeometry
public import VectorGraphics
import ViewLayout
public import ViewTree

/// A view of the progress of a task, or of its activity.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private var timed: TimedProgressFraction?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// The parts as drawn by the progress style.
  public var body: some View {
    if let timed {
      TimelineView(.animation) { styled(timed.value(at: $0.date)) }
    } else {
      styled(fraction)
    }
  }

  init(timed: TimedProgressFraction, label: Label, currentValueLabel: CurrentValueLabel) {
    fraction = nil
    self.timed = timed
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private func styled(_ fraction: Double?) -> some View {
    StyledControl<ProgressViewStyleConfiguration> { configuration in
      AnyView(AutomaticProgressBody(configuration: configuration))
    } configuration: { contents in
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: contents.unlessEmpty(label),
        currentValueLabel: contents.unlessEmpty(currentValueLabel))
    }
  }

  private static func fraction<V: BinaryFloatingPoint>(of value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Progress with views for its label and its value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.fraction(of: value, total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
    currentValueLabel = EmptyView()
  }

  /// Progress with views for its label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() { self.init { EmptyView() } }

  /// Progress alone.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Progress with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Progress with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from a style's configuration, drawn by the next outer style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label ?? Label(content: AnyView(EmptyView()))
    currentValueLabel =
      configuration.currentValueLabel ?? CurrentValueLabel(content: AnyView(EmptyView()))
  }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The label of the current value.
  public struct CurrentValueLabel: StyledPart {
    let content: AnyView
  }

  /// The completed fraction, 0...1, or `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the task.
  public var label: Label?
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a bar for progress, spokes for indeterminate activity.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// A bar or spokes.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgressBody(configuration: configuration)
  }
}

/// A horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style of a bar.
  public nonisolated init() { tint = nil }

  /// Creates the style of a bar with a color.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A bar between its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressBody(configuration: configuration).transformEnvironment(\.tint) { [tint] in
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

/// Spokes in a circle, or a ring for progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Spokes or a ring.
  public nonisolated init() { tint = nil }

  /// Creates the style of spokes or a ring with a color.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Spokes or a ring above the label.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgressBody(configuration: configuration).transformEnvironment(\.tint) { [tint] in
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A horizontal bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes in a circle, or a ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how progress inside looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

private struct AutomaticProgressBody: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    if configuration.fractionCompleted == nil {
      CircularProgressBody(configuration: configuration)
    } else {
      LinearProgressBody(configuration: configuration)
    }
  }
}

private struct LinearProgressBody: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      CapacityBar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.font(.caption).controlForeground(Color.secondary)
    }
  }
}

private struct CircularProgressBody: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        Ring(fraction: fraction)
      } else {
        Spokes()
      }
      configuration.label.font(.subheadline).controlForeground(Color.secondary)
      configuration.currentValueLabel.font(.caption).controlForeground(Color.secondary)
    }
  }
}

private struct Ring: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().inset(by: 2).stroke(Color.systemFill, lineWidth: 4)
      Circle().inset(by: 2).trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 32, height: 32)
  }
}

/// Eight spokes in a circle of 20 points, the topmost the darkest: how a spinner stands before it turns.
///
/// They take a tint that is set around; the accent color leaves them gray.
private struct Spokes: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var tint

  var body: some View {
    let color = tint ?? AnyShapeStyle(Color.secondary)
    let side: CGFloat = controlSize == .large || controlSize == .extraLarge ? 37 : 20
    ZStack {
      ForEach(0..<8) { index in
        Capsule(style: .circular)
          .fill(color.opacity(1 - Double(index) * 0.1))
          .frame(width: side * 0.1, height: side * 0.28)
          .offset(y: -side * 0.36)
          .rotationEffect(.degrees(-45 * Double(index)))
      }
    }
    .frame(width: side, height: side)
  }
}

/// A bar filled up to a share of its width.
struct CapacityBar: View {
  @Environment(\.tint) private var tint
  let fraction: Double
  /// In points.
  var height: CGFloat = 4

  var body: some View {
    FractionLayout(fraction: fraction, height: height) {
      Capsule(style: .circular).fill(Color.systemFill)
      Capsule(style: .circular).fill(tint.alongLine)
    }
  }
}

/// A view as wide as it is offered, and another over a share of it.
private struct FractionLayout: Layout {
  var fraction: Double
  let height: CGFloat

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: max(proposal.width ?? 100, 0), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, share) in zip(subviews, [1, min(max(fraction, 0), 1)]) {
      subview.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: bounds.width * share, height: bounds.height))
    }
  }
}
