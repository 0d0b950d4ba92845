import DocumentModel
import DocumentViews
import FileStorage
import ShapeShift

/// All previews of a Swift file as pictures, each in a file of its own.
@MainActor
struct PreviewPictures {
  let verb: Render
  let swift: SwiftFile
  let console: Console

  /// What stands for the preview in a name of files.
  static let placeholder = "{preview}"

  /// Whether all previews are asked for, rather than one.
  static func areAsked(by verb: Render) -> Bool {
    guard verb.document.file.isSwift, verb.document.preview == nil, verb.document.type == nil
    else { return false }
    return verb.output.path?.contains(placeholder) ?? true
  }

  /// Draws those that are not done yet; one that fails does not stop the others.
  func write() throws {
    var failed = 0
    let names = Self.fileNames(of: swift.previews.map(\.description))
    for index in swift.previews.indices.dropFirst(HostProcess.current?.done ?? 0) {
      do {
        try write(index, named: names[index])
      } catch {
        failed += 1
        console.say("\(swift.path): \(swift.previews[index]):")
        console.report(Failure(error) ?? Failure(.internalError, "\(error)"))
      }
    }
    guard failed == 0 else {
      throw Failure(.badDocument, "\(failed) of \(swift.previews.count) previews failed")
    }
  }

  private func write(_ index: Int, named name: String) throws {
    let format = try pictureFormat
    let path =
      verb.output.path?.replacing(Self.placeholder, with: name)
      ?? "\(PictureOutput.defaultFolder)/\(verb.document.file.stem)-\(name).\(format.rawValue)"
    if verb.output.path == nil { try OutputFile.makeFolder(PictureOutput.defaultFolder) }
    let target = try PictureOutput(path: path, format: format, document: verb.document.file)
    let rendered = try RenderedPicture(
      of: swift.scene(index, number: index), stage: verb.stage, picture: verb.picture, as: format)
    for warning in rendered.warnings { console.warn("\(swift.previews[index]): \(warning)") }
    try target.write(rendered.bytes, console)
    console.say("wrote \(path)")
  }

  private var pictureFormat: PictureFormat {
    get throws(Failure) {
      guard let path = verb.output.path else { return verb.output.format ?? .png }
      return try PictureOutput.format(of: path, verb.output.format)
    }
  }

  /// A name for the file of each preview: letters, digits and hyphens, and a number where two would be the same.
  static func fileNames(of names: [String]) -> [String] {
    var used: Set<String> = []
    return names.map { name in
      let words = name.split { !$0.isLetter && !$0.isNumber }
      let plain = words.isEmpty ? "preview" : words.joined(separator: "-")
      var (candidate, number) = (plain, 2)
      while !used.insert(candidate.lowercased()).inserted {
        candidate = "\(plain)-\(number)"
        number += 1
      }
      return candidate
    }
  }
}
