import Foundation
import ImageCoding
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("Resources of Swift files and folders", .serialized)
struct SwiftResourcesTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private static func color(red: Double) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "\(red)", "green": "0.5", "blue": "0", "alpha": "1"}}}],
     "info": {"author": "xcode", "version": 1}}
    """
  }

  /// What Xcode keeps of an app, and the code of a view that uses it.
  private func makeApp() throws {
    try workspace.write("", to: "Trip/Trip.xcodeproj/project.pbxproj")
    let assets = "Trip/Trip/Assets.xcassets"
    try workspace.write(Self.color(red: 0.25), to: "\(assets)/brand.colorset/Contents.json")
    try workspace.write(Self.color(red: 0.5), to: "\(assets)/own.colorset/Contents.json")
    try workspace.write(Self.color(red: 1), to: "\(assets)/AccentColor.colorset/Contents.json")
    try workspace.write(
      #"{"images": [{"filename": "h.svg", "idiom": "universal"}]}"#,
      to: "\(assets)/heart.imageset/Contents.json")
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"><path d="M0 0h7v9H0z"/></svg>"#,
      to: "\(assets)/heart.imageset/h.svg")
    try workspace.write(#""greeting" = "Hello";"#, to: "Trip/Trip/en.lproj/Localizable.strings")
    try workspace.write(#""greeting" = "Hallo";"#, to: "Trip/Trip/de.lproj/Localizable.strings")
    try workspace.write("{\"width\": 31}", to: "Trip/Trip/Resources/size.json")
    try workspace.write(
      """
      import Foundation
      struct Size: Codable { var width: Double }
      func load() -> Size {
        guard let url = Bundle.main.url(forResource: "size.json", withExtension: nil),
          let data = try? Data(contentsOf: url), let size = try? JSONDecoder().decode(Size.self, from: data)
        else { fatalError("Couldn't find size.json in main bundle.") }
        return size
      }
      """, to: "Trip/Trip/Model.swift")
    try workspace.write(
      """
      import SwiftUI
      @main struct Trip: App { var body: some Scene { WindowGroup { Row() } } }
      """, to: "Trip/Trip/Trip.swift")
    try workspace.write(
      """
      import SwiftUI
      extension Color { static let own = Color("own") }
      struct Row: View {
        var body: some View {
          VStack(spacing: 0) {
            Color("brand").frame(width: 4, height: 1)
            Rectangle().fill(.brand).frame(width: 4, height: 1)
            Color.own.frame(width: 4, height: 1)
            Color.accentColor.frame(width: 4, height: 1)
            Image("heart")
            Image(.heart)
            Image("heart", bundle: .main)
          }
        }
      }
      #Preview("Row", traits: .sizeThatFitsLayout) { Row() }
      """, to: "Trip/Trip/Views/Row.swift")
    try workspace.write(
      """
      import SwiftUI
      #Preview("Size", traits: .sizeThatFitsLayout) { Color.red.frame(width: load().width, height: 3) }
      #Preview("Texts", traits: .sizeThatFitsLayout) { Text("greeting") }
      """, to: "Trip/Trip/Views/Sizes.swift")
  }

  private func width(_ name: String) throws -> Int { try picture(name).width }

  private func picture(_ name: String) throws -> Bitmap {
    try PNGDecoder().decode(try workspace.bytes(name))
  }

  /// The colour of a pixel in bytes.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    [16, 8, 0].map { Int(bitmap[x, y] >> $0 & 0xFF) }
  }

  private func expectRow(_ name: String) throws {
    let row = try picture(name)
    #expect(row.width == 7)
    #expect(row.height == 31)
    #expect(pixel(row, 3, 0) == [64, 128, 0])
    #expect(pixel(row, 3, 1) == [64, 128, 0])
    #expect(pixel(row, 3, 2) == [128, 128, 0])
    #expect(pixel(row, 3, 3) == [255, 128, 0])
    #expect(pixel(row, 0, 30) == [0, 0, 0])
  }

  @Test("A folder has its catalogues, their names in code, its translations and its files")
  func folder() throws {
    try makeApp()
    let all = try workspace.run("render", "Trip/Trip", "-o", "{preview}.png")
    #expect(all.status == 0)
    #expect(all.messages == "wrote Row.png\nwrote Size.png\nwrote Texts.png\n")
    try expectRow("Row.png")
    #expect(try width("Size.png") == 31)
    for (locale, text) in [("en", "Hello"), ("de", "Hallo")] as [(String, String)] {
      let texts = try workspace.run(
        "describe", "--accessibility", "Trip/Trip", "--preview", "Texts", "--locale", locale)
      #expect(texts.text.contains(text), "\(texts.text)\(texts.messages)")
    }
    let names = try workspace.names(in: "Trip/Trip")
    #expect(
      names
        == [
          "Assets.xcassets", "Model.swift", "Resources", "Trip.swift", "Views", "de.lproj",
          "en.lproj",
        ])
  }

  @Test("A file has what its project has, and not what lies beyond")
  func file() throws {
    try makeApp()
    let row = try workspace.run("render", "Trip/Trip/Views/Row.swift", "-o", "row.png")
    #expect(row.status == 0)
    #expect(row.messages == "")
    try expectRow("row.png")
    // Without a project, only the file's own folder counts.
    try FileManager.default.removeItem(at: workspace.file("Trip/Trip.xcodeproj"))
    try workspace.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { Color(\"brand\").frame(width: 4, height: 1) }",
      to: "Trip/Trip/Views/Row.swift")
    let alone = try workspace.run("render", "Trip/Trip/Views/Row.swift", "-o", "row.png")
    #expect(alone.status == 0)
    #expect(alone.messages.contains("color \"brand\" not found"))
    // Files beside it are found all the same.
    try workspace.write(
      """
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) {
        Text(verbatim: (try? String(contentsOf: Bundle.main.url(forResource: "size", withExtension: "json")!, encoding: .utf8)) ?? "")
      }
      """, to: "Trip/Trip/Resources/Beside.swift")
    let beside = try workspace.run(
      "describe", "--accessibility", "Trip/Trip/Resources/Beside.swift")
    #expect(beside.text.contains("31"), "\(beside.text)\(beside.messages)")
  }

  @Test("Each file of a batch has its own program")
  func batch() throws {
    for (name, width) in [("one", 5), ("two", 6)] {
      try workspace.write("\(width)", to: "\(name)/width.txt")
      try workspace.write(
        """
        import SwiftUI
        #Preview(traits: .sizeThatFitsLayout) {
          let url = Bundle.main.url(forResource: "width", withExtension: "txt")
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "1"
          Color.red.frame(width: Double(text) ?? 0, height: 2)
        }
        """, to: "\(name)/View.swift")
    }
    try workspace.write(
      """
      {"doc": "one/View.swift", "out": "1.png"}
      {"doc": "two/View.swift", "out": "2.png"}
      """, to: "lines.jsonl")
    let outcome = try workspace.run("batch", "lines.jsonl", "-o", "out", "--jobs", "1")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try width("out/1.png") == 5)
    #expect(try width("out/2.png") == 6)
  }

  @Test("What another file of the project declares is said to be there")
  func neighbours() throws {
    try makeApp()
    try workspace.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { Row() }",
      to: "Trip/Trip/Views/Only.swift")
    let outcome = try workspace.run("render", "Trip/Trip/Views/Only.swift", "-o", "a.png")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("cannot find 'Row' in scope"))
    #expect(
      outcome.messages.contains(
        "^ it is declared in Row.swift; a file is compiled alone, so pass the whole folder: "))
  }
}
