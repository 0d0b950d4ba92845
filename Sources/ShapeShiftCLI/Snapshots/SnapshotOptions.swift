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
