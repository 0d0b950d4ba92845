public import Foundation

/// What a picture says to those who do not see it: SVG and PDF files carry it, and look the same.
public struct PictureDescription: Sendable, Equatable {
  /// A part of the picture.
  public struct Part: Sendable, Equatable {
    /// What a part is.
    public enum Kind: String, Sendable {
      /// A picture.
      case image = "img"
      /// Something to press.
      case button
      /// Something that leads to an address.
      case link
      /// Something that is none of these.
      case group
    }

    /// What it is.
    public var kind: Kind
    /// What it is called.
    public var name: String
    /// What more there is to say of it.
    public var hint: String?
    /// Where it leads.
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

  /// What the picture is called.
  public var title: String?
  /// What it shows.
  public var summary: String?
  /// The language of what is written, such as `en-US`.
  public var language: String?
  /// Parts with names, in the order of reading.
  public var parts: [Part] = []

  /// A description of nothing, which leaves files as they are.
  public init() {}
}
