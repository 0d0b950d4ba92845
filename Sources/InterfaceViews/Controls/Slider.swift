import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A value in a range: a track with a knob that is dragged.
public struct Slider<Label: View, ValueLabel: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  private let fraction: Double
  /// The share of the range that one step is, for keys and assistive technologies.
  private let stepFraction: Double
  private let setFraction: @MainActor (Double) -> Void
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  /// A slider with views for its label and for the ends of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  /// A slider in steps, with views for its label and for the ends of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: Double(step), label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  /// A slider with views for its label and for the ends of its track, in the form of iOS 13.
  @available(*, deprecated, message: "use init(value:in:label:minimumValueLabel:…)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label(), minimumValueLabel, maximumValueLabel,
      onEditingChanged)
  }

  /// A slider in steps, with views for its label and for the ends of its track, in the form of iOS 13.
  @available(*, deprecated, message: "use init(value:in:step:label:minimumValueLabel:…)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: Double(step), label(), minimumValueLabel, maximumValueLabel,
      onEditingChanged)
  }

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: Double?, _ label: Label,
    _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let range = SteppedRange(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step)
    fraction = range.fraction(of: Double(value.wrappedValue))
    stepFraction = range.stepFraction
    setFraction = { fraction in
      let next = V(range.value(at: fraction))
      if next != value.wrappedValue { value.wrappedValue = next }
    }
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// The labels of the ends, the track and the knob; the label is for those who can't see.
  public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      SliderLayout(fraction: fraction) {
        Capsule(style: .circular).fill(Color.systemFill)
        Capsule(style: .circular).fill(.tint)
        ControlKnob()
      }
      .contentShape(Rectangle())
      .tracks(tracking)
      maximumValueLabel
    }
    .opacity(isEnabled ? 1 : 0.5)
    .adjustedByKeys(
      increment: { setFraction(min(fraction + stepFraction, 1)) },
      decrement: { setFraction(max(fraction - stepFraction, 0)) }
    )
    .control(
      .slider, named: label, value: Text(verbatim: "\(Int(clamping: (fraction * 100).rounded()))%"),
      actions: [
        ("increment", { setFraction(min(fraction + stepFraction, 1)) }),
        ("decrement", { setFraction(max(fraction - stepFraction, 0)) }),
      ])
  }

  /// A finger takes hold of the knob alone, and keeps its distance to the middle; a mouse takes the knob to where it is.
  private var tracking: Tracking<CGFloat> {
    let isMirrored = layoutDirection == .rightToLeft
    func place(_ point: TrackedPoint) -> CGFloat {
      isMirrored ? point.size.width - point.location.x : point.location.x
    }
    let (fraction, setFraction) = (fraction, setFraction)
    let onEditingChanged = Unchecked(onEditingChanged)
    return Tracking { point in
      let distance = place(point) - SliderLayout.middle(at: fraction, in: point.size.width)
      if point.isTouch { return abs(distance) <= SliderLayout.reach ? distance : nil }
      return abs(distance) <= SliderLayout.knob / 2 ? distance : 0
    } change: { distance, point in
      setFraction(SliderLayout.fraction(at: place(point) - distance, in: point.size.width))
    } edit: {
      onEditingChanged.value($0)
    } handle: { target, size in
      let middle = SliderLayout.middle(at: target ?? fraction, in: size.width)
      return CGPoint(x: isMirrored ? size.width - middle : middle, y: size.height / 2)
    }
  }
}

/// A range of values, in steps or not.
private struct SteppedRange: Sendable {
  let lower: Double
  let upper: Double
  let step: Double?

  /// Where a value is in the range, 0...1; 0 for what is no number and for a range of one value.
  func fraction(of value: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The value at a place of the range: the nearest step from the lower end on.
  func value(at fraction: Double) -> Double {
    let way = fraction * (upper - lower)
    guard let step, step > 0 else { return lower + way }
    return min(lower + (way / step).rounded() * step, upper)
  }

  /// The share of the range that a step is; a tenth without steps.
  var stepFraction: Double {
    guard let step, step > 0, upper > lower else { return 0.1 }
    return step / (upper - lower)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with views for its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider in steps, with views for its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider with views for its label, in the form of iOS 13.
  @available(*, deprecated, message: "use init(value:in:label:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider in steps, with views for its label, in the form of iOS 13.
  @available(*, deprecated, message: "use init(value:in:step:label:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider alone.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }

  /// A slider from a value through another.
  @available(*, deprecated, message: "use init(value:in:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minimum: V, through maximum: V, by step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: minimum...max(minimum, maximum), step: step,
      onEditingChanged: onEditingChanged)
  }
}

/// A track as wide as it is offered, filled up to a knob.
struct SliderLayout: Layout {
  /// Where the knob is, 0...1.
  var fraction: Double

  /// The heights of the track and the knob, and the width where none is offered, in points.
  ///
  /// Source: Apple, `UISlider`: 4, 27, and a frame of 31.
  private static let (track, height, ideal) = (4.0, 31.0, 118.0)
  /// How wide the knob is, in points.
  static var knob: CGFloat { 27 }
  /// How far from the middle of the knob a finger takes hold of it, in points.
  static var reach: CGFloat { 27 }

  /// Where the middle of the knob is on a track of a width.
  static func middle(at fraction: Double, in width: CGFloat) -> CGFloat {
    knob / 2 + fraction * (width - knob)
  }

  /// Where the knob is, 0...1, with its middle at a place.
  static func fraction(at middle: CGFloat, in width: CGFloat) -> Double {
    width > knob ? min(max((middle - knob / 2) / (width - knob), 0), 1) : 0
  }

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: max(proposal.width ?? Self.ideal, Self.knob), height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let middle = Self.middle(at: fraction, in: bounds.width)
    let widths = [bounds.width, middle, Self.knob]
    let starts = [0, 0, middle - Self.knob / 2]
    for (index, subview) in subviews.prefix(3).enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + starts[index], y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(
          width: widths[index], height: index == 2 ? Self.knob : Self.track))
    }
  }
}
