import DocumentModel
import FileStorage

/// JSON for scripts, which people look at on terminals too.
enum JSONText {
  /// A value on a line of its own.
  static func line(_ value: JSONValue) -> String {
    escaped(JSONWriter.compact(value)) + "\n"
  }

  /// A value in the canonical form.
  static func page(_ value: JSONValue) -> String { escaped(JSONWriter.canonical(value)) }

  /// The same value with what a terminal may act upon escaped.
  ///
  /// Strict JSON asks for that of the first 32 scalars only; line feeds stand between values.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0.isControl && $0 != "\n" }) else { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar.isControl, scalar != "\n" {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
