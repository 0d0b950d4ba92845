import DocumentModel
import FileStorage
import Foundation
import ImageCoding
import SVGReading
import ShapeShift
import ShapeShiftDocuments
import VectorGraphics

/// An SVG file, read and put on its canvas.
struct SVGDrawing {
  let list: DisplayList
  /// What is not drawn as the file says, one sentence each.
  let warnings: [String]

  /// So many of a file's diagnostics are told one by one.
  private static let mostWarnings = 50

  /// The file of a command, with what is changed in it.
  init(
    _ bytes: [UInt8], _ options: DocumentOptions, _ stage: StageOptions
  ) throws(Failure) {
    guard options.data == nil, options.at == nil else {
      throw Failure(
        .usage, "--\(options.data == nil ? "at" : "data") is for documents, not for SVG files")
    }
    guard stage.time.seconds == 0 else {
      throw Failure(.usage, "--time is for documents: \(options.file.name) is a still picture")
    }
    guard stage.surroundings.settings == Surroundings() else {
      throw Failure(
        .usage,
        "--color-scheme, --locale, --direction and --type-size are for documents, not for SVG files"
      )
    }
    try self.init(bytes, options.file, stage.settings(), set: options.set)
  }

  /// A file as it is.
  ///
  /// - Throws: `badDocument` for what can't be drawn at all.
  init(
    _ bytes: [UInt8], _ file: InputFile, _ layout: LayoutSettings, set: [String] = []
  ) throws(Failure) {
    var reader = SVGReader()
    reader.shaper = try layout.fontsOfFiles().shaper
    if !file.isStandardInput {
      reader.loadFile = SVGFolder(FileSystem.folder(of: file.path)).load
    }
    for change in set { try Self.add(change, to: &reader) }
    let picture: SVGPicture
    do throws(SVGReadingError) {
      picture = try reader.read(bytes)
    } catch {
      throw Failure(.badDocument, "\(file.name): \(error)", help: error.help)
    }
    list = Self.fitted(picture, layout.size)
    let told = picture.diagnostics.prefix(Self.mostWarnings).map { "\(file.name):\($0)" }
    let rest = picture.diagnostics.count - told.count
    warnings = told + (rest > 0 ? ["\(file.name): and \(rest) more"] : [])
  }

  /// The picture in pixels.
  func bitmap(scale: Double) throws(Failure) -> Bitmap {
    do throws(RenderError) {
      return try list.bitmap(options: RenderOptions(scale: scale))
    } catch {
      throw Failure(error)
    }
  }

  /// The picture as large as fits, in the middle of the size asked for.
  private static func fitted(_ picture: SVGPicture, _ size: CGSize?) -> DisplayList {
    guard let size else { return picture.displayList }
    let scale = min(size.width / picture.size.width, size.height / picture.size.height)
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - picture.size.width * scale) / 2,
      ty: (size.height - picture.size.height * scale) / 2)
    let items =
      effects.isEmpty
      ? picture.items
      : [DisplayItem(.group(DisplayGroup(effects: effects, items: picture.items)))]
    return DisplayList(size: size, items: items)
  }

  /// Takes `currentColor=...` or `id.property=...`.
  private static func add(_ change: String, to reader: inout SVGReader) throws(Failure) {
    guard let equals = change.firstIndex(of: "=") else {
      throw Failure(.usage, "--set \(change) has no \"=\"; expected a name, = and a value")
    }
    let (name, value) = (String(change[..<equals]), String(change[change.index(after: equals)...]))
    if name == "currentColor" {
      guard let color = SVGReader.color(value) else {
        throw Failure(.usage, "--set \(change): \"\(value)\" is no colour of CSS")
      }
      reader.currentColor = color
      return
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      throw Failure(
        .usage, "--set \(change): expected currentColor=COLOR or ID.PROPERTY=VALUE",
        help: "for instance --set sun.fill=gold")
    }
    reader.overrides.append(
      (String(name[..<dot]), String(name[name.index(after: dot)...]), value))
  }
}

/// The folder of an SVG file, out of which no reference leads.
private struct SVGFolder: Sendable {
  private let folder: ContainedFolder

  init(_ path: String) { folder = ContainedFolder(path.isEmpty ? "." : path) }

  /// The bytes of a file beneath the folder; nil for none.
  func load(_ name: String) throws -> [UInt8]? {
    let limit = SVGLimits().fileSize
    let contents = try FileSystem.contents(of: try folder.existingPath(of: name), atMost: limit)
    return contents?.bytes
  }
}

extension SVGReadingError {
  /// What to do about it.
  fileprivate var help: String? {
    switch self {
    case .noSize: "give its root a width and a height, or a viewBox"
    case .notXML, .notSVG, .limit: nil
    }
  }
}

extension DocumentOptions {
  /// What is to be drawn.
  enum Content {
    case svg([UInt8])
    case document(SourceText)
  }

  /// Reads what is to be drawn, once: standard input can't be read again.
  func content(limits: DocumentLimits) throws(Failure) -> Content {
    let input = try input(limits: limits)
    if at == nil, file.isStandardInput {
      let source = try SceneReading.all.source(input)
      let isSVG = FileSignature.format(of: Array(source.bytes)) == "SVG"
      return isSVG ? .svg(Array(source.bytes)) : .document(source)
    }
    guard file.isSVG else { return .document(try SceneReading.all.source(input)) }
    return .svg(try file.contents(limits: limits).bytes)
  }
}

extension InputFile {
  /// Whether the file is SVG, by its name or its first bytes.
  var isSVG: Bool {
    guard !isStandardInput else { return false }
    if path.pathSuffix.lowercased() == "svg" { return true }
    guard let status = try? FileStatus(of: path), status.isRegular,
      let contents = try? FileSystem.contents(of: path, atMost: 4096)
    else { return false }
    return FileSignature.format(of: contents.bytes) == "SVG"
  }
}

extension LayoutSettings {
  /// The fonts for a file that names its own: the default ones, and all in the folders given.
  func fontsOfFiles() throws(Failure) -> Fonts {
    guard fonts == .system || !fontFolders.isEmpty else { return .standard }
    var files: [URL] = []
    for folder in fontFolders {
      do throws(SystemError) {
        let names = try FileSystem.names(in: folder)
        let suffixes = [".ttf", ".otf", ".ttc"]
        files += names.filter { name in suffixes.contains { name.lowercased().hasSuffix($0) } }
          .map { URL(fileURLWithPath: "\(folder)/\($0)") }
      } catch {
        throw Failure(.noInput, "the font folder \(folder) can't be read: \(error.sentence)")
      }
    }
    do throws(RenderError) {
      return try Fonts(
        directories: fontFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }, named: [],
        further: files, includesSystem: fonts == .system)
    } catch {
      throw Failure(.badDocument, error.description)
    }
  }
}
