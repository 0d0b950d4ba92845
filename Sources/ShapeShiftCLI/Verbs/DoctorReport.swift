import DocumentModel
import Foundation
import ShapeShift

/// What `doctor` found, as text and as JSON.
struct DoctorReport {
  let installation: Installation
  let version: String
  let swift: SwiftSupport

  init(_ installation: Installation, version: String, swift: SwiftSupport) {
    self.installation = installation
    self.version = version
    self.swift = swift
  }

  /// The packages whose fonts are missing or can't be read, sorted.
  var missingPackages: [String] {
    let missing = installation.fonts.filter { $0.state == .missing || $0.state == .unreadable }
    return Set(missing.map(\.package)).sorted()
  }

  /// For people: a line for each library and for each package of fonts, and one for each font that is not
  /// as it should be.
  var text: String {
    let versions = [("shapeshift", version)] + installation.libraries.map { ($0.name, $0.version) }
    var lines = versions.map { Self.column($0.0) + $0.1 }
    for package in packages {
      let fonts = installation.fonts.filter { $0.package == package }
      let same = fonts.count { $0.state == .same }
      lines.append(
        Self.column(package) + "\(same) of \(fonts.count) as in \(fonts[0].version)")
      lines += fonts.compactMap(Self.remark)
    }
    lines += swift.lines.map { Self.column($0.name) + $0.text }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For scripts.
  var json: JSONObject {
    var libraries = JSONObject()
    for library in installation.libraries { libraries[library.name] = .string(library.version) }
    return [
      "shapeshift": .string(version), "libraries": .object(libraries),
      "fonts": .array(installation.fonts.map { .object(Self.members(of: $0)) }),
      "swift": .object(swift.json),
    ]
  }

  private var packages: [String] {
    installation.fonts.map(\.package).reduce(into: []) { packages, package in
      if packages.last != package { packages.append(package) }
    }
  }

  private static func column(_ name: String) -> String {
    name.padding(toLength: 24, withPad: " ", startingAt: 0)
  }

  private static func remark(on font: Installation.Font) -> String? {
    switch font.state {
    case .same: nil
    case .missing: "  \(font.fileName) is missing"
    case .unreadable: "  \(font.url?.path ?? font.fileName) can't be read"
    case .differs:
      "  \(font.url?.path ?? font.fileName) is a different version; images that use it will differ"
    }
  }

  private static func members(of font: Installation.Font) -> JSONObject {
    [
      "file": .string(font.fileName), "package": .string(font.package),
      "version": .string(font.version), "state": .string(font.state.rawValue),
      "path": font.url.map { .string($0.path) } ?? .null,
    ]
  }
}
