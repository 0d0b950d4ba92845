public import Foundation

/// The accessibility description of an image: SVG and PDF files contain it without visible changes.
public struct PictureDescription: Sendable, Equatable {
  /// A part of the picture.
  public struct Part: Sendable, Equatable {
    /// The kind of a part.
    public enum Kind: String, Sendable {
      /// A part that is an image.
      case image = "img"
      /// Something to press.
      case button
      /// Something that leads to an address.
      case link
      /// Something that is none of these.
      case group
    }

    /// The kind of the part.
    public var kind: Kind
    /// The name of the part.
    public var name: String
    /// An additional description of the part.
    public var hint: String?
    /// The URL of a link.
    public var address: String?
    /// Where it is, in points of the picture.
    public var frame: CGRect

    /// A part of a picture.
    public init(
      _ kind: Kind, _ name: String, hint: String? = nil, address: String? = nil, frame: CGRect
    ) {
      self.kind = kind
      self.name = name
      self.hint = hint
      self.address = address
      self.frame = frame
    }
  }

  /// The title of the image.
  public var title: String?
  /// A description of the image's content.
  public var summary: String?
  /// The language of the texts, such as `en-US`.
  public var language: String?
  /// Parts with names, in the order of reading.
  public var parts: [Part] = []

  /// A description of nothing, which leaves files as they are.
  public init() {}
}
