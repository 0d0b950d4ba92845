import ArgumentParser
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments
import VectorGraphics

/// `watch`: a picture that follows its document.
struct Watch: Verb {
  static let configuration = CommandConfiguration(
    commandName: "watch", _superCommandName: ShapeShiftCommand.word,
    abstract: "Re-render a document whenever its files change.",
    discussion: """
      Also watches the files used by the document, or the files of the Swift code. While there are \
      errors, the last good image is kept and the errors are shown. Runs until you press Ctrl-C.
      """)

  static let examples = """
    # Keep Output/model.png up to date
    shapeshift watch model.json
    # Keep an SVG file up to date
    shapeshift watch card.json -o card.svg
    # A preview of a package
    shapeshift watch . -o card.png --preview Dark
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "OUTPUT") var output: OutputOptions
  @OptionGroup(title: "IMAGE") var picture: PictureOptions
  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if document.file.isStandardInput {
      throw ValidationError("standard input can't be watched; expected a file")
    }
    if output.path == "-" {
      throw ValidationError("the image can't be written to standard output; expected a file")
    }
  }

  func run(_ console: Console) throws {
    let target = try PictureOutput(
      path: output.path, format: output.format, document: document.file)
    guard (try? FileStatus(of: document.document)) != nil else {
      throw Failure(.noInput, "\(document.document) can't be read: no such file or directory")
    }
    // While it is watched, what is wrong is told and changes nothing: this must be known before.
    if document.file.isSwiftCode {
      try document.file.checkCode(mayRun: document.code.mayRun)
      guard HostProcess.current != nil else { throw Failure.needsHost }
    }
    let watcher = try FileWatcher()
    var drawing = WatchedDrawing(verb: self, output: target, console: console)
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
  let verb: Watch
  let output: PictureOutput
  let console: Console
  /// The files to follow: those of the last document that could be read, and since then all that were asked
  /// for.
  private(set) var files: [String]

  private var written: [UInt8]?
  private var isBroken = false

  init(verb: Watch, output: PictureOutput, console: Console) {
    self.verb = verb
    self.output = output
    self.console = console
    files = Self.alwaysFollowed(by: verb)
    console.say("watching \(verb.document.document); press Ctrl-C to stop")
  }

  private static func alwaysFollowed(by verb: Watch) -> [String] {
    [verb.document.document] + (verb.document.data.map { [$0] } ?? [])
  }

  /// Draws once; what is wrong is told and changes nothing.
  mutating func update() {
    do {
      guard try isNew() else { return }
      try verb.picture.settings.check(for: output.format)
      let scene = try read()
      console.warn(scene.warnings)
      let rendered = try RenderedPicture(
        of: scene, layout: verb.stage.settings(), at: verb.stage.time.seconds,
        picture: verb.picture.settings, as: output.format)
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
    guard let host = HostProcess.current, verb.document.file.isSwiftCode else { return true }
    files = Self.alwaysFollowed(by: verb) + SwiftSources.followed(from: verb.document.document)
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
    let limits = verb.limitOptions.limits
    if verb.document.file.isSwiftCode {
      let swift = try verb.document.swiftPreviews(limits: limits)
      let index = try swift.preview(verb.document.preview).index
      return swift.scene(index, number: HostProcess.current?.done)
    }
    let input = try verb.document.input(limits: limits)
    let source = try SceneReading.all.source(input)
    let reader = try input.reader()
    do throws(DocumentErrors) {
      let scene = try reader.read(source)
      let used = scene.files.map(\.path) + scene.fonts.map(\.url.path)
      files = Self.alwaysFollowed(by: verb) + used
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
