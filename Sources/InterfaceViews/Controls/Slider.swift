import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A value in a range; in a picture, a track with a knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  private let fraction: Double
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
    fraction = Self.fraction(of: value.wrappedValue, in: bounds)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// A slider in steps, with views for its label and for the ends of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
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
      maximumValueLabel
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// Where a value is in a range, 0...1; 0 for what is no number and for a range of one value.
  private static func fraction<V: BinaryFloatingPoint>(
    of value: V, in bounds: ClosedRange<V>
  ) -> Double {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = (Double(value) - lower) / (upper - lower)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
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
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
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
      value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// A slider from a value through another.
  @available(*, deprecated, message: "use init(value:in:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minimum: V, through maximum: V, by step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: minimum...max(minimum, maximum), onEditingChanged: onEditingChanged)
  }
}

/// A track as wide as it is offered, filled up to a knob.
struct SliderLayout: Layout {
  /// Where the knob is, 0...1.
  var fraction: Double

  /// The heights of the track and the knob, and the width where none is offered, in points.
  ///
  /// Source: Apple, `UISlider`: 4, 27, and a frame of 31.
  private static let (track, knob, height, ideal) = (4.0, 27.0, 31.0, 118.0)

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
    let middle = Self.knob / 2 + fraction * (bounds.width - Self.knob)
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
