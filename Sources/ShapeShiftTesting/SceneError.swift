import Foundation
import ViewTree

/// Why a step of a test can't be taken.
public struct SceneError: Error, Sendable, CustomStringConvertible {
  /// What is the matter.
  public enum Code: String, Sendable {
    /// No view is meant.
    case missing
    /// Several views are meant.
    case ambiguous
    /// The view is off.
    case disabled
    /// The view is outside of the windows that it is seen through.
    case outOfSight
    /// Something else is in front of the view.
    case covered
    /// The step comes before one that was already taken.
    case late
    /// Scenes do not take events of this kind yet.
    case unsupported
    /// Nothing has the focus that takes what is entered.
    case unfocused
    /// What is waited for does not come.
    case timeout
  }

  /// What is the matter.
  public let code: Code
  /// How many views are meant.
  public var count = 0
  /// The matter in a sentence, with what would help.
  public let description: String

  init(_ code: Code, count: Int = 0, _ description: String) {
    self.code = code
    self.count = count
    self.description = description
  }
}

extension SceneError {
  /// None is meant.
  static func missing(
    _ query: SceneQuery, at time: Double, in elements: [AccessibilityElement]
  ) -> SceneError {
    let all = elements.flatMap(\.withInner)
    let roles = query.roles?.map(\.rawValue)
    let kin = all.filter { element in
      roles.map { $0.contains(element.role?.rawValue ?? "") } ?? !element.name.isEmpty
    }
    let kind = query.roles.map { "\($0[0].rawValue)s" } ?? "views"
    let wanted = query.text ?? query.identifier ?? ""
    let list = kin.prefix(12).map { element in
      let differs = element.name != wanted && element.name.lowercased() == wanted.lowercased()
      return
        "\"\(element.name)\"\(differs ? " (differs in case)" : element.isEnabled ? "" : " (disabled)")"
    }
    let here =
      list.isEmpty
      ? "There are no \(kind) here." : "The \(kind) here: \(list.joined(separator: ", "))."
    return SceneError(.missing, "no \(query) at \(time.asTime). \(here)")
  }

  /// Several are meant.
  static func ambiguous(
    _ query: SceneQuery, at time: Double, _ found: [AccessibilityElement]
  ) -> SceneError {
    let list = found.prefix(6).map { "\($0.path) \($0.frame.asNumbers)" }
    return SceneError(
      .ambiguous, count: found.count,
      "\(found.count) \(query.words(count: found.count)) at \(time.asTime): "
        + list.joined(separator: " · ") + ". Say which: .id(\"…\"), .nth(0), .within(…).")
  }
}

extension Double {
  /// The time in words.
  var asTime: String { String(format: "%.3f s", self) }
}

extension CGRect {
  /// x, y, width and height.
  var asNumbers: String {
    "["
      + [minX, minY, width, height].map { String(format: "%g", Double($0)) }.joined(separator: ", ")
      + "]"
  }
}

extension AccessibilityTree {
  /// What is presented in front of all else, if it keeps pointers from that.
  var modal: AccessibilityElement? {
    elements.flatMap(\.withInner).last { $0.traits.contains(.isModal) }
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
    let inside = withInner.dropFirst()
    let title = inside.first { $0.role == .heading } ?? inside.first { $0.role == .text }
    let name = name.isEmpty ? title?.name ?? "" : name
    return name.isEmpty ? "the \(kind) (\(path))" : "the \(kind) \"\(name)\" (\(path))"
  }
}
