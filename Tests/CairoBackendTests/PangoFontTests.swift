import CairoBackend
import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct HarfBuzzFontFaceTests {
  /// The corners of the box around an outline's points, in ems.
  private func bounds(_ character: Unicode.Scalar, _ font: FontDescriptor) throws -> CGRect {
    var box = CGRect.null
    for element in try outline(character, font).elements {
      for point in points(of: element) { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    return box
  }

  private func outline(_ character: Unicode.Scalar, _ font: FontDescriptor) throws -> Path {
    let face = try shaper.face(for: font)
    let id = try #require(face.nominalGlyph(of: character))
    guard case .outline(let path) = face.glyph(id) else {
      Issue.record("no outline")
      return Path()
    }
    return path
  }

  private func points(of element: Path.Element) -> [CGPoint] {
    switch element {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .closeSubpath: []
    }
  }

  private let inter = FontDescriptor(size: 1)
  private let mono = FontDescriptor(design: .monospaced, size: 1)

  /// Source: Inter-Regular.otf, OS/2: sxHeight 1536, sCapHeight 2048 of 2816 units.
  @Test func `Letters are as high as OS-2 says, y down`() throws {
    let (x, h) = (try bounds("x", inter), try bounds("H", inter))
    #expect(abs(x.minY + 1536 / 2816) < 1e-6)
    #expect(abs(h.minY + 2048 / 2816) < 1e-6)
    #expect(x.maxY == 0 && h.maxY == 0)
    #expect(h.width > 0.4 && h.width < 0.8)
  }

  @Test func `CFF curves are cubic, TrueType's quadratic`() throws {
    func kinds(_ font: FontDescriptor) throws -> (cubic: Int, quadratic: Int, closed: Int) {
      let elements = try outline("o", font).elements
      return (
        elements.count { if case .curve = $0 { true } else { false } },
        elements.count { if case .quadCurve = $0 { true } else { false } },
        elements.count { $0 == .closeSubpath }
      )
    }
    let (cff, trueType) = (try kinds(inter), try kinds(mono))
    #expect(cff.cubic >= 8 && cff.quadratic == 0 && cff.closed == 2)
    #expect(trueType.cubic == 0 && trueType.quadratic >= 8 && trueType.closed == 2)
  }

  @Test func `A blank has an empty outline, unknown glyphs none`() throws {
    #expect(try outline(" ", inter).isEmpty)
    for id in [0, 65_535, UInt32.max] {
      guard case .missing = try shaper.face(for: inter).glyph(id) else {
        Issue.record("glyph \(id) exists")
        continue
      }
    }
  }

  @Test func `A face is one object, named by its file`() throws {
    let face = try shaper.face(for: inter)
    #expect(face.id == "Inter-Regular.otf#0")
    #expect(face.familyName == "Inter")
    #expect(face.fileURL?.lastPathComponent == "Inter-Regular.otf")
    #expect(try shaper.face(for: FontDescriptor(size: 99)) === face)
    let run = try shaper.layout(styled("x"), in: TextConstraints()).runs[0].run
    #expect(run.face === face)
  }

  @Test(arguments: [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    // CSS: 400...500 looks up to 500 first, below looks down first, above looks up.
    (450, "Medium"), (350, "Light"), (1, "Thin"), (650, "Bold"), (1000, "Black"),
  ])
  func `A weight selects its face`(_ weight: Int, _ style: String) throws {
    let face = try shaper.face(for: FontDescriptor(size: 1, weight: weight))
    #expect(face.id == "Inter-\(style).otf#0")
    #expect(!face.isItalic)
    let italic = try shaper.face(for: FontDescriptor(size: 1, weight: weight, isItalic: true))
    let name = style == "Regular" ? "Italic" : "\(style)Italic"
    #expect(italic.id == "Inter-\(name).otf#0")
    #expect(italic.isItalic && italic.weight == face.weight)
  }

  @Test(arguments: [
    (FontDescriptor.Design.default, "Inter"), (.rounded, "Inter"), (.serif, "DejaVu Serif"),
    (.monospaced, "DejaVu Sans Mono"),
  ])
  func `A design has its family`(_ design: FontDescriptor.Design, _ family: String) throws {
    #expect(try shaper.face(for: FontDescriptor(design: design, size: 1)).familyName == family)
  }

  @Test func `A slant that a family lacks is not made up`() throws {
    let font = FontDescriptor(design: .serif, size: 1, weight: 700, isItalic: true)
    #expect(try shaper.face(for: font).id == "DejaVuSerif-Bold.ttf#0")
  }
}

@Suite struct FontLibraryTests {
  @Test(arguments: DefaultFont.all)
  func `The table of default fonts agrees with the files`(_ font: DefaultFont) throws {
    let url = try #require(FontLibrary().defaultFiles()[font.fileName])
    let faces = try FontFile.faces(at: url)
    #expect(font.fileName.hasSuffix(".ttc") || faces.count == 1)
    #expect(faces[0].familyName == font.familyName)
    #expect(faces[0].weights == font.weight...font.weight)
    #expect(faces[0].isItalic == font.isItalic)
  }

  @Test func `An unknown family is an error that names the known ones`() {
    let font = FontDescriptor(family: "Nonesuch", size: 10)
    let text = StyledText(spans: [StyledText.Span(text: "x", font: font)])
    let known = ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Noto Color Emoji"]
    do throws(FontError) {
      _ = try shaper.layout(text, in: TextConstraints())
      Issue.record("the family is found")
    } catch .missingFamily(let name, let found) {
      #expect(name == "Nonesuch")
      // The program may have registered others.
      #expect(Set(found).isSuperset(of: known) && found == found.sorted())
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    ("Inter-Bold", 400, "Inter-Bold.otf#0"), ("inter-blackitalic", 400, "Inter-BlackItalic.otf#0"),
    ("Inter-Bold", 300, "Inter-Light.otf#0"), ("Inter-Regular", 700, "Inter-Bold.otf#0"),
    ("DejaVuSansMono-Bold", 400, "DejaVuSansMono-Bold.ttf#0"),
  ])
  func `A face is found by its own name, and others of its family by weight`(
    _ name: String, _ weight: Int, _ id: String
  ) throws {
    let font = FontDescriptor(family: name, size: 1, weight: weight)
    #expect(try shaper.face(for: font).id == id)
  }

  @Test func `Family names are compared without case`() throws {
    #expect(try shaper.face(for: FontDescriptor(family: "inTER", size: 1)).familyName == "Inter")
  }

  @Test func `No fonts at all is an error that names packages`() throws {
    try withDirectory { directory in
      let bare = PangoTextShaper(library: FontLibrary(onlyIn: [directory]))
      let packages = [
        "fonts-dejavu-core", "fonts-inter", "fonts-lohit-deva", "fonts-noto-color-emoji",
        "fonts-tlwg-loma-otf", "fonts-wqy-microhei",
      ]
      #expect(throws: FontError.noFonts(packages: packages)) {
        try bare.layout(styled("x"), in: TextConstraints())
      }
    }
  }

  @Test func `A file that is no font is an error`() throws {
    try withDirectory { directory in
      let url = directory.appendingPathComponent("Inter-Regular.otf")
      try Data("not a font".utf8).write(to: url)
      let broken = PangoTextShaper(library: FontLibrary(onlyIn: [directory]))
      let error = FontError.notAFont(url.path, found: nil)
      #expect(throws: error) { try broken.layout(styled("x"), in: TextConstraints()) }
      var library = FontLibrary()
      #expect(throws: error) { try library.register(url) }
      let absent = directory.appendingPathComponent("absent.ttf")
      #expect(throws: FontError.missingFile(absent.path)) { try library.register(absent) }
      #expect(throws: FontError.unreadableFile(directory.path)) {
        try library.register(directory)
      }
    }
  }

  @Test func `A broken fallback is an error when it is needed`() throws {
    try withDirectory { directory in
      let inter = try #require(FontLibrary().defaultFiles()["Inter-Regular.otf"])
      let copy = directory.appendingPathComponent("Inter-Regular.otf")
      try FileManager.default.copyItem(at: inter, to: copy)
      let url = directory.appendingPathComponent("DejaVuSans.ttf")
      try Data("not a font".utf8).write(to: url)
      let broken = PangoTextShaper(library: FontLibrary(onlyIn: [directory]))
      #expect(try broken.layout(styled("x"), in: TextConstraints()).lines.count == 1)
      for _ in 0..<2 {
        #expect(throws: FontError.notAFont(url.path, found: nil)) {
          try broken.layout(styled("☃"), in: TextConstraints())
        }
      }
    }
  }

  /// The bytes of Inter-Regular.otf, whose directory of tables begins at byte 12, 16 bytes a table.
  private static func inter() throws -> [UInt8] {
    let url = try #require(FontLibrary().defaultFiles()["Inter-Regular.otf"])
    return [UInt8](try Data(contentsOf: url))
  }

  /// The place in the directory of a table.
  private static func record(of tag: String, in bytes: [UInt8]) throws -> Int {
    try #require(
      stride(from: 12, to: 12 + Int(bytes[5]) * 16, by: 16).first {
        bytes[$0..<$0 + 4].elementsEqual(tag.utf8)
      })
  }

  @Test func `What is missing of a font is named`() throws {
    let whole = try Self.inter()
    var renamed = whole
    for tag in ["cmap", "CFF "] { renamed[try Self.record(of: tag, in: whole)] = 0x5A }
    var long = whole
    long[try Self.record(of: "hmtx", in: whole) + 12] = 0x7F
    var blind = whole
    blind[try Self.record(of: "CFF ", in: whole)] = 0x5A
    let files: [(String, [UInt8], String)] = [
      ("renamed", renamed, "it has no table \"cmap\""), ("blind", blind, "it has no glyphs"),
      ("long", long, "its table \"hmtx\" is cut off"),
      ("list", Array(whole.prefix(40)), "its list of tables is cut off"),
      ("faces", Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 9], "its list of faces is cut off"),
    ]
    try withDirectory { directory in
      for (name, bytes, reason) in files {
        let url = directory.appendingPathComponent(name + ".otf")
        try Data(bytes).write(to: url)
        #expect(throws: FontError.brokenFont(url.path, reason: reason)) {
          try FontFile.faces(at: url)
        }
      }
      let web = directory.appendingPathComponent("web.woff2")
      try Data("wOF2".utf8).write(to: web)
      #expect(throws: FontError.notAFont(web.path, found: "WOFF2")) {
        try FontFile.faces(at: web)
      }
    }
  }

  @Test func `No font, cut or changed anywhere, stops the program`() throws {
    let whole = try Self.inter()
    let cuts = Array(0..<340) + stride(from: 340, to: whole.count - 4, by: 40_009)
    try withDirectory { directory in
      let url = directory.appendingPathComponent("cut.otf")
      for count in cuts {
        try Data(whole.prefix(count)).write(to: url)
        #expect(throws: FontError.self, "\(count) bytes") { try FontFile.faces(at: url) }
      }
      var numbers = SeededGenerator(seed: 5)
      for _ in 0..<40 {
        var changed = whole
        for _ in 0..<200 {
          changed[Int.random(in: 0..<whole.count, using: &numbers)] = .random(
            in: 0...255, using: &numbers)
        }
        try Data(changed).write(to: url)
        var library = FontLibrary(onlyIn: [])
        do throws(FontError) { try library.register(url, as: "Changed") } catch { continue }
        let font = FontDescriptor(family: "Changed", size: 20)
        let text = StyledText(spans: [StyledText.Span(text: "Shape أشكال fi", font: font)])
        let layout = try? PangoTextShaper(library: library).layout(text, in: TextConstraints())
        for glyph in layout?.runs.flatMap(\.run.glyphs) ?? [] {
          _ = layout?.runs[0].run.face.glyph(glyph.id)
        }
      }
    }
  }

  @Test func `An alias holds the faces registered for it`() throws {
    let files = FontLibrary().defaultFiles()
    var library = FontLibrary()
    try library.register(try #require(files["Inter-Bold.otf"]), as: "Brand")
    let branded = PangoTextShaper(library: library)
    let face = try branded.face(for: FontDescriptor(family: "Brand", size: 1, weight: 100))
    #expect(face.weight == 700)
    #expect(face.familyName == "Brand")
    #expect(branded.familyNames.contains("Brand"))
    // A namesake of a default file is told from it by the digest, which is in Scripts/fonts.lock.
    let lock = try FontLock(String(contentsOf: lockURL, encoding: .utf8))
    let entry = try #require(lock.entries.first { $0.fileName == "Inter-Bold.otf" })
    #expect(face.id == "Inter-Bold.otf~\(entry.digest.prefix(8))#0")
  }

  @Test func `The system's fonts come only on request`() throws {
    let system = PangoTextShaper(library: FontLibrary(source: .system))
    #expect(Set(system.familyNames).isSuperset(of: shaper.familyNames))
    #expect(try system.face(for: FontDescriptor(size: 1)).id == "Inter-Regular.otf#0")
  }
}

@Suite struct FontLockTests {
  @Test func `The project's lock lists the default fonts`() throws {
    let lock = try FontLock(String(contentsOf: lockURL, encoding: .utf8))
    #expect(Set(lock.entries.map(\.fileName)) == Set(DefaultFont.all.map(\.fileName)))
    let packages = Dictionary(
      uniqueKeysWithValues: DefaultFont.all.map { ($0.fileName, $0.package) })
    #expect(lock.entries.allSatisfy { packages[$0.fileName] == $0.package })
  }

  @Test func `Files that are missing or differ are reported`() throws {
    try withDirectory { directory in
      // Source: FIPS 180-4 examples: the digest of "abc".
      let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      let lock = try FontLock(
        """
        # a comment

        \(abc)  fonts-inter  4.0  Inter-Regular.otf
        \(abc)  fonts-inter  4.0  Inter-Bold.otf
        \(abc)  fonts-inter  4.0  Inter-Thin.otf
        """)
      try Data("abc".utf8).write(to: directory.appendingPathComponent("Inter-Regular.otf"))
      try Data().write(to: directory.appendingPathComponent("Inter-Bold.otf"))
      let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
      #expect(
        lock.problems(in: FontLibrary(onlyIn: [directory])) == [
          .differs(lock.entries[1], digest: empty), .missing(lock.entries[2]),
        ])
    }
  }

  @Test func `A line of another form is an error with its number`() {
    let error = #expect(throws: FontLock.InvalidLine.self) { try FontLock("# ok\nabc  x  y  z") }
    #expect(error?.number == 2)
    #expect(error?.text == "abc  x  y  z")
  }
}

private let lockURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../Scripts/fonts.lock").standardized

/// Calls `body` with a new directory that is removed afterwards.
private func withDirectory(_ body: (URL) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("FontTests-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  try body(directory)
}
