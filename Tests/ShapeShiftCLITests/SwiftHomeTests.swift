import Foundation
import Testing

@testable import ShapeShiftCLI

/// What the code of Swift files keeps is its own, and gone with the picture; what its program says of itself is there.
@Suite("Swift files, their home and their program", .serialized)
struct SwiftHomeTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func text(_ arguments: String...) throws -> String {
    let home = workspace.file("person").path
    let outcome = try workspace.run(
      arguments, environment: ["CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": "\(home)/.config"])
    #expect(outcome.messages.isEmpty || outcome.messages.hasPrefix("wrote "))
    return outcome.text
  }

  private static let keeping = """
    import SwiftUI
    struct Keeping: View {
      struct Inner: View {
        @AppStorage("both") var both = 1
        var body: some View { Text("inner \\(both)") }
      }
      @AppStorage("both") var both = 1
      @State private var late = "not yet"
      @State private var own = 0
      @State private var launches = UserDefaults.standard.integer(forKey: "launches")
      @State private var notes = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
      static let file = URL.documentsDirectory.appending(path: "notes.txt")
      var body: some View {
        VStack {
          Text("launches \\(launches)")
          Text("notes \\(notes)")
          Text("previews \\(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] ?? "-")")
          Text("late \\(late)")
          Text("own \\(own)")
          Text("outer \\(both)")
          Inner()
        }
        .onAppear {
          UserDefaults.standard.set(3, forKey: "launches")
          try? "kept".write(to: Self.file, atomically: true, encoding: .utf8)
          let folders: [FileManager.SearchPathDirectory] = [
            .cachesDirectory, .applicationSupportDirectory,
          ]
          for folder in folders {
            let url = FileManager.default.urls(for: folder, in: .userDomainMask)[0]
            own += url.path.contains("-home/Library/") ? 1 : 0
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try? "x".write(to: url.appending(path: "x"), atomically: true, encoding: .utf8)
          }
        }
        .task {
          try? await Task.sleep(for: .seconds(1))
          both = 5
          late = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? "none"
          late += " \\(UserDefaults.standard.integer(forKey: "both"))"
        }
      }
    }
    #Preview("One") { Keeping() }
    #Preview("Two") { Keeping() }
    """

  @Test("Each scene begins without settings and files, and a person's are never read or changed")
  func home() throws {
    try workspace.write(Self.keeping, to: "Keeping.swift")
    for _ in 1...2 {
      let tree = try text(
        "describe", "--accessibility", "Keeping.swift", "--preview", "One", "--time", "2")
      for words in ["launches 0", "notes none", "previews 1", "late kept 5", "own 2", "outer 5"] {
        #expect(tree.contains(words), "\(tree)")
      }
      #expect(tree.contains("inner 5"), "\(tree)")
    }
    #expect(!FileManager.default.fileExists(atPath: workspace.file("person").path))
    _ = try text("render", "Keeping.swift", "-o", "both-{preview}.png")
    #expect(try workspace.bytes("both-One.png") == workspace.bytes("both-Two.png"))
    _ = try text(
      "frames", "Keeping.swift", "--preview", "One", "--fps", "2", "--duration", "2", "-o",
      "film/%04d.png")
    _ = try text("render", "Keeping.swift", "--preview", "Two", "--time", "1.5", "-o", "alone.png")
    #expect(try workspace.bytes("film/0003.png") == workspace.bytes("alone.png"))
    #expect(try workspace.bytes("film/0003.png") != workspace.bytes("both-One.png"))
  }

  private static let saying = """
    import SwiftUI
    #Preview {
      VStack {
        ForEach(
          ["CFBundleName", "CFBundleShortVersionString", "CFBundleVersion", "Greeting"],
          id: \\.self
        ) { key in
          Text("\\(key)=\\(Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "-")")
        }
        Text("id=\\(Bundle.main.bundleIdentifier!)")
      }
    }
    """

  @Test("The program has the name, the version and the identifier of its project, or usual ones")
  func info() throws {
    try workspace.write(Self.saying, to: "My App/Saying.swift")
    let usual = try text("describe", "--accessibility", "My App/Saying.swift")
    for words in [
      "CFBundleName=My App", "ShortVersionString=1.0", "CFBundleVersion=1\"", "Greeting=-",
      "id=com.example.My-App",
    ] {
      #expect(usual.contains(words), "\(usual)")
    }
    try workspace.write(Self.saying, to: "Their App/Saying.swift")
    try workspace.write(
      """
      {"doc": "My App/Saying.swift", "out": "my.png"}
      {"doc": "Their App/Saying.swift", "out": "their.png"}
      """, to: "lines.jsonl")
    let batch = try workspace.run("batch", "lines.jsonl", "-o", "out", "--jobs", "1")
    #expect(batch.status == 0, "\(batch.messages)")
    #expect(try workspace.bytes("out/my.png") != workspace.bytes("out/their.png"))
    try workspace.write(
      """
      // !$*UTF8*$!
      {
      \t\t\t\tMARKETING_VERSION = 2.5.1;
      \t\t\t\tCURRENT_PROJECT_VERSION = 42;
      \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = net.seeds.orchard.tests;
      \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = net.seeds.orchard;
      \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
      }
      """, to: "Orchard.xcodeproj/project.pbxproj")
    try workspace.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)b</string>
        <key>Greeting</key><string>Hello, ${PRODUCT_NAME:rfc1034identifier}$(NOTHING)</string>
      </dict></plist>
      """, to: "My App/Info.plist")
    let own = try text("describe", "--accessibility", "My App")
    for words in [
      "CFBundleName=Orchard", "ShortVersionString=2.5.1", "CFBundleVersion=42b",
      "Greeting=Hello, Orchard\"", "id=net.seeds.orchard\"",
    ] {
      #expect(own.contains(words), "\(own)")
    }
  }
}
