/// What of a picture is compared.
public struct SnapshotContents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// What some bits stand for.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pixels, in `<name>.png`.
  public static let png = SnapshotContents(rawValue: 1)
  /// What is drawn, in `<name>.drawing.txt`.
  public static let drawing = SnapshotContents(rawValue: 2)
}
