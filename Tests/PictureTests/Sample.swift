import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import ViewTree

/// A document of the folder of samples, `Shapes`.
struct Sample: Sendable, CustomStringConvertible {
  let url: URL

  var description: String { url.deletingPathExtension().lastPathComponent }

  /// The folder in the package's sources.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(component: "Shapes")

  /// All samples, by name; files in folders beneath are parts of samples.
  static func all() throws -> [Sample] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && $0.lastPathComponent != "snapshots.json" }
      .sorted { $0.path < $1.path }
      .map { Sample(url: $0) }
  }

  /// A moment at which every sample that moves is on its way, in seconds.
  private static let moment = 0.45

  /// The sample of a name.
  static func named(_ name: String) -> Sample {
    Sample(url: folder.appending(component: "\(name).json"))
  }

  /// What the document draws in the middle of its motion, laid out for a number of pixels a point.
  ///
  /// - Parameter metrics: The metrics of the system font, in place of the default ones.
  @MainActor
  func displayList(scale: Int, metrics: FontMetrics? = nil) throws -> DisplayList {
    try drawing(scale: scale, metrics: metrics)(Self.moment)
  }

  /// What the document draws at times in seconds, laid out for a number of pixels a point.
  @MainActor
  func drawing(
    scale: Int, metrics: FontMetrics? = nil
  ) throws -> (Double) throws -> DisplayList {
    let (document, graph) = try graph(scale: scale, metrics: metrics)
    return { time in
      var list = try graph.displayList(at: time)
      if let background = document.background(in: graph) {
        let ground = Path(CGRect(origin: .zero, size: list.size))
        list.roots.insert(
          DisplayItem(.fill(FillItem(path: ground, paint: .color(background)))), at: 0)
      }
      return list
    }
  }

  /// The document and its views, laid out for a number of pixels a point.
  @MainActor
  func graph(
    scale: Int, metrics: FontMetrics? = nil
  ) throws -> (SceneDocument, ViewGraph) {
    let source = SourceText(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    let document = try SceneReader(root: url.deletingLastPathComponent()).read(source)
    let fonts =
      document.fonts.isEmpty
      ? Fonts.standard
      : try Fonts(
        directories: [], named: document.fonts.map { ($0.name, $0.url) }, includesSystem: false)
    var configuration = document.configuration(scale: Double(scale), shaper: fonts.shaper)
    if let metrics { configuration.environment.fontMetrics = metrics }
    return (document, try document.makeGraph(configuration))
  }
}
