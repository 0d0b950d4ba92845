import DocumentModel
import DocumentViews
import Foundation
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// How a page wants to see a scene: what `render` is told by options, and what surrounds it.
struct StudioLook: Hashable {
  private(set) var scale = 1.0
  private(set) var width: Double?
  private(set) var height: Double?
  /// What surrounds it.
  private(set) var surroundings = Surroundings()
  private(set) var background: BackgroundColor?
  /// The row of data whose values a document has, from 1; nil for its own.
  private(set) var row: Int?

  /// The most pixels that are drawn of a scene: those of a 4K screen three times.
  static let mostPixels = 1 << 25

  init() {}

  /// Reads what a message says.
  init(_ json: JSONValue?) throws(Failure) {
    guard let json, !json.isNull else { return }
    guard let object = json.object else { throw .studio("\"look\" must be an object") }
    var fields = RequestFields(object)
    do throws(Failure) {
      try take(&fields)
      try fields.end(of: "look")
    } catch {
      throw .studio([error.sentence, error.help].compactMap(\.self).joined(separator: "; "))
    }
  }

  /// The settings that determine when a scene comes to rest; the scale and the colors do not.
  var ofLayout: StudioLook {
    var look = self
    (look.scale, look.surroundings.colorScheme, look.background) = (1, nil, nil)
    return look
  }

  /// What `render` lays it out with.
  var layout: LayoutSettings {
    var layout = LayoutSettings(scale: scale)
    if let width, let height { layout.size = CGSize(width: width, height: height) }
    return layout
  }

  /// What a graph is made with.
  @MainActor
  func configuration(
    of document: SceneDocument, shaper: any TextShaper
  ) -> ViewGraph.Configuration {
    var configuration = document.configuration(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, scale: scale,
      shaper: shaper)
    surroundings.apply(to: &configuration.environment)
    return configuration
  }

  /// How pixels and files are made.
  var picture: PictureSettings {
    var picture = PictureSettings()
    (picture.background, picture.maximumPixels) = (background, Self.mostPixels)
    return picture
  }
}

extension StudioLook: KeyedSettings {
  static let defaults = StudioLook()

  static let keys: [SettingKey<StudioLook>] =
    [
      SettingKey("scale", \.scale, .number(0.01...16), help: "Pixels per point."),
      SettingKey("width", \.width, .number(1...20_000), help: "Width of the canvas in points."),
      SettingKey("height", \.height, .number(1...20_000), help: "Height of the canvas in points."),
      SettingKey("background", \.background, .background, help: "Background of the canvas."),
      SettingKey("row", \.row, .integer(1...1_000_000), help: "Row of data, from 1."),
    ] + Surroundings.keys.map { $0.at(\.surroundings) }
}

extension Failure {
  /// What is wrong with a message.
  static func studio(_ sentence: String) -> Failure { Failure(.usage, sentence) }
}
