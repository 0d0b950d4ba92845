import Foundation
public import ShapeShift
import ViewTree

/// The name under which a scene counts how often its widgets are to be asked for their entries anew.
package let widgetReloads = "ShapeShift.widgetReloads"

extension AppIntent {
  /// Does it, and what it has done next, for somebody who has pressed a control; widgets of the scene show what has come of it.
  @MainActor
  func run() { run(in: StoredPlaces.current) }

  @MainActor
  private func run(in scene: StoredPlaces?) {
    Task {
      do {
        let result = try await perform()
        scene?.count(widgetReloads)
        result._next?.run(in: scene)
      } catch {
        FileHandle.standardError.write(Data("\(Self.self) failed: \(error)\n".utf8))
      }
    }
  }
}

extension Button {
  /// A button that has an intent done.
  public init<Intent: AppIntent>(
    intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(action: { intent.run() }, label: label)
  }

  /// A button with a role that has an intent done.
  public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { intent.run() }, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that has an intent done.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(titleKey, role: role, action: { intent.run() })
  }

  /// A button with a title that has an intent done.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(
    _ title: S, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(title, role: role, action: { intent.run() })
  }
}

extension Button where Label == ShapeShift.Label<Text, Image> {
  /// A button with a title and a symbol that has an intent done.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(
      role: role, action: { intent.run() },
      label: { ShapeShift.Label(titleKey, systemImage: systemImage) })
  }
}

extension Toggle {
  /// A switch that shows whether something is on, and has an intent done that changes it.
  public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in intent.run() }), label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that has an intent done.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A switch with a title that has an intent done.
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == ShapeShift.Label<Text, Image> {
  /// A switch with a title and a symbol that has an intent done.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { ShapeShift.Label(titleKey, systemImage: systemImage) }
  }
}
