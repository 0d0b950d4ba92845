public import AppIntents
import Foundation
public import ShapeShift

/// A button or a switch of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Makes a button or a switch of statements.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// The button or the switch.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A control that has an intent done.
public struct ControlWidgetButton<Label: View, ActionLabel: View>: ControlWidgetTemplate {
  /// A button with a label.
  public init<Action: AppIntent>(
    action: Action, @ViewBuilder label: @escaping @MainActor () -> Label
  ) where ActionLabel == EmptyView {}

  /// A button with a label, and one for while it is held.
  public init<Action: AppIntent>(
    action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where Label == Text {
  /// A button with a title, and a label for while it is held.
  public init<Action: AppIntent>(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
}

/// A control that has an intent turn something on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View>: ControlWidgetTemplate {
  /// A switch with a label, and one for its value.
  public init<Action: SetValueIntent>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}
}

extension ControlWidgetToggle where Label == Text {
  /// A switch with a title, and a label for its value.
  public init<Action: SetValueIntent>(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == Text {
  /// A switch with a title.
  public init<Action: SetValueIntent>(
    _ title: LocalizedStringResource, isOn: Bool, action: Action
  ) where Action.ValueType == Bool {}
}

extension ControlWidgetTemplate {
  /// Sets the color of the symbol.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Sets whether the control is disabled.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  /// Hides what it shows on locked screens.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  /// Sets a description of the control's action.
  public nonisolated func controlWidgetActionHint(
    _ hint: LocalizedStringResource
  ) -> some View { self }
  /// Sets a description of the control's status.
  public nonisolated func controlWidgetStatus(
    _ status: LocalizedStringResource
  ) -> some View { self }
}
