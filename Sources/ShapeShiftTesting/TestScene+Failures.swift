import Foundation
import ShapeShift
import Testing
import VectorGeometry
import VectorGraphics
import ViewTree

extension TestScene {
  /// The maximum number of failures of a scene that save an image.
  private static let maximumPictures = 3

  /// Attaches the picture of the moment, with the frames of the views that an error is about, and all that the views
  /// tell.
  func leavePicture(of error: SessionError) {
    guard pictureCount < Self.maximumPictures, Test.current != nil else { return }
    pictureCount += 1
    if let tree = try? tree {
      Attachment.record("\(error.description)\n\n\(tree)", named: "step-\(pictureCount).tree.txt")
    }
    // Drawn by the scene itself: a new scene would call all functions again.
    guard var list = try? session.graph.displayList(at: now) else { return }
    let marks = error.frames.filter { !$0.isNull }.map { frame in
      DisplayItem(
        .stroke(
          StrokeItem(
            path: Path(frame.insetBy(dx: -1, dy: -1)),
            paint: .color(Color.Resolved(red: 1, green: 0, blue: 0.5)),
            style: StrokeStyle(lineWidth: 2))))
    }
    list = DisplayList(size: list.size, items: list.items + marks)
    let options = RenderOptions(
      scale: configuration.scale, background: Color.Resolved(red: 1, green: 1, blue: 1))
    guard let picture = try? list.encoded(as: .png, options: options) else { return }
    Attachment.record(picture.bytes, named: "step-\(pictureCount).png")
  }
}
