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
    shapeShifter + cards + undo + motion + charts + Guide.pictures + SymbolExamples.pictures + [
      Picture(name: "layout-lessons") { LayoutLessons() },
      Picture(name: "display-board") { SongBoard() },
    ]

  private static let phone = CGSize(width: 375, height: 760)

  private static let shapeShifter = [
    Picture(name: "shapeshifter", size: phone) { program { _ in } },
    Picture(name: "shapeshifter-dark", size: phone) {
      program { _ in }.background(Color.black).environment(\.colorScheme, .dark)
    },
    Picture(name: "shapeshifter-edited", size: phone) {
      program { env in
        env.model.kind = .square
        env.model.fill = ShapeShifterModel.HSL()
        env.model.outlineWidth = 40
      }
    },
    Picture(name: "inspector-open", size: CGSize(width: 375, height: 420)) { OpenInspector() },
  ]

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

  /// What moves, at its beginning and on its way.
  private static let motion = [0.0, 0.3, 0.8].map { time in
    Picture(name: "motion-\(Int(time * 100))", time: time) { MotionSheet() }
  }

  /// The whole program after some edits.
  private static func program(_ edit: (ShapeShifterEnv) -> Void) -> some View {
    let env = ShapeShifterEnv()
    env.undoManager = UndoManager()
    edit(env)
    return ShapeShifterRootView().environmentObject(env)
  }

  /// Draws pictures at one and two pixels a point; returns the files' names.
  ///
  /// - Parameter prefix: What the names of those that are drawn begin with.
  static func render(to directory: URL, named prefix: String = "") throws -> [String] {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var names: [String] = []
    for picture in pictures where picture.name.hasPrefix(prefix) {
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

/// A color's sliders, shown.
private struct OpenInspector: View {
  @State private var color = ShapeShifterModel.HSL(hue: 0.08)

  var body: some View {
    VStack(alignment: .leading) {
      HSLSliders(label: "Outline", color: $color, isShown: .constant(true))
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color.white)
  }
}
