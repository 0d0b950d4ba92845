import Foundation
import PackagePlugin

/// Gives the module that uses it names for the assets of its catalogs: `Image(.heart)`, `Color(.brand)`.
///
/// The catalogs are those among its resources: `resources: [.process("Assets.xcassets")]`.
@main
struct ShapeShiftAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = Array(module.sourceFiles)
    for file in files where file.type == .unknown && file.url.pathExtension == "xcassets" {
      Diagnostics.warning(
        """
        \(file.url.lastPathComponent) is not a resource of \(module.name) and is not read; \
        declare it: resources: [.process("\(file.url.lastPathComponent)")]
        """)
    }
    let catalogs = files.filter { $0.type == .resource }.flatMap { Self.catalogs(at: $0.url) }
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let framework = module.usesSwiftUI ? "SwiftUI" : "ShapeShift"
    return [
      .buildCommand(
        displayName: "Naming the assets of \(module.name)",
        executable: try context.tool(named: "shapeshift-assets").url,
        arguments: [framework, output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(Self.contents), outputFiles: [output])
    ]
  }

  /// The catalogs in a resource: itself, or what lies in a folder that is copied.
  private static func catalogs(at url: URL) -> [URL] {
    if url.pathExtension == "xcassets" { return [url] }
    // A file of a catalog, where the catalog lies in a folder of resources.
    let parts = url.pathComponents
    guard let end = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      return files(in: url).filter { $0.pathExtension == "xcassets" }
    }
    let path = "/" + parts[1...end].joined(separator: "/")
    return [URL(filePath: path, directoryHint: .isDirectory)]
  }

  /// What the names depend on: each asset has such a file, and each group with a namespace.
  private static func contents(of catalog: URL) -> [URL] {
    files(in: catalog).filter { $0.lastPathComponent == "Contents.json" }
  }

  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}

extension SourceModuleTarget {
  /// Whether the module sees Apple's names, itself or through others of its package.
  fileprivate var usesSwiftUI: Bool {
    let names = recursiveTargetDependencies.map(\.name)
    return names.contains("SwiftUI")
  }
}
