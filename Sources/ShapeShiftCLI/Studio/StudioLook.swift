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
    scale = try Self.number(object, "scale", 0.01...16) ?? 1
    width = try Self.number(object, "width", 1...20_000)
    height = try Self.number(object, "height", 1...20_000)
    surroundings.colorScheme = try Self.choice(object, "colorScheme", Surroundings.colorSchemes)
    surroundings.layoutDirection = try Self.choice(
      object, "layoutDirection", Surroundings.layoutDirections)
    surroundings.dynamicTypeSize = try Self.choice(
      object, "dynamicTypeSize", Surroundings.dynamicTypeSizes)
    surroundings.device = try Self.choice(object, "device", Surroundings.devices)
    surroundings.locale = object["locale"]?.string.map { String($0.prefix(64)) }
    background = try Self.color(object["background"])
    row = try Self.number(object, "row", 1...1_000_000).map { Int(clamping: $0) }
  }

  private static func number(
    _ object: JSONObject, _ key: String, _ range: ClosedRange<Double>
  ) throws(Failure) -> Double? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw .studio("\(key) must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func choice<Choice>(
    _ object: JSONObject, _ key: String, _ choices: [(name: String, value: Choice)]
  ) throws(Failure) -> Choice? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let choice = choices.first(where: { $0.name == value.string })?.value else {
      throw .studio("\(key) must be one of \(choices.map(\.name).joined(separator: ", "))")
    }
    return choice
  }

  private static func color(_ value: JSONValue?) throws(Failure) -> BackgroundColor? {
    guard let text = value?.string else { return nil }
    do throws(OptionProblem) {
      return try BackgroundColor(parsing: text, acceptsScheme: true)
    } catch {
      throw .studio("background: \(error.sentence)")
    }
  }

  /// What of it decides when a scene comes to rest: neither pixels nor colors do.
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

extension Failure {
  /// What is wrong with a message.
  static func studio(_ sentence: String) -> Failure { Failure(.usage, sentence) }
}
