import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@testable import shapeshift_gallery

/// Nothing is written unless it is asked for.
private let recording: SnapshotRecording =
  ProcessInfo.processInfo.environment["SHAPESHIFT_SNAPSHOTS"] == nil ? .verify : .environment

/// The pictures of the programs in Sources/Examples against their references.
///
/// `make record` writes those anew.
@MainActor
@Suite(.snapshots(record: recording))
struct GalleryTests {
  @Test func pictures() throws {
    for picture in Gallery.pictures {
      try expectSnapshot(
        of: AnyView(picture.view()), size: picture.size, named: picture.name, at: picture.time)
    }
  }
}
