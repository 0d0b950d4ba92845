import Foundation

/// A variable with `@Entry`: a value of the environment, a transaction, container values or focused values.
struct Entry {
  let name: String
  /// The type as it is written; nil where the value says it.
  let type: String?
  /// The value as it is written.
  let value: String
  /// What stands before `var`, such as `public`.
  let access: String

  /// Reads `@Entry public var name: Type = value`; nil for anything else.
  init?(_ source: String) {
    guard let keyword = source.firstRange(of: /\bvar\s+/) else { return nil }
    let head = source[..<keyword.lowerBound]
    access = ["public", "package"].first { head.contains($0) } ?? ""
    let declaration = source[keyword.upperBound...]
    guard let end = declaration.firstIndex(where: { $0 == ":" || $0 == "=" || $0.isWhitespace })
    else { return nil }
    name = declaration[..<end].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    let rest = declaration[end...]
    let equals = Self.assignment(in: rest)
    let annotation = rest[..<(equals ?? rest.endIndex)].trimmingCharacters(
      in: .whitespacesAndNewlines)
    type =
      annotation.hasPrefix(":")
      ? annotation.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil
    if let equals {
      value = rest[rest.index(after: equals)...].trimmingCharacters(in: .whitespacesAndNewlines)
    } else if let type, type.hasSuffix("?") {
      value = "nil"
    } else {
      return nil
    }
  }

  /// The sign that parts the type from the value: the first outside of brackets that is no part of another.
  private static func assignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">":
        // An arrow closes nothing.
        let isArrow = index > text.startIndex && text[text.index(before: index)] == "-"
        if !isArrow { depth -= 1 }
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  /// What reads and writes the value.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The key, for the type that the variable extends.
  func key(in owner: String) -> String {
    let kinds = [
      ("EnvironmentValues", "EnvironmentKey"), ("ContainerValues", "ContainerValueKey"),
      ("Transaction", "TransactionKey"), ("FocusedValues", "FocusedValueKey"),
    ]
    let kind = kinds.first { owner.contains($0.0) }?.1 ?? "EnvironmentKey"
    let annotation = type.map { ": \($0)" } ?? ""
    guard let type else {
      return """
        private struct __Key_\(name): \(kind) {
          nonisolated(unsafe) static let defaultValue\(annotation) = \(value)
        }
        """
    }
    guard kind != "FocusedValueKey" else {
      let value = type.hasSuffix("?") ? String(type.dropLast()) : type
      return "private struct __Key_\(name): \(kind) { typealias Value = \(value) }"
    }
    return """
      private struct __Key_\(name): \(kind) {
        static var defaultValue: \(type) { \(value) }
      }
      """
  }
}
