import ViewTree

/// A description of a view by its accessibility properties: its role, its name, its identifier.
///
/// A text matches the identifier of a view; otherwise its name, then its value.
public struct SceneQuery: Sendable {
  /// The accessibility role of a view.
  public enum Role: String, Sendable, CaseIterable {
    case text, heading, image, button, link, `switch`, checkbox, slider, stepper, textbox
    case popupButton, radioGroup, radio, tabList, tab, menu, menuItem, list, row, scrollArea
    case dialog, alertDialog, region, progress, group
  }

  private(set) var element: ElementQuery

  private init(roles: [Role]? = nil, text: String? = nil, identifier: String? = nil) {
    element = ElementQuery(
      roles: roles?.compactMap { AccessibilityRole(rawValue: $0.rawValue) }, text: text,
      identifier: identifier)
  }

  /// A button, or what opens a menu.
  public static func button(_ name: String? = nil) -> SceneQuery {
    SceneQuery(roles: [.button, .popupButton], text: name)
  }
  /// A link with a name, or any link.
  public static func link(_ name: String? = nil) -> SceneQuery { role(.link, name: name) }
  /// A toggle, whatever it looks like.
  public static func `switch`(_ name: String? = nil) -> SceneQuery {
    SceneQuery(roles: [.switch, .checkbox], text: name)
  }
  /// The button of a stack that leads back, by the title of the page that it leads to.
  public static func backButton(_ name: String? = nil) -> SceneQuery {
    var query = button(name)
    query.element.mark = "BackButton"
    return query
  }
  /// An item of an open menu.
  public static func menuItem(_ name: String? = nil) -> SceneQuery { role(.menuItem, name: name) }
  /// A slider with a name, or any slider.
  public static func slider(_ name: String? = nil) -> SceneQuery { role(.slider, name: name) }
  /// A stepper with a name, or any stepper.
  public static func stepper(_ name: String? = nil) -> SceneQuery { role(.stepper, name: name) }
  /// A text field with a name, or any text field.
  public static func textField(_ name: String? = nil) -> SceneQuery { role(.textbox, name: name) }
  /// A field for text that nobody is to read.
  public static func secureField(_ name: String? = nil) -> SceneQuery {
    var query = textField(name)
    query.element.isSecret = true
    return query
  }
  /// The button of a tab.
  public static func tab(_ name: String? = nil) -> SceneQuery { role(.tab, name: name) }
  /// A row of a list.
  public static func row(_ name: String? = nil) -> SceneQuery { role(.row, name: name) }
  /// An image with a name, or any image.
  public static func image(_ name: String? = nil) -> SceneQuery { role(.image, name: name) }
  /// A text; any text without an argument.
  public static func text(_ text: String? = nil) -> SceneQuery {
    SceneQuery(roles: [.text, .heading], text: text)
  }
  /// The view with an accessibility identifier.
  public static func id(_ identifier: String) -> SceneQuery { SceneQuery(identifier: identifier) }
  /// Any view with a name.
  public static func named(_ name: String) -> SceneQuery { SceneQuery(text: name) }
  /// A kind of view.
  public static func role(_ role: Role, name: String? = nil) -> SceneQuery {
    SceneQuery(roles: [role], text: name)
  }

  /// The one of a number among those that are meant, from 0.
  public func nth(_ index: Int) -> SceneQuery {
    var copy = self
    copy.element.index = index
    return copy
  }

  /// Only those inside of another view.
  public func within(_ container: SceneQuery) -> SceneQuery {
    var copy = self
    copy.element.container = [container.element]
    return copy
  }

  /// Only those that another view is inside of.
  public func containing(_ content: SceneQuery) -> SceneQuery {
    var copy = self
    copy.element.content.append(content.element)
    return copy
  }

  /// Only those whose name, or else whose value, is wholly as a pattern says, such as `.button().matching(/Item \d+/)`.
  public func matching<Output>(_ pattern: Regex<Output>) -> SceneQuery {
    // A regular expression is a value that nobody changes.
    let pattern = Unchecked(pattern)
    var copy = self
    copy.element.pattern = ElementQuery.Pattern("the pattern") { text in
      (try? pattern.value.wholeMatch(in: text)) != nil
    }
    return copy
  }
}

extension SceneQuery: CustomStringConvertible {
  /// The query in words, such as `button named "Undo"`.
  public var description: String { element.description }
}
