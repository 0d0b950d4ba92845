import FileStorage
import Foundation

/// The results as one HTML file with everything in it, to be looked at in a browser.
package struct ReportPage: Sendable {
  /// The pictures of a snapshot, as PNG files; nil for what isn't there.
  package struct Pictures: Sendable {
    package var expected: [UInt8]?
    package var actual: [UInt8]?

    package init(expected: [UInt8]?, actual: [UInt8]?) {
      self.expected = expected
      self.actual = actual
    }
  }

  private let manifest: SnapshotRun.Manifest
  private let pictures: [String: Pictures]
  private let acceptCommand: String
  private let commands: [String: String]

  /// - Parameters:
  ///   - pictures: The pictures of each snapshot, by its name.
  ///   - acceptCommand: What to run to accept snapshots, whose names are put at its end; empty for none.
  ///   - commands: What to run to accept a snapshot, by its name, where there is no command for all.
  package init(
    _ manifest: SnapshotRun.Manifest, pictures: [String: Pictures], acceptCommand: String = "",
    commands: [String: String] = [:]
  ) {
    self.manifest = manifest
    self.pictures = pictures
    self.acceptCommand = acceptCommand
    self.commands = commands
  }

  /// The file.
  ///
  /// - Throws: What encoding JSON throws.
  package func html() throws -> String {
    let json = try data()
      // Source: HTML, 4.12.1.3: what ends or changes the script's text begins with this character, which
      // stands in strings only.
      .replacing("<", with: "\\u003c")
    let title = Self.escaped(manifest.references.printable)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(manifest.summary) – \(title)</title>
      <style>
      \(Self.text(PackageResources.report_css))\
      </style>
      </head>
      <body>
      \(Self.text(PackageResources.report_html))\
      <script type="application/json" id="data">\(json)</script>
      <script>
      \(Self.text(PackageResources.report_js))\
      </script>
      </body>
      </html>

      """
  }

  /// What the page's script is told, as JSON.
  ///
  /// - Parameter link: Where a picture is found.
  /// - Throws: What encoding JSON throws.
  package func data(_ link: ([UInt8]) -> String = Self.link) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(content(link)), as: UTF8.self)
  }

  /// A file that was built in.
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  // MARK: The data

  private struct Content: Encodable {
    let title: String
    let summary: String
    let accept: String
    let isFiltered: Bool
    let entries: [Entry]
  }

  private struct Entry: Encodable {
    let name: String
    /// The name of the first snapshot with the same cause; nil if the snapshot is alone.
    let cause: String?
    let source: String
    let status: String
    let message: String
    let metric: String
    let differentPixels: Int
    let totalPixels: Int
    let maxChannelDifference: Int
    let boxes: [SnapshotResult.Box]
    let views: [View]
    let environment: [SnapshotResult.EnvironmentChange]
    let notes: [String]
    let expected: String?
    let actual: String?
    let accept: String?
  }

  private struct View: Encodable {
    let view: String
    let lines: [String]
  }

  private func content(_ link: ([UInt8]) -> String) -> Content {
    Content(
      title: manifest.references, summary: manifest.summary, accept: acceptCommand,
      isFiltered: manifest.isFiltered, entries: entries(link))
  }

  private func entries(_ link: ([UInt8]) -> String) -> [Entry] {
    let groups = manifest.failures.filter { $0.results.count > 1 }
    let causes = groups.flatMap { group in group.names.map { ($0, group.first.name) } }
    let known = Dictionary(causes) { first, _ in first }
    return manifest.results.map { entry($0, cause: known[$0.name], link) }
  }

  private func entry(
    _ result: SnapshotResult, cause: String?, _ link: ([UInt8]) -> String
  ) -> Entry {
    let pictures = pictures[result.name]
    return Entry(
      name: result.name, cause: cause, source: result.source, status: result.status.rawValue,
      message: result.message, metric: result.metric, differentPixels: result.differentPixels,
      totalPixels: result.totalPixels, maxChannelDifference: result.maxChannelDifference,
      boxes: result.boxes,
      views: result.views.map {
        View(view: $0.view, lines: LineChange(from: $0.from, to: $0.to).lines)
      },
      environment: result.environment, notes: result.notes,
      expected: pictures?.expected.map(link), actual: pictures?.actual.map(link),
      accept: commands[result.name])
  }

  /// The address of a picture that is part of it.
  package static func link(_ png: [UInt8]) -> String {
    "data:image/png;base64," + Data(png).base64EncodedString()
  }
}
