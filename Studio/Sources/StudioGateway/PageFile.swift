import Foundation

/// A file of the page.
struct PageFile {
  let bytes: Data
  let type: String

  /// The types of the files that the page is made of.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  /// A file by its name, in a folder or in the program; nil for none.
  init?(_ name: String, in folder: String?) {
    guard let type = name.split(separator: ".").last.flatMap({ Self.types[String($0)] }),
      !name.hasPrefix("."), !name.contains("/")
    else { return nil }
    if let folder {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
      bytes = data
    } else {
      guard let embedded = PageFiles.all[name] else { return nil }
      bytes = Data(embedded())
    }
    self.type = type
  }
}
