import Foundation
import ViewTree

/// Says which view is meant, by what the view tells people: its kind, its name, its identifier.
///
/// A text is the identifier of a view, if one is exactly that; else the name, then the value.
public struct SceneQuery: Sendable {
  /// What kind of thing a view is.
  public enum Role: String, Sendable, CaseIterable {
    case text, heading, image, button, link, `switch`, checkbox, slider, stepper, textbox
    case popupButton, radioGroup, radio, tabList, tab, menu, menuItem, list, row, scrollArea
    case dialog, alertDialog, region, progress, group
  }

  var roles: [Role]?
  var text: String?
  var identifier: String?
  var index: Int?
  /// An identifier that the view must have besides.
  private var mark: String?
  /// Whether only what nobody is to read is meant.
  var isSecret = false
  private(set) var container: [SceneQuery] = []

  private init(roles: [Role]? = nil, text: String? = nil, identifier: String? = nil) {
    self.roles = roles
    self.text = text.map(Self.collapsed)
    self.identifier = identifier
  }

  /// A button, or what opens a menu.
  public static func button(_ name: String? = nil) -> SceneQuery {
    SceneQuery(roles: [.button, .popupButton], text: name)
  }
  /// A link.
  public static func link(_ name: String? = nil) -> SceneQuery { role(.link, name: name) }
  /// A toggle, whatever it looks like.
  public static func `switch`(_ name: String? = nil) -> SceneQuery {
    SceneQuery(roles: [.switch, .checkbox], text: name)
  }
  /// The button of a stack that leads back, by the title of the page that it leads to.
  public static func backButton(_ name: String? = nil) -> SceneQuery {
    var query = button(name)
    query.mark = "BackButton"
    return query
  }
  /// An item of an open menu.
  public static func menuItem(_ name: String? = nil) -> SceneQuery { role(.menuItem, name: name) }
  /// A slider.
  public static func slider(_ name: String? = nil) -> SceneQuery { role(.slider, name: name) }
  /// A stepper.
  public static func stepper(_ name: String? = nil) -> SceneQuery { role(.stepper, name: name) }
  /// A field for text.
  public static func textField(_ name: String? = nil) -> SceneQuery { role(.textbox, name: name) }
  /// A field for text that nobody is to read.
  public static func secureField(_ name: String? = nil) -> SceneQuery {
    var query = textField(name)
    query.isSecret = true
    return query
  }
  /// The button of a tab.
  public static func tab(_ name: String? = nil) -> SceneQuery { role(.tab, name: name) }
  /// A row of a list.
  public static func row(_ name: String? = nil) -> SceneQuery { role(.row, name: name) }
  /// An image.
  public static func image(_ name: String? = nil) -> SceneQuery { role(.image, name: name) }
  /// What is written.
  public static func text(_ text: String) -> SceneQuery {
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
    copy.index = index
    return copy
  }

  /// Only those inside of another view.
  public func within(_ container: SceneQuery) -> SceneQuery {
    var copy = self
    copy.container = [container]
    return copy
  }

  /// White space as one reads it.
  static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SceneQuery: CustomStringConvertible {
  /// The query in words, such as `button named "Undo"`.
  public var description: String { words(count: 1) }

  func words(count: Int) -> String {
    var words: String
    if let identifier { return "view with the identifier \"\(identifier)\"" }
    if let roles { words = roles[0].rawValue } else { words = "view" }
    if count != 1 { words += "s" }
    if let text { words += " named \"\(text)\"" }
    if let outer = container.first { words += " in the \(outer)" }
    return words
  }
}

extension SceneQuery {
  /// The elements of a scene that are meant.
  @MainActor
  func matches(in elements: [AccessibilityElement]) -> [AccessibilityElement] {
    let scope: [AccessibilityElement] =
      if let outer = container.first {
        outer.matches(in: elements).flatMap { $0.children }
      } else {
        elements
      }
    let all = scope.flatMap(\.withInner)
    let found = named(in: all.filter { matchesRole($0) }, all)
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func matchesRole(_ element: AccessibilityElement) -> Bool {
    if let mark, element.identifier != mark { return false }
    guard let roles else { return true }
    guard let role = element.role else { return false }
    return roles.contains { $0.rawValue == role.rawValue } && (!isSecret || element.isSecret)
  }

  private func named(
    in elements: [AccessibilityElement], _ all: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    if let identifier {
      let marked = elements.filter { $0.identifier == identifier }
      return marked.isEmpty ? elements.filter { $0.id == identifier } : marked
    }
    guard let text else { return elements }
    let ways: [(AccessibilityElement) -> String?] = [
      { $0.identifier }, { $0.name }, { $0.prompt }, { $0.value }, { $0.id },
    ]
    for way in ways {
      let found = elements.filter { way($0).map(Self.collapsed) == text }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension AccessibilityElement {
  /// The element and all inside.
  var withInner: [AccessibilityElement] { [self] + children.flatMap(\.withInner) }
}
