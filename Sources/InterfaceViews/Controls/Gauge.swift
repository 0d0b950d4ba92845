import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A value within a range, shown on a scale.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// The parts as drawn by the gauge style.
  public var body: some View {
    StyledControl<GaugeStyleConfiguration> { configuration in
      AnyView(LinearGaugeBody(configuration: configuration, hasKnob: false))
    } configuration: { contents in
      GaugeStyleConfiguration(
        value: fraction, label: contents(label),
        currentValueLabel: contents.unlessEmpty(currentValueLabel),
        minimumValueLabel: contents.unlessEmpty(minimumValueLabel),
        maximumValueLabel: contents.unlessEmpty(maximumValueLabel))
    }
  }

  init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = (Double(value) - lower) / (upper - lower)
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for the value and the ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The label of the current value.
  public struct CurrentValueLabel: StyledPart {
    let content: AnyView
  }

  /// The label of the least value.
  public struct MinimumValueLabel: StyledPart {
    let content: AnyView
  }

  /// The label of the greatest value.
  public struct MaximumValueLabel: StyledPart {
    let content: AnyView
  }

  /// Where the value is in the range, 0...1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the current value.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the least value.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value.
  public let maximumValueLabel: MaximumValueLabel?
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// A bar filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, hasKnob: false)
  }
}

/// A bar filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style of a bar.
  public nonisolated init() {}

  /// A bar filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, hasKnob: false)
  }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar with a marker.
  public nonisolated init() {}

  /// A bar with a marker at the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, hasKnob: true)
  }
}

/// A bar filled up to the value, with the label before it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style of a bar.
  public nonisolated init() {}

  /// A bar filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGaugeBody(configuration: configuration, hasKnob: false)
  }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// An open ring with a marker.
  public nonisolated init() {}

  /// An open ring with a marker at the value.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRingGaugeBody(configuration: configuration)
  }
}

/// A ring filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style of a ring.
  public nonisolated init() {}

  /// A ring filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    RingGaugeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets how the gauges inside look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension AnyShapeStyle? {
  /// The tint of a ring, from its start at 3 o'clock on clockwise: a gradient without a place of its own runs along it,
  /// from the edge of the round end before the start on.
  fileprivate func along(_ angle: Angle) -> AnyShapeStyle {
    guard let gradient = self?.gradient else { return AnyShapeStyle(.tint) }
    let end = Angle.radians(asin(3.0 / 26))
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: -end, endAngle: angle - end))
  }

  /// The tint of a line from its leading to its trailing end, as for a ring.
  var alongLine: AnyShapeStyle {
    guard let gradient = self?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

private struct LinearGaugeBody: View {
  @Environment(\.tint) private var tint
  let configuration: GaugeStyleConfiguration
  let hasKnob: Bool

  var body: some View {
    VStack(spacing: 4) {
      if !hasKnob { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel.font(.footnote).controlForeground(Color.secondary)
        if hasKnob {
          Capsule(style: .circular).fill(tint.alongLine).frame(height: 6)
            .overlay { MarkerLayout(fraction: configuration.value) { GaugeMarker() } }
        } else {
          CapacityBar(fraction: configuration.value, height: 6)
        }
        configuration.maximumValueLabel.font(.footnote).controlForeground(Color.secondary)
      }
      if !hasKnob {
        configuration.currentValueLabel.font(.caption).controlForeground(Color.secondary)
      }
    }
  }
}

/// A ring that is open for a quarter at the bottom, 58 points wide.
private struct OpenRingGaugeBody: View {
  @Environment(\.tint) private var tint
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().inset(by: 3).trim(from: 0, to: 0.75)
        .stroke(tint.along(.degrees(270)), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(135))
      GaugeMarker().offset(x: 26)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      configuration.currentValueLabel.font(.system(size: 20, weight: .medium))
      ends.font(.system(size: 9)).offset(y: 24)
    }
    .frame(width: 58, height: 58)
  }

  @ViewBuilder private var ends: some View {
    if configuration.minimumValueLabel == nil {
      configuration.label
    } else {
      HStack(spacing: 10) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }
}

private struct RingGaugeBody: View {
  @Environment(\.tint) private var tint
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().inset(by: 3).stroke(.tint.opacity(0.3), lineWidth: 6)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value)
        .stroke(tint.along(.degrees(360)), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if configuration.currentValueLabel == nil {
        configuration.label.font(.system(size: 20, weight: .medium))
      } else {
        configuration.currentValueLabel.font(.system(size: 20, weight: .medium))
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// A white dot with a gap around it.
private struct GaugeMarker: View {
  var body: some View {
    Circle().fill(Color.primary).overlay { Circle().stroke(Color.systemBackground, lineWidth: 2) }
      .frame(width: 10, height: 10)
  }
}

/// A view whose middle is a share of the way along the width.
private struct MarkerLayout: Layout {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + fraction * bounds.width, y: bounds.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}
