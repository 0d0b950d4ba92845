import AssetCatalogs
import FileStorage
import Foundation

/// Writes the Swift source that names the assets of catalogs; the plugin ShapeShiftAssets runs it.
@main
enum AssetSymbolTool {
  /// Source: sysexits.h.
  private enum Status: Int32 {
    case usage = 64
    case data = 65
    case cannotCreate = 73
  }

  /// FRAMEWORK OUTPUT CATALOG...
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2, let first = arguments.first,
      let framework = AssetSymbolSource.Framework(rawValue: first)
    else {
      end(
        .usage, "shapeshift-assets FRAMEWORK OUTPUT CATALOG...: SwiftUI or ShapeShift is missing")
    }
    let source = AssetSymbolSource(
      arguments.dropFirst(2).map(catalog), framework: framework)
    for warning in source.warnings { say("warning: \(warning)") }
    do throws(SystemError) {
      let file = try FileReplacement(of: arguments[arguments.startIndex + 1])
      try file.write(Array(source.text.utf8))
      try file.commit(isSynchronized: false)
    } catch {
      end(.cannotCreate, error.sentence)
    }
  }

  private static func catalog(_ path: String) -> AssetCatalog {
    do throws(AssetCatalogError) {
      return try AssetCatalog(path: path)
    } catch {
      end(.data, error.sentence)
    }
  }

  private static func end(_ status: Status, _ sentence: String) -> Never {
    say("error: \(sentence)")
    exit(status.rawValue)
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
