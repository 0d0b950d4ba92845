import ShapeShiftDocuments
import SnapshotDiff

/// What `snapshot` is to do.
enum SnapshotAction: String, CaseIterable {
  case verify, record, review, accept, report, prune
}

/// Which references `record` writes.
enum SnapshotRecordMode: String, CaseIterable {
  /// Those that are missing.
  case missing
  /// Those that are missing or not as the pictures are now.
  case changed
  /// All.
  case all
}

/// How a terminal is shown pictures.
enum ShowMode: String, CaseIterable {
  case auto, never, kitty, iterm, blocks, palette
}

/// When annotations for GitHub are written.
enum AnnotationMode: String, CaseIterable {
  case auto, github, never
}

/// How pictures get into a Markdown text.
enum MarkdownPictures: Equatable {
  case auto, embed, none
  /// They were uploaded to this place, in folders as the run left them.
  case address(String)

  init(_ text: String) throws(OptionProblem) {
    switch text {
    case "auto": self = .auto
    case "embed": self = .embed
    case "none": self = .none
    case _ where text.hasPrefix("https://") || text.hasPrefix("http://"):
      self = .address(text.hasSuffix("/") ? String(text.dropLast()) : text)
    default: throw OptionProblem("expected auto, embed, none or a URL")
    }
  }

  var text: String {
    switch self {
    case .auto: "auto"
    case .embed: "embed"
    case .none: "none"
    case .address(let address): address
    }
  }
}
