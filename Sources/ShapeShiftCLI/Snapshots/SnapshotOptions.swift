import ArgumentParser
import SnapshotDiff

/// What `snapshot` is to do.
enum SnapshotAction: String, CaseIterable, ExpressibleByArgument {
  case verify, record, review, accept, report, prune
}

/// Which references `record` writes.
enum SnapshotRecordMode: String, CaseIterable, ExpressibleByArgument {
  /// Those that are missing.
  case missing
  /// Those that are missing or not as the pictures are now.
  case changed
  /// All.
  case all
}

/// How a terminal is shown pictures.
enum ShowMode: String, CaseIterable, ExpressibleByArgument {
  case auto, never, kitty, iterm, blocks, palette
}

/// When annotations for GitHub are written.
enum AnnotationMode: String, CaseIterable, ExpressibleByArgument {
  case auto, github, never
}

/// How pictures get into a Markdown text.
enum MarkdownPictures: Equatable, ExpressibleByArgument {
  case auto, embed, none
  /// They were uploaded to this place, in folders as the run left them.
  case address(String)

  init?(argument: String) {
    switch argument {
    case "auto": self = .auto
    case "embed": self = .embed
    case "none": self = .none
    case _ where argument.hasPrefix("https://") || argument.hasPrefix("http://"):
      self = .address(argument.hasSuffix("/") ? String(argument.dropLast()) : argument)
    default: return nil
    }
  }

  var defaultValueDescription: String { "auto" }
}
