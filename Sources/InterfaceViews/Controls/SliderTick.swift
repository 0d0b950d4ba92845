public import ViewTree

/// A mark on the track of a slider; it is not drawn.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// Creates a mark at a value.
  public init(_ value: V) {}

  /// Creates a mark with a label at a value.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {}
}

/// Collects the marks of a slider, which are not drawn.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns nothing.
  public static func buildBlock(_ ticks: Void...) {}
  /// Returns nothing.
  public static func buildExpression(_ tick: SliderTick<V>) {}
  /// Returns nothing.
  public static func buildOptional(_ ticks: Void?) {}
  /// Returns nothing.
  public static func buildEither(first: Void) {}
  /// Returns nothing.
  public static func buildEither(second: Void) {}
  /// Returns nothing.
  public static func buildArray(_ ticks: [Void]) {}
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Void,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider in steps with marks, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
