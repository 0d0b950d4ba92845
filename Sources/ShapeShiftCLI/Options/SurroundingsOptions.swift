import ArgumentParser
import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// What surrounds a scene.
struct SurroundingsOptions: WordTaking {
  @Option(help: ArgumentHelp("Color scheme, instead of the document's.", valueName: "scheme"))
  var colorScheme: ColorSchemeName?

  @Option(
    help: ArgumentHelp(
      "Locale for numbers and dates, for example fr or de-CH.", valueName: "name"),
    transform: { try LocaleName(argument: $0) })
  var locale: LocaleName?

  @Option(help: ArgumentHelp("Layout direction.", valueName: "direction"))
  var layoutDirection: DirectionName?

  @Option(help: ArgumentHelp("Dynamic Type size.", valueName: "size"))
  var dynamicTypeSize: TypeSizeName?

  @Option(
    help: ArgumentHelp(
      "Swift previews only: device that shows previews without a layout.", valueName: "device"))
  var device: DeviceName?

  mutating func take(_ words: inout CommandWords) throws {
    colorScheme = try words.value("--color-scheme")
    locale = try words.value("--locale", LocaleName.init)
    layoutDirection = try words.value("--layout-direction")
    dynamicTypeSize = try words.value("--dynamic-type-size")
    device = try words.value("--device")
  }

  /// What the options say.
  var settings: Surroundings {
    var settings = Surroundings()
    settings.colorScheme = colorScheme?.value
    settings.locale = locale?.text
    settings.layoutDirection = layoutDirection?.value
    settings.dynamicTypeSize = dynamicTypeSize?.value
    settings.device = device?.value
    return settings
  }
}

/// A value of an option that has a few of them, each with a name.
protocol NamedArgument: ExpressibleByArgument {
  associatedtype Value
  static var all: [(name: String, value: Value)] { get }
  var value: Value { get }
  init(value: Value)
}

extension NamedArgument {
  init?(argument: String) {
    guard let value = Self.all.first(where: { $0.name == argument })?.value else { return nil }
    self.init(value: value)
  }
  static var allValueStrings: [String] { all.map(\.name) }
}

struct ColorSchemeName: NamedArgument {
  static var all: [(name: String, value: ColorScheme)] { Surroundings.colorSchemes }
  let value: ColorScheme
}

struct DirectionName: NamedArgument {
  static var all: [(name: String, value: LayoutDirection)] { Surroundings.layoutDirections }
  let value: LayoutDirection
}

struct TypeSizeName: NamedArgument {
  static var all: [(name: String, value: DynamicTypeSize)] { Surroundings.dynamicTypeSizes }
  let value: DynamicTypeSize
}

struct DeviceName: NamedArgument {
  static var all: [(name: String, value: PreviewHost)] { Surroundings.devices }
  let value: PreviewHost
}

/// The name of a language, with or without a region.
struct LocaleName {
  let text: String
  init(argument: String) throws(ValidationError) {
    guard Surroundings.isLocale(argument) else {
      throw ValidationError("expected a locale such as fr or de-CH")
    }
    text = argument
  }
}
