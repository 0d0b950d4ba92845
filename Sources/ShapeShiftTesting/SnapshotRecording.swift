import Foundation

/// The condition for writing references.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Never; a missing reference fails. For build servers.
  case verify
  /// Write missing references.
  case missing
  /// When there is none, or when it isn't as the picture is now.
  case changed
  /// Write all references.
  case all
  /// As the variable `SHAPESHIFT_SNAPSHOTS` says (`verify`, `missing`, `changed` or `all`); without it
  /// `verify` where `CI` is set, else `missing`.
  case environment

  /// The mode with the environment looked up.
  func resolved(_ environment: [String: String]) -> SnapshotRecording {
    guard self == .environment else { return self }
    if let name = environment["SHAPESHIFT_SNAPSHOTS"], let mode = SnapshotRecording(rawValue: name),
      mode != .environment
    {
      return mode
    }
    return environment["CI", default: ""].isEmpty ? .missing : .verify
  }
}
