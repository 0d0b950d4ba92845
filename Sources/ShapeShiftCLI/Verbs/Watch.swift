import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments
import VectorGraphics

/// `watch`: a picture that follows its document.
struct Watch: Verb {
  static let name = "watch"
  static let abstract = "Re-render a document whenever its files change."
  static let discussion = """
    Also watches the files used by the document, or the files of the Swift code. While there are \
    errors, the last good image is kept and the errors are shown. Runs until you press Ctrl-C.
    """

  static let examples = """
    # Keep Output/model.png up to date
    shapeshift watch model.json
    # Keep an SVG file up to date
    shapeshift watch card.json -o card.svg
    # A preview of a package
    shapeshift watch . -o card.png --preview Dark
    """

  static let options: [OptionSection<Watch>] = [
    OptionSection("DOCUMENT", DocumentInput.keys, at: \Watch.request.document),
    OptionSection("LAYOUT", LayoutSettings.viewKeys, at: \.request.layout),
    OptionSection("LAYOUT", [.time(\.request.time)]),
    OptionSection("OUTPUT", RenderRequest.outputKeys, at: \.request),
    OptionSection("IMAGE", PictureSettings.keys, at: \.request.picture),
  ]

  private var request = RenderRequest("")

  func check(_ given: GivenOptions) throws(Failure) {
    if request.document.file.isStandardInput {
      throw Failure(.usage, "standard input can't be watched; expected a file")
    }
    if request.output == "-" {
      throw Failure(
        .usage, "the image can't be written to standard output; expected a file")
    }
  }

  func run(_ console: Console) throws {
    let target = try PictureOutput(
      path: request.output, format: request.format, document: request.document.file)
    guard (try? FileStatus(of: request.document.path)) != nil else {
      throw Failure(.noInput, "\(request.document.path) can't be read: no such file or directory")
    }
    // While it is watched, what is wrong is told and changes nothing: this must be known before.
    if request.document.file.isSwiftCode {
      try request.document.file.checkCode(mayRun: request.document.runsCode)
      guard HostProcess.current != nil else { throw Failure.needsHost }
    }
    let watcher = try FileWatcher()
    var drawing = WatchedDrawing(request: request, output: target, console: console)
    while true {
      // Followed before reading: what is saved while it is drawn must not be missed.
      try watcher.follow(drawing.files)
      drawing.update()
      if try watcher.follow(drawing.files) { continue }
      try watcher.waitForChange()
    }
  }
}

/// The state of `watch` between two changes.
@MainActor
struct WatchedDrawing {
  let request: RenderRequest
  let output: PictureOutput
  let console: Console
  /// The files to follow: those of the last document that could be read, and since then all that were asked
  /// for.
  private(set) var files: [String]

  private var written: [UInt8]?
  private var isBroken = false

  init(request: RenderRequest, output: PictureOutput, console: Console) {
    self.request = request
    self.output = output
    self.console = console
    files = Self.alwaysFollowed(by: request)
    console.say("watching \(request.document.path); press Ctrl-C to stop")
  }

  private static func alwaysFollowed(by request: RenderRequest) -> [String] {
    [request.document.path, request.document.dataFile].compactMap { $0 }
  }

  /// Draws once; what is wrong is told and changes nothing.
  mutating func update() {
    do {
      guard try isNew() else { return }
      try request.picture.check(for: output.format)
      let scene = try read()
      console.warn(scene.warnings)
      let rendered = try RenderedPicture(
        of: scene, layout: request.layout, at: request.time,
        picture: request.picture, as: output.format,
        limits: request.document.limits)
      for warning in rendered.warnings { console.warn(warning) }
      try write(rendered.bytes)
    } catch {
      isBroken = true
      console.report(Failure(error) ?? Failure(.internalError, "\(error)"))
    }
  }

  /// Whether the Swift code is other than what a host has begun to draw: what one has died of is not drawn again
  /// before it is changed.
  ///
  /// Hosts write down in their folder what they begin with, so that the next one knows of saves between them.
  private mutating func isNew() throws(Failure) -> Bool {
    guard let host = HostProcess.current, request.document.file.isSwiftCode else { return true }
    files = Self.alwaysFollowed(by: request) + SwiftSources.followed(from: request.document.path)
    let lines = files.map { path in
      let bytes = (try? FileSystem.contents(of: path))??.bytes
      return "\(bytes.map(SHA256.hexDigest(of:)) ?? "-") \(path)\n"
    }
    let (begun, place) = (Array(lines.joined().utf8), "\(host.folder)/watched")
    guard (try? FileSystem.contents(of: place))??.bytes != begun else { return false }
    try SwiftCompiler.write(begun, to: place)
    return true
  }

  private mutating func read() throws -> SceneDocument {
    if request.document.file.isSwiftCode {
      let swift = try SwiftPreviews(request.document)
      let index = try swift.preview(request.document.preview).index
      return swift.scene(index, number: HostProcess.current?.done)
    }
    let source = try SceneReading.all.source(request.document)
    let reader = try request.document.reader()
    do throws(DocumentErrors) {
      let scene = try reader.read(source)
      let used = scene.files.map(\.path) + scene.fonts.map(\.url.path)
      files = Self.alwaysFollowed(by: request) + used
      return scene
    } catch {
      // What is missing now may appear.
      for file in error.files.map(\.path) where !files.contains(file) { files.append(file) }
      throw error
    }
  }

  private mutating func write(_ bytes: [UInt8]) throws(Failure) {
    let wasBroken = isBroken
    isBroken = false
    guard bytes != written else {
      if wasBroken { console.say("\(output.name) is up to date") }
      return
    }
    try output.write(bytes, console)
    written = bytes
    console.say("wrote \(output.name)")
  }
}
