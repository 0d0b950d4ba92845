import DocumentModel
import Foundation
import ImageCoding
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

/// What links the host and makes its folder; once for all tests, in little more than a second.
enum Live {
  /// Why Swift files can't be drawn here; nil if they can.
  static let obstacle: String? = {
    let folder = Workspace.command.deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = package.appendingPathComponent("Scripts/make-live")
    process.arguments = [folder.path, folder.appendingPathComponent("live").path]
    let messages = Pipe()
    (process.standardOutput, process.standardError) = (messages, messages)
    do {
      try process.run()
    } catch {
      return "Scripts/make-live can't be started: \(error)"
    }
    let text = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: text, as: UTF8.self)
  }()
}

@Suite("Swift files", .serialized)
struct SwiftFileTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  /// A folder of its own for temporary files, to see what is left there.
  private func run(_ arguments: String...) throws -> Workspace.Outcome {
    try FileManager.default.createDirectory(
      at: workspace.file("tmp"), withIntermediateDirectories: true)
    return try workspace.run(arguments, environment: ["TMPDIR": workspace.file("tmp").path])
  }

  private func size(_ name: String) throws -> [Int] {
    let header = try PNGHeader(try workspace.bytes(name))
    return [header.width, header.height]
  }

  @Test("what code formats itself is written for the scene's locale, and in American without")
  func locale() throws {
    try workspace.write(
      """
      import SwiftUI
      struct Formats: View {
        let noon = Date(timeIntervalSince1970: 43_200)
        var body: some View {
          let prices = NumberFormatter()
          let _ = prices.numberStyle = .currency
          let days = DateFormatter()
          let _ = days.dateStyle = .medium
          VStack {
            Text(verbatim: noon.formatted(date: .abbreviated, time: .omitted))
            Text(verbatim: 1234.5.formatted(.currency(code: "USD")))
            Text(verbatim: prices.string(from: 12.5) ?? "")
            Text(verbatim: days.string(from: noon))
            Text(verbatim: "\\(Calendar.current.firstWeekday) \\(Locale.current.identifier)")
          }
        }
      }
      """, to: "Formats.swift")
    let american = try run("describe", "--accessibility", "Formats.swift")
    for text in ["Jan 1, 1970", "$1,234.50", "$12.50", "1 en_US"] {
      #expect(american.text.contains(text), "\(american.text)\(american.messages)")
    }
    let german = try run(
      "describe", "--accessibility", "Formats.swift", "--locale", "de-DE")
    for text in ["1. Jan. 1970", "1.234,50", "12,50", "01.01.1970", "2 de-DE"] {
      #expect(german.text.contains(text), "\(german.text)\(german.messages)")
    }
  }

  private static let pair = """
    import SwiftUI
    // The first line.
    #Preview("Red", traits: .fixedLayout(width: 30, height: 20)) { Color.red }
    #Preview(traits: .sizeThatFitsLayout) {
      @Previewable @State var width: CGFloat = 7
      Color.blue.frame(width: width, height: 5)
    }
    struct Both_Previews: PreviewProvider {
      static var previews: some View {
        Color.green.frame(width: 3, height: 4).previewDisplayName("Small")
          .previewLayout(.sizeThatFits)
        Color.green.previewLayout(.fixed(width: 11, height: 12))
      }
    }
    """

  @Test("What code prints comes into no picture and no list")
  func prints() throws {
    let body = "Color.red.frame(width: 3, height: 4)"
    try workspace.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { \(body) }\n", to: "Quiet.swift")
    try workspace.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { let _ = print(\"I am drawn\"); \(body) }\n",
      to: "Loud.swift")
    let quiet = try run("render", "Quiet.swift", "-o", "-")
    let loud = try run("render", "Loud.swift", "-o", "-")
    #expect(!quiet.output.isEmpty && loud.output == quiet.output)
    #expect(loud.messages.contains("I am drawn\n"))
    let tree = try run("describe", "Loud.swift", "--json")
    _ = try JSONSerialization.jsonObject(with: Data(tree.output))
    #expect(tree.messages.contains("I am drawn\n"))
  }

  @Test("Previews are listed with names, lines, providers and sizes, for people and as JSON")
  func list() throws {
    try workspace.write(Self.pair, to: "Pair.swift")
    let outcome = try run("previews", "Pair.swift")
    #expect(outcome.messages == "")
    #expect(
      outcome.text == """
        1  Red  (line 3, 30x20)
        2  Pair  (line 4)
        3  Small  (Both_Previews)
        4  Both_Previews  (Both_Previews, 11x12)

        """)
    let json = try run("previews", "Pair.swift", "--json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]])
    #expect(list.map { $0["line"] as? Int } == [3, 4, nil, nil])
    #expect(list[3]["width"] as? Int == 11)
    #expect(try workspace.names(in: "tmp") == [])
  }

  @Test("All previews are drawn into files of their own; one is drawn by its name or number")
  func pictures() throws {
    try workspace.write(Self.pair, to: "Pair.swift")
    let all = try run("render", "Pair.swift", "-o", "p-{preview}.png")
    #expect(all.status == 0, "\(all.messages)")
    #expect(try size("p-Red.png") == [30, 20])
    #expect(try size("p-Pair.png") == [7, 5])
    #expect(try size("p-Small.png") == [3, 4])
    #expect(try size("p-Both-Previews.png") == [11, 12])
    #expect(try run("render", "Pair.swift", "-o", "a.png", "--preview", "Small").status == 0)
    #expect(try size("a.png") == [3, 4])
    #expect(try run("render", "Pair.swift", "-o", "b.png", "--preview", "2").status == 0)
    #expect(try size("b.png") == [7, 5])
    let none = try run("render", "Pair.swift", "-o", "c.png", "--preview", "smal")
    #expect(none.status == 64)
    #expect(none.messages.contains("Pair.swift has no preview \"smal\""))
    #expect(try workspace.names(in: "tmp") == [])
  }

  @Test func `A preview with arguments has an image for each of them`() throws {
    try workspace.write(
      """
      import SwiftUI
      enum Side: CaseIterable { case short, long }
      struct Size { var width: Double, note: String }
      #Preview("Sides", traits: .sizeThatFitsLayout, arguments: Side.allCases) { side in
        Color.red.frame(width: side == .short ? 3 : 30, height: 3)
      }
      #Preview(traits: .sizeThatFitsLayout, arguments: [4.0, 4.5]) {
        Color.red.frame(width: $0 * 2, height: 3)
      }
      #Preview(
        traits: .sizeThatFitsLayout,
        arguments: [5, 6].map { Size(width: $0, note: String(repeating: "x", count: 60)) }
      ) { size in
        Color.red.frame(width: size.width, height: 3)
      }
      """, to: "Card.swift")
    let outcome = try run("render", "Card.swift", "-o", "{preview}.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let widths = [
      "Sides-short": 3, "Sides-long": 30, "Card-4-0": 8, "Card-4-5": 9, "Card-2-1": 5,
      "Card-2-2": 6,
    ]
    for (name, width) in widths {
      #expect(try size("\(name).png") == [width, 3], "\(name)")
    }
    let list = try run("previews", "Card.swift")
    #expect(list.text.hasPrefix("1  Sides (short)  (line 4)\n2  Sides (long)  (line 4)\n"))
    #expect(try run("render", "Card.swift", "--preview", "Sides (long)", "-o", "a.png").status == 0)
    #expect(try size("a.png") == [30, 3])
  }

  @Test("A preview without a layout is the screen of a device; with size that fits, its view")
  func screens() throws {
    try workspace.write(
      """
      import SwiftUI
      #Preview("All") { Color.red.ignoresSafeArea() }
      #Preview("Empty") { Color.red.frame(height: 0) }
      #Preview("Moved") { Circle().fill(.red).frame(width: 100, height: 100).offset(x: 80, y: 40) }
      #Preview("Dark") { Text("White").preferredColorScheme(.dark) }
      #Preview("Lying", traits: .landscapeLeft) { Color.red }
      #Preview("Wide", traits: .sizeThatFitsLayout) { Color.red.frame(height: 10) }
      #Preview("Lines", traits: .sizeThatFitsLayout) { Text(String(repeating: "word ", count: 40)) }
      """, to: "Sizes.swift")
    let all = try run("render", "Sizes.swift", "-o", "{preview}.png")
    #expect(all.status == 0, "\(all.messages)")
    for name in ["All", "Empty", "Moved", "Dark"] {
      #expect(try size("\(name).png") == [393, 852])
    }
    #expect(try size("Lying.png") == [852, 393])
    #expect(try size("Wide.png") == [393, 10])
    // The root is centered in the safe area, 59 points from the top and 34 from the bottom.
    let moved = try PNGDecoder().decode(try workspace.bytes("Moved.png"))
    let center = (x: 393 / 2 + 80, y: 59 + (852 - 59 - 34) / 2 + 40)
    #expect(moved[center.x + 48, center.y] == moved[center.x - 48, center.y])
    #expect(moved[center.x + 48, center.y] != moved[0, 0])
    #expect(moved[0, 0] == 0xffff_ffff)
    #expect(try PNGDecoder().decode(try workspace.bytes("Dark.png"))[0, 0] == 0xff00_0000)
    let lines = try size("Lines.png")
    #expect(lines[0] <= 393 && lines[1] > 60)
  }

  @Test("Without previews the view of that name is drawn, or the only one without arguments")
  func views() throws {
    try workspace.write(
      """
      import SwiftUI
      struct Inner: View { let name: String; var body: some View { Text(name) } }
      struct Outer: View { var body: some View { Color.red.frame(width: 9, height: 8) } }
      """, to: "Views.swift")
    #expect(try run("render", "Views.swift", "-o", "only.png", "--device", "none").status == 0)
    #expect(try size("only.png") == [9, 8])
    #expect(
      try run("render", "Views.swift", "-o", "named.png", "--type", "Outer", "--device", "none")
        .status == 0)
    #expect(try workspace.bytes("named.png") == workspace.bytes("only.png"))
    let other = try run("render", "Views.swift", "-o", "x.png", "--type", "Inner")
    #expect(other.status == 65)
  }

  @Test("Other verbs take Swift files too, and what is only for documents is refused")
  func verbs() throws {
    try workspace.write(
      """
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) { Text("Hi").frame(width: 40, height: 30).id("greeting") }
      """, to: "Hi.swift")
    let tree = try run("describe", "Hi.swift")
    #expect(tree.status == 0, "\(tree.messages)")
    #expect(tree.text.contains("greeting"))
    #expect(try run("render", "Hi.swift", "-o", "hi.png").status == 0)
    #expect(try run("diff", "hi.png", "Hi.swift").status == 0)
    #expect(try run("frames", "Hi.swift", "-o", "f_%d.png", "--duration", "0").status == 0)
    #expect(try workspace.bytes("f_0.png") == workspace.bytes("hi.png"))
    let set = try run("render", "Hi.swift", "--set", "a=1")
    #expect(set.status == 64)
    #expect(set.messages.contains("--set applies only to documents; Hi.swift is Swift code"))
    let time = try run("render", "Hi.swift", "--at", "0.5")
    #expect(time.status == 64)
    #expect(time.messages.contains("--at applies only to documents; Hi.swift is Swift code"))
    #expect(time.messages.contains("set the time of a scene with --time"))
    try workspace.write("{}", to: "doc.json")
    let preview = try run("render", "doc.json", "--preview", "a")
    #expect(preview.status == 64)
    #expect(
      preview.messages.contains("--preview applies only to Swift code; doc.json is a document"))
  }

  @Test("What the compiler finds wrong is shown with its place, once, and nothing is drawn")
  func compilerErrors() throws {
    try workspace.write(
      """
      import SwiftUI
      #Preview("Broken", traits: .sizeThatFitsLayout) {
        Text("a").paddingg()
      }
      """, to: "Broken.swift")
    let outcome = try run("render", "Broken.swift", "-o", "x.png")
    #expect(outcome.status == 65)
    #expect(
      outcome.messages == """
        error[E0801]: value of type 'Text' has no member 'paddingg'
          --> Broken.swift:3:13
           |
         3 |   Text("a").paddingg()
           |             ^^^^^^^^

        """)
    #expect(!FileManager.default.fileExists(atPath: workspace.file("x.png").path))
    #expect(try workspace.names(in: "tmp") == [])
  }

  @Test("A file without imports is told to import SwiftUI, once")
  func missingImport() throws {
    try workspace.write(
      "struct Hello: View {\n  var body: some View { Text(\"Hello\") }\n}", to: "Hello.swift")
    let outcome = try run("render", "Hello.swift", "--type", "Hello", "-o", "x.png")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("cannot find type 'View' in scope"))
    #expect(
      outcome.messages.split(separator: "write \"import SwiftUI\" at the top of the file").count
        == 2)
  }

  @Test("A preview that crashes is named, and the others are drawn")
  func crash() throws {
    try workspace.write(
      """
      import SwiftUI
      #Preview("One", traits: .sizeThatFitsLayout) { Color.red.frame(width: 1, height: 2) }
      #Preview("Boom") { let none: Int? = nil; Text("\\(none!)") }
      #Preview("Two", traits: .sizeThatFitsLayout) { Color.red.frame(width: 3, height: 4) }
      """, to: "Boom.swift")
    let outcome = try run("render", "Boom.swift", "-o", "{preview}.png")
    #expect(outcome.status == 65)
    #expect(
      outcome.messages.contains("[E0803]: the preview \"Boom\" of Boom.swift crashed: signal"))
    #expect(
      outcome.messages.contains(
        """

          --> Boom.swift:3:54
           |
         3 | #Preview("Boom") { let none: Int? = nil; Text("\\(none!)") }
           |                                                      ^

        """))
    #expect(try size("One.png") == [1, 2])
    #expect(try size("Two.png") == [3, 4])
    #expect(!FileManager.default.fileExists(atPath: workspace.file("Boom.png").path))
    #expect(try workspace.names(in: "tmp") == [])
  }

  @Test("Without a compiler, or with another one, one sentence says so and the status is 69")
  func noToolchain() throws {
    try workspace.write(Self.pair, to: "Pair.swift")
    let none = try workspace.run("render", "Pair.swift", environment: ["PATH": "/nowhere"])
    #expect(none.status == 69)
    #expect(
      none.messages.hasPrefix(
        "error: Swift compiler not found in PATH; Swift files require Swift "))
    try workspace.write(
      """
      #!/bin/sh
      echo '{"compilerVersion": "Swift version 6.2.4 (x)", "target": {"triple": "t", "arch": "a"},
      "paths": {"runtimeLibraryPaths": ["/l"], "runtimeResourcePath": "/r"}}'
      """, to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.file("swiftc").path)
    let other = try workspace.run(
      "render", "Pair.swift", environment: ["SHAPESHIFT_SWIFTC": workspace.file("swiftc").path])
    #expect(other.status == 69)
    #expect(other.messages.contains(", found 6.2.4"))
  }

  @Test("A command that is killed leaves no process and no files behind")
  func killed() throws {
    try workspace.write(
      """
      import SwiftUI
      #Preview("Long", traits: .sizeThatFitsLayout) { let _ = { while true { } }(); Text("") }
      """, to: "Long.swift")
    let folder = workspace.file("tmp")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = workspace.makeProcess(
      ["render", "Long.swift", "-o", "x.png"], environment: ["TMPDIR": folder.path])
    process.standardError = FileHandle.nullDevice
    try process.run()
    let isLoaded = try Workspace.poll(seconds: 60) {
      try workspace.names(in: "tmp").contains { name in
        try workspace.names(in: "tmp/\(name)").contains { $0.hasSuffix(".so") }
      }
    }
    #expect(isLoaded)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try Workspace.poll(seconds: 30) { try workspace.names(in: "tmp") == [] })
  }
}

@Suite("Names of previews")
struct PreviewNameTests {
  @Test("Files are named after previews, and no two alike")
  @MainActor
  func names() {
    #expect(
      PreviewPictures.fileNames(of: ["Light mode", "light/mode", "…", "a.b"])
        == ["Light-mode", "light-mode-2", "preview", "a-b"])
  }

  @Test("A compiler's messages become problems with places and notes")
  func messages() {
    let text = """
      /nowhere/a.swift:3:4: error: no such thing
      <unknown>:0: error: module missing
      """
    let found = CompilerMessages(text).diagnostics
    #expect(found.map(\.message) == ["no such thing", "module missing"])
  }
}
