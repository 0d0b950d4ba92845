import Foundation
import SwiftUI

/// The pictures of the gallery.
@MainActor
enum Gallery {
  /// A view with a name, and the time at which it is drawn.
  struct Picture {
    let name: String
    var size: CGSize?
    var time = 0.0
    let view: @MainActor () -> any View
  }

  static let pictures: [Picture] =
    cards + undo + [Picture(name: "layout-lessons") { LayoutLessons() }]

  /// The flip at its beginning, twice on its way, and at its end.
  private static let cards = [0.0, 0.35, 0.65, 1].map { time in
    Picture(name: "cardify-\(Int(time * 100))", time: time) { CardTable() }
  }

  /// The shape while an edit is undone, by the spring that came with it.
  private static let undo = [0.0, 0.15, 0.4, 1].map { time in
    Picture(name: "undo-\(Int(time * 100))", size: CGSize(width: 200, height: 200), time: time) {
      UndoneEdit()
    }
  }

  /// Draws all pictures at one and two pixels a point; returns the files' names.
  static func render(to directory: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var names: [String] = []
    for picture in pictures {
      for scale in [1, 2] { names.append(try render(picture, scale: scale, to: directory)) }
    }
    return names
  }

  private static func render(
    _ picture: Picture, scale: Int, to directory: URL
  ) throws -> String {
    let renderer = ImageRenderer(content: AnyView(picture.view()))
    renderer.scale = CGFloat(scale)
    if let size = picture.size { renderer.proposedSize = ProposedViewSize(size) }
    let name = scale == 1 ? "\(picture.name).png" : "\(picture.name)@\(scale)x.png"
    try renderer.data(.png, at: picture.time).write(to: directory.appending(path: name))
    return name
  }
}
