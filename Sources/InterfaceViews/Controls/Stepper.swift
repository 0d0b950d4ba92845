public import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// A value to raise and to lower: a label with two buttons.
public struct Stepper<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  private let label: Label
  private let rise: (() -> Void)?
  private let fall: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper with actions for its buttons; `nil` disables a button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (rise, fall) = (onIncrement, onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    rise = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    fall = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    func set(_ next: V) {
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    let now = value.wrappedValue
    rise = now < bounds.upperBound ? { set(value.wrappedValue.advanced(by: step)) } : nil
    fall = now > bounds.lowerBound ? { set(value.wrappedValue.advanced(by: -step)) } : nil
    self.onEditingChanged = onEditingChanged
  }

  /// The label, and two buttons of 94 by 32 points together.
  ///
  /// Source: Apple, `UIStepper`: its intrinsic size.
  public var body: some View {
    LabeledRow(isLabelHidden: hidesLabels) {
      ControlLabel(label)
    } value: {
      HStack(spacing: 0) {
        sign(.minus, "Decrement", fall)
        Color.separator.frame(width: 1, height: 18)
        sign(.plus, "Increment", rise)
      }
      .frame(width: 94, height: 32)
      .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 8))
    }
    .adjustedByKeys(increment: key(rise), decrement: key(fall))
  }

  /// What an arrow does; nil at an end.
  private func key(_ action: (() -> Void)?) -> (@MainActor () -> Void)? {
    guard action != nil else { return nil }
    return { use(action) }
  }

  private func sign(
    _ sign: ControlGlyph.Sign, _ name: String, _ action: (() -> Void)?
  ) -> some View {
    ControlGlyph(sign: sign, size: 14, weight: 1.5)
      .foregroundStyle(action != nil && isEnabled ? Color.primary : Color.tertiaryLabel)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onRepeatedPress(edit: { onEditingChanged($0) }, { action?() })
      .control(.button, named: Text(verbatim: name))
      .disabled(action == nil)
  }

  private func use(_ action: (() -> Void)?) {
    onEditingChanged(true)
    action?()
    onEditingChanged(false)
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

  /// A stepper for a value in a range, with a title; nothing shows the form of the value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and actions for its buttons; `nil` disables a button.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
