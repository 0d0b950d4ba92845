import Foundation

/// What kind of thing a view is, by the names of ARIA.
package enum AccessibilityRole: String, Sendable, CaseIterable {
  case text
  case heading
  case image
  case button
  case link
  case `switch`
  case checkbox
  case slider
  case stepper
  case textbox
  case popupButton
  case radioGroup
  case radio
  case tabList
  case tab
  case menu
  case menuItem
  case list
  case row
  case scrollArea
  case dialog
  case alertDialog
  case region
  case progress
  case group
}

/// What a view tells those who do not see it, and those who test it.
package struct AccessibilityProperties {
  package var role: AccessibilityRole?
  /// The kind in place of that of the one view inside.
  package var overridingRole: AccessibilityRole?
  /// Whether what is written inside is the view's value.
  package var isValuedByContent = false
  /// The name, in place of what is written inside.
  package var label: Text?
  package var value: Text?
  package var hint: Text?
  /// What stands for an empty text; the name of what has no other.
  package var prompt: Text?
  /// Whether nobody is to read the value.
  package var isSecret = false
  /// A name for tests.
  package var identifier: String?
  /// What is added to the view's traits and taken from them.
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var isHidden: Bool?
  /// How the views inside count; nil as it is usual.
  package var children: AccessibilityChildBehavior?
  package var sortPriority: Double?
  /// What can be done, by name: `press`, `increment`, `decrement`, `dismiss`, and a view's own.
  package var actions: [(name: String, action: @MainActor () -> Void)] = []
  /// Whether what is written inside is the view's name, and so is not told itself.
  package var isNamedByContent = false
  /// Whether the views inside stay elements though they name the view.
  ///
  /// The buttons of the name view, which is not drawn, are the actions of the view.
  package var keepsContent = false

  package init() {}
}

/// Says what a view tells.
struct AccessibilityModifier: PrimitiveViewModifier {
  let properties: AccessibilityProperties
  /// A view whose texts are the name, though it is not drawn.
  var nameView: AnyView?

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AccessibilityNode<Base>()
  }
}

/// A node that tells something.
@MainActor
protocol AccessibleNode: AnyViewNode {
  /// What it tells, or says of what is inside.
  var accessibility: AccessibilityProperties { get }
  /// The node of a view that is the name and is not drawn.
  var nameNode: AnyViewNode? { get }
}

extension AccessibleNode {
  var nameNode: AnyViewNode? { nil }
}

private final class AccessibilityNode<Base: View>:
  _ViewNode<ModifiedContent<Base, AccessibilityModifier>>, AccessibleNode
{
  private var content: _ViewNode<Base>?
  private var name: _ViewNode<AnyView>?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  var accessibility: AccessibilityProperties {
    view?.modifier.properties ?? AccessibilityProperties()
  }

  var nameNode: AnyViewNode? { name }

  override func receive(_ view: ModifiedContent<Base, AccessibilityModifier>) {
    childNode(in: &content).update(view.content, inputs)
    if let nameView = view.modifier.nameView {
      childNode(in: &name).update(nameView, inputs)
    } else {
      discard(&name)
    }
  }

  override func willUnmount() {
    if let name { unmount(name) }
  }
}

extension View {
  /// Says what the view tells; what is said further out counts before what is said further in.
  package nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> some View {
    var properties = AccessibilityProperties()
    change(&properties)
    return modifier(AccessibilityModifier(properties: properties))
  }

  /// Says that the view is a control, which is named by what is written in it.
  package nonisolated func control(
    _ role: AccessibilityRole, value: Text? = nil,
    press: (@MainActor () -> Void)? = nil
  ) -> some View {
    accessibility { properties in
      properties.role = role
      properties.value = value
      properties.isNamedByContent = true
      if let press { properties.actions = [("press", press)] }
    }
  }

  /// Makes the view a row: named by its texts, which stay elements, with actions.
  ///
  /// - Parameter buttons: A view that is not drawn; each button inside is an action with the button's name.
  package nonisolated func accessibilityRow<Buttons: View>(
    actions: [(name: String, action: @MainActor () -> Void)], buttons: Buttons?
  ) -> some View {
    var properties = AccessibilityProperties()
    (properties.role, properties.isNamedByContent, properties.keepsContent) = (.row, true, true)
    properties.actions = actions
    return modifier(
      AccessibilityModifier(properties: properties, nameView: buttons.map { AnyView($0) }))
  }

  /// Says that the view is a control, which is named by what is written in another view.
  ///
  /// - Parameter isValuedByContent: Whether what is written in the control is its value.
  package nonisolated func control<Name: View>(
    _ role: AccessibilityRole, named name: Name, value: Text? = nil,
    isValuedByContent: Bool = false,
    actions: [(name: String, action: @MainActor () -> Void)] = []
  ) -> some View {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.value = value
    properties.isNamedByContent = true
    properties.isValuedByContent = isValuedByContent
    properties.actions = actions
    return modifier(AccessibilityModifier(properties: properties, nameView: AnyView(name)))
  }
}
