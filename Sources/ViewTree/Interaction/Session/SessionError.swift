package import Foundation

/// Why a step of a session can't be taken.
package struct SessionError: Error, CustomStringConvertible {
  package enum Code: String, Sendable {
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
    /// Scenes do not take events of this kind.
    case unsupported
    /// What is waited for does not come.
    case timeout
    /// Nothing has the focus.
    case unfocused
    /// A session that is played again goes another way.
    case diverged
    /// A view tells something else than is expected.
    case unmet
  }

  package let code: Code
  /// How many views are meant.
  package let count: Int
  /// The matter in a sentence, with what would help.
  package let description: String
  /// The names of what could be meant instead.
  package let candidates: [String]
  /// Where the views stand that it is about, in points of the canvas.
  package let frames: [CGRect]

  package init(
    _ code: Code, count: Int = 0, _ description: String, candidates: [String] = [],
    frames: [CGRect] = []
  ) {
    self.code = code
    self.count = count
    self.description = description
    self.candidates = candidates
    self.frames = frames
  }
}

extension SessionError {
  /// None is meant.
  @MainActor
  package static func missing(
    _ query: ElementQuery, at time: Double, in tree: AccessibilityTree
  ) -> SessionError {
    let kin = tree.all.filter { element in
      query.roles.map { roles in element.role.map(roles.contains) ?? false } ?? !element.name
        .isEmpty && !element.repeatsContent
    }
    let kind = query.roles.map { "\($0[0].rawValue)s" } ?? "views"
    let wanted = query.text ?? query.identifier ?? ""
    let list = kin.prefix(12).map { element in
      let differs = element.name != wanted && element.name.lowercased() == wanted.lowercased()
      let remark = differs ? " (differs in case)" : element.isEnabled ? "" : " (disabled)"
      return "\"\(element.name)\"\(remark)"
    }
    let here =
      list.isEmpty
      ? "There are no \(kind) here." : "The \(kind) here: \(list.joined(separator: ", "))."
    return SessionError(
      .missing, "no \(query) at \(time.inSeconds). \(here)",
      candidates: kin.flatMap { [$0.identifier, $0.name].compactMap(\.self) })
  }

  /// Several are meant.
  package static func ambiguous(
    _ query: ElementQuery, at time: Double, _ found: [AccessibilityElement]
  ) -> SessionError {
    let list = found.prefix(6).map { "\($0.path) \($0.frame.numbers)" }
    return SessionError(
      .ambiguous, count: found.count,
      "\(found.count) \(query.words(count: found.count)) at \(time.inSeconds): "
        + list.joined(separator: " · ") + choice, frames: found.map(\.frame))
  }

  /// The end of the description of several views: how Swift code chooses one.
  package static let choice = ". Choose one with .id(\"…\"), .nth(0) or .within(…)."
}

extension Double {
  /// The time in words.
  package var inSeconds: String { String(format: "%.3f s", self) }
}

extension CGRect {
  /// x, y, width and height.
  package var numbers: String {
    let numbers = [minX, minY, width, height].map { String(format: "%g", Double($0)) }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
