/// A kind of file that a picture is written to.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case svg
  case pdf

  /// The format that a file extension stands for.
  public init?(fileExtension: String) { self.init(rawValue: fileExtension.lowercased()) }
}
