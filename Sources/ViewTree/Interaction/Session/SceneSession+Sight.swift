import Foundation
import VectorGeometry

extension SceneSession {
  /// Why a view that is not in sight can't be met, and what would help.
  package func outOfSight(_ element: AccessibilityElement, _ query: ElementQuery) -> SessionError {
    let name = element.name.isEmpty ? "the \(query)" : "\"\(element.name)\""
    let start = "\(name) at \(element.frame.numbers) is not visible at \(now.inSeconds)"
    guard let place = graph.scrollPlace(of: element) else {
      return SessionError(.outOfSight, "\(start): it is outside the canvas")
    }
    let seen = graph.accessibilityTree().all.filter { other in
      !other.name.isEmpty && !other.visibleFrame.isNull && !other.visibleFrame.isEmpty
        && place.frame.touches(other.visibleFrame)
    }
    var sentence = "\(start): "
    if let first = seen.first, let last = seen.last {
      sentence += "its scroll view shows \"\(first.name)\""
      if seen.count > 1 { sentence += " to \"\(last.name)\"" }
      sentence += ". "
    }
    return SessionError(.outOfSight, "\(sentence)Use scrollTo(\(query.code)) to scroll to it.")
  }
}

extension ElementQuery {
  /// The query as it is written.
  var code: String {
    var code: String
    if let identifier {
      code = ".id(\"\(identifier)\")"
    } else if let role = roles?.first {
      let known: [AccessibilityRole: String] = [
        .text: "text", .heading: "text", .button: "button", .switch: "switch", .slider: "slider",
        .link: "link", .row: "row", .image: "image", .tab: "tab", .stepper: "stepper",
        .textbox: "textField",
      ]
      let name = text.map { "\"\($0)\"" } ?? ""
      code =
        known[role].map { ".\($0)(\(name))" }
        ?? ".role(.\(role.rawValue)\(text == nil ? "" : ", name: \(name)"))"
    } else {
      code = ".named(\"\(text ?? "")\")"
    }
    if let outer = container.first { code += ".within(\(outer.code))" }
    if let index { code += ".nth(\(index))" }
    return code
  }
}

extension AccessibilityTree {
  /// What is presented in front of all else, if it keeps pointers from that.
  var modal: AccessibilityElement? {
    all.last { $0.traits.contains(.isModal) }
  }
}

extension AccessibilityElement {
  /// What is presented in words, such as `the sheet "Share"`.
  var modalWords: String {
    let kind =
      switch role {
      case .alertDialog: "alert"
      case .menu: "menu"
      default: "sheet"
      }
    let inside = all.dropFirst()
    let title = inside.first { $0.role == .heading } ?? inside.first { $0.role == .text }
    let name = name.isEmpty ? title?.name ?? "" : name
    return name.isEmpty ? "the \(kind) (\(path))" : "the \(kind) \"\(name)\" (\(path))"
  }
}
