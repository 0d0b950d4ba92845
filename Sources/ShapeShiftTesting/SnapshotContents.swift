/// The representations that a snapshot compares.
public struct SnapshotContents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pixels, in `<name>.png`.
  public static let png = SnapshotContents(rawValue: 1)
  /// The display list as text, in `<name>.drawing.txt`.
  public static let drawing = SnapshotContents(rawValue: 2)
}
