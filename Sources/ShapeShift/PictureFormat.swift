package import ImageCoding

/// A kind of file that a picture is written to.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  /// Without transparency, which is put on white unless a background is given.
  case jpeg
  /// Without loss, unless a quality is given.
  case webp
  case svg
  case pdf

  /// The format that a file extension stands for.
  public init?(fileExtension: String) {
    let name = fileExtension.lowercased()
    self.init(rawValue: name == "jpg" ? "jpeg" : name)
  }

  /// The file extension of the format.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .png, .webp, .svg, .pdf: rawValue
    }
  }
}

extension PictureFormat {
  /// Whether the format contains only a grid of pixels.
  package var isPixels: Bool {
    switch self {
    case .png, .jpeg, .webp: true
    case .svg, .pdf: false
    }
  }

  /// Refuses what this build can't write.
  package func checkBuilt() throws(ImageCodingError) {
    switch self {
    case .jpeg where !JPEGDecoder.isBuilt: throw .notBuilt(format: "JPEG")
    case .webp where !WebPEncoder.isBuilt: throw .notBuilt(format: "WebP")
    case .png, .jpeg, .webp, .svg, .pdf: return
    }
  }
}
