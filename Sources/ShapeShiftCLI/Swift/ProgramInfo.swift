import FileStorage
import Foundation
import ShapeShiftDocuments

/// What a program says of itself: its `Info.plist`, as Xcode makes it of a file and of settings.
struct ProgramInfo {
  /// The name of the program.
  let name: String
  /// The settings of its project, by their names.
  let settings: [String: String]

  /// That of what stands in a folder of a project, or beside it.
  init(of root: String) {
    let project = Self.project(above: root)
    name =
      project.map { String(FileSystem.name(of: $0).dropLast(Self.ending.count)) }
      ?? FileSystem.name(of: root)
    var settings = project.map(Self.settings(ofProject:)) ?? [:]
    settings["PRODUCT_NAME"] = name
    settings["PRODUCT_MODULE_NAME"] = Self.identifier(name).replacing("-", with: "_")
    settings["TARGET_NAME"] = name
    settings["EXECUTABLE_NAME"] = name
    settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] = "APPL"
    settings["DEVELOPMENT_LANGUAGE"] = "en"
    self.settings = settings.merging(Self.usual(name)) { its, _ in its }
  }

  // MARK: Contents

  /// The file, with its settings filled in, and with what Xcode adds to it.
  ///
  /// - Parameter file: The program's own; nil for none. One that can't be read counts as none.
  func contents(of file: String?) throws(Failure) -> [UInt8] {
    var values = file.flatMap(Self.values(ofFile:)) ?? [:]
    for (key, setting) in Self.added where values[key] == nil {
      values[key] = settings[setting]
    }
    let filled = values.mapValues(filled)
    do {
      return Array(
        try PropertyListSerialization.data(fromPropertyList: filled, format: .xml, options: 0))
    } catch {
      throw Failure(.cannotCreate, "an Info.plist can't be created: \(error)")
    }
  }

  /// What Xcode adds, with the settings that it comes of.
  private static let added = [
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
    ("CFBundleDisplayName", "INFOPLIST_KEY_CFBundleDisplayName"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
  ]

  /// What a new project of Xcode's has.
  private static func usual(_ name: String) -> [String: String] {
    [
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(identifier(name))",
    ]
  }

  private static func values(ofFile file: String) -> [String: Any]? {
    guard let bytes = try? SwiftModule.contents(of: file) else { return nil }
    let list = unsafe try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? [String: Any]
  }

  /// A value with settings in place of `$(NAME)` and `${NAME}`; what there is no setting of is empty.
  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String:
      text.replacing(#/\$[({]([A-Za-z0-9_]+)(?::([a-z0-9]+))?[)}]/#) { match in
        let setting = settings[String(match.1)] ?? ""
        return match.2 == "rfc1034identifier" ? Self.identifier(setting) : setting
      }
    case let list as [Any]: list.map(filled)
    case let values as [String: Any]: values.mapValues(filled)
    default: value
    }
  }

  /// A name as a part of an identifier: letters, digits and hyphens.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  // MARK: Projects

  private static let ending = ".xcodeproj"

  /// The nearest project in a folder or in one of the three above it.
  private static func project(above root: String) -> String? {
    var current = root
    for _ in 0...3 where current != "/" {
      let names = (try? FileSystem.names(in: current)) ?? []
      if let name = names.filter({ $0.hasSuffix(ending) }).sorted().first {
        return "\(current)/\(name)"
      }
      current = FileSystem.folder(of: current)
    }
    return nil
  }

  /// The settings of a project that `added` names; of several values, as tests and extensions have theirs, the shortest.
  private static func settings(ofProject path: String) -> [String: String] {
    guard let bytes = try? SwiftModule.contents(of: "\(path)/project.pbxproj") else { return [:] }
    let names = Set(added.map(\.1))
    var found: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/\s*([A-Za-z_]+) = "?([^";]+)"?;/#) else { continue }
      let (name, value) = (String(match.1), String(match.2))
      guard names.contains(name), !value.contains("$") else { continue }
      if let old = found[name], (old.count, old) <= (value.count, value) { continue }
      found[name] = value
    }
    return found
  }
}
