import DocumentModel
import DocumentViews
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// All previews of Swift code as pictures, each in a file of its own.
@MainActor
struct PreviewPictures {
  let verb: Render
  let swift: SwiftPreviews
  let console: Console

  /// What stands for the preview in a name of files.
  static let placeholder = "{preview}"
  /// What stands for the target of a package, else for the file or the folder.
  static let targetPlaceholder = "{target}"

  /// Whether all previews are asked for, rather than one.
  static func areAsked(by verb: Render) -> Bool {
    guard verb.request.document.file.isSwiftCode, verb.request.document.preview == nil,
      verb.request.document.viewType == nil
    else { return false }
    return verb.request.output?.contains(placeholder) ?? true
  }

  /// Draws those that are not done yet; one that fails does not stop the others.
  func write() throws {
    var failed = 0
    let paths = paths
    for index in swift.previews.indices.dropFirst(HostProcess.current?.done ?? 0) {
      do {
        try write(index, to: paths[index])
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

  /// Where each of the previews goes, no two to one place.
  private var paths: [String] {
    let pattern =
      verb.request.output
      ?? "\(OutputFile.defaultFolder)/\(Self.targetPlaceholder)-\(Self.placeholder)."
      + (verb.request.format ?? .png).fileExtension
    let groups = swift.previews.indices.map { index in
      pattern.replacing(Self.targetPlaceholder, with: Self.plain(swift.target(index)))
    }
    let names = Self.fileNames(of: swift.previews.map(\.description), in: groups)
    return zip(groups, names).map { $0.replacing(Self.placeholder, with: $1) }
  }

  private func write(_ index: Int, to path: String) throws {
    let format = try pictureFormat
    try verb.request.picture.check(for: format)
    try OutputFile.makeFolders(above: path)
    let target = try PictureOutput(path: path, format: format, document: verb.request.document.file)
    let rendered = try RenderedPicture(
      of: swift.scene(index, number: index), layout: verb.request.layout,
      at: verb.request.time, picture: verb.request.picture, as: format,
      limits: verb.request.document.limits)
    for warning in rendered.warnings { console.warn("\(swift.previews[index]): \(warning)") }
    try target.write(rendered.bytes, console)
    console.say("wrote \(path)")
  }

  private var pictureFormat: PictureFormat {
    get throws(Failure) {
      guard let path = verb.request.output else { return verb.request.format ?? .png }
      return try PictureFormat.of(path, asked: verb.request.format)
    }
  }

  /// A name for the file of each preview: letters, digits and hyphens, and a number where two of a group would be
  /// the same.
  static func fileNames(of names: [String], in groups: [String]? = nil) -> [String] {
    var used: Set<String> = []
    return names.indices.map { index in
      let (plain, group) = (plain(names[index]), groups?[index] ?? "")
      var (candidate, number) = (plain, 2)
      while !used.insert("\(group)\u{0}\(candidate.lowercased())").inserted {
        candidate = "\(plain)-\(number)"
        number += 1
      }
      return candidate
    }
  }

  /// Words of letters and digits with hyphens between.
  nonisolated static func plain(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "preview" : words.joined(separator: "-")
  }
}
