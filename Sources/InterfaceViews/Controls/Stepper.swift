import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// A value to raise and to lower; in a picture, a label with two buttons.
public struct Stepper<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  private let label: Label
  private let canRise: Bool
  private let canFall: Bool

  /// A stepper with what happens when it is used; nil for what can't be done.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    canRise = onIncrement != nil
    canFall = onDecrement != nil
  }

  /// A stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    canRise = true
    canFall = true
  }

  /// A stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    canRise = value.wrappedValue < bounds.upperBound
    canFall = value.wrappedValue > bounds.lowerBound
  }

  /// The label, and two buttons of 94 by 32 points together.
  ///
  /// Source: Apple, `UIStepper`: its intrinsic size.
  public var body: some View {
    LabeledRow(isLabelHidden: hidesLabels) {
      label
    } value: {
      HStack(spacing: 0) {
        sign(.minus, isOn: canFall)
        Color.separator.frame(width: 1, height: 18)
        sign(.plus, isOn: canRise)
      }
      .frame(width: 94, height: 32)
      .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private func sign(_ sign: ControlGlyph.Sign, isOn: Bool) -> some View {
    ControlGlyph(sign: sign, size: 14, weight: 1.5)
      .foregroundStyle(isOn && isEnabled ? Color.primary : Color.tertiaryLabel)
      .frame(maxWidth: .infinity)
  }
}

extension Stepper where Label == Text {
  /// A stepper for a value, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value in a range, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value in a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title and what happens when it is used; nil for what can't be done.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
