import Foundation

/// Why the body that is being made runs.
@MainActor
struct BodyChanges {
  /// Whether the view itself differs from the last one.
  var isNewValue: Bool
  /// Whether the view is new at its place.
  var isNewIdentity: Bool
  /// The stored properties that have changed.
  var properties: [String]

  /// Those of the body that runs now.
  static var current = BodyChanges(isNewValue: false, isNewIdentity: false, properties: [])

  /// One line in the form of SwiftUI's.
  func line(for type: Any.Type) -> String {
    var causes: [String] = []
    if isNewValue { causes.append("@self") }
    if isNewIdentity { causes.append("@identity") }
    causes += properties
    return causes.isEmpty
      ? "\(typeName(type)): unchanged."
      : "\(typeName(type)): \(causes.joined(separator: ", ")) changed."
  }
}

extension View {
  /// Writes to standard error why the body runs: `@self`, `@identity` and the properties that changed.
  public static func _printChanges() {
    FileHandle.standardError.write(Data((BodyChanges.current.line(for: Self.self) + "\n").utf8))
  }

  /// Writes to standard error why the body runs.
  public static func _logChanges() { _printChanges() }
}
