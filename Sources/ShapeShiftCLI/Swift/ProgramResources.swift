import AssetCatalogs
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments
import ViewTree

/// What the code that is drawn finds as the resources of its program, `Bundle.main` and names without a bundle: what
/// lies beside it, as Xcode puts what it has in a target's folder into the program.
struct ProgramResources {
  /// The folders and files that it is made of.
  let roots: [String]
  /// Whether the folders below count as well.
  private let isDeep: Bool
  /// Whether they are those of an app rather than of a package's programs, which say nothing of themselves.
  private let isApp: Bool

  /// How many folders below are looked into.
  private static let depth = 8
  /// How many names are looked at.
  private static let mostNames = 50_000

  /// Those of code.
  ///
  /// - Parameters:
  ///   - path: A file, or a folder that is no package.
  init(of path: String) {
    let path = FileSystem.resolved(path) ?? path
    if (try? FileStatus(of: path))?.isDirectory == true {
      (roots, isDeep) = ([path], true)
    } else if let root = Self.root(of: path) {
      (roots, isDeep) = ([root], true)
    } else {
      (roots, isDeep) = ([FileSystem.folder(of: path)], false)
    }
    isApp = true
  }

  /// Those of a package: the resources of its programs, as libraries have bundles of their own.
  init(ofPrograms resources: [SwiftResource]) {
    roots = resources.map { FileSystem.resolved($0.path) ?? $0.path }
    isDeep = true
    isApp = false
  }

  // MARK: Finding

  /// The nearest folder with assets or translations, from a file's own on up to that of its project.
  ///
  /// Where no project is found, nothing but the file's own folder is looked into.
  private static func root(of file: String) -> String? {
    let last = SwiftProject(of: file)?.folder ?? FileSystem.folder(of: file)
    var current = FileSystem.folder(of: file)
    while true {
      let names = (try? FileSystem.names(in: current)) ?? []
      if names.contains(where: isAssetsName) { return current }
      guard current != last, current.hasPrefix("\(last)/") else { return nil }
      current = FileSystem.folder(of: current)
    }
  }

  private static func isAssetsName(_ name: String) -> Bool {
    [".xcassets", ".xcstrings", ".lproj"].contains { name.hasSuffix($0) }
  }

  /// The asset catalogs, by their paths.
  var catalogs: [String] {
    guard isDeep else { return [] }
    return roots.flatMap { CatalogFinder.catalogs(in: $0, depth: Self.depth) }
  }

  /// The files whose changes change pictures, apart from plain ones, which may be what is drawn.
  var followed: [String] {
    guard isDeep else { return [] }
    return files.filter { file in
      file.contains(".xcassets/")
        || [".strings", ".stringsdict", ".xcstrings"].contains {
          file.hasSuffix($0)
        }
    }
  }

  /// All files but code, by their paths.
  private var files: [String] {
    var count = 0
    return roots.flatMap { Self.files($0, depth: 0, count: &count) }
  }

  private static func files(_ path: String, depth: Int, count: inout Int) -> [String] {
    guard let status = try? FileStatus(ofLink: path) else { return [] }
    guard status.isDirectory else {
      return status.isRegular && !path.hasSuffix(".swift") ? [path] : []
    }
    let names = ((try? FileSystem.names(in: path)) ?? []).filter { !isPassedOver($0) }
    count += names.count
    guard depth <= Self.depth, count <= mostNames else { return [] }
    var found: [String] = []
    for name in names { found += files("\(path)/\(name)", depth: depth + 1, count: &count) }
    return found
  }

  /// What is no resource: hidden files, projects, and what other tools leave behind.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || ["__Snapshots__", "node_modules", "DerivedData", "Pods", "Carthage"].contains(name)
  }

  // MARK: Entering

  /// What is looked through for names, and where the main bundle is.
  struct Entrance {
    fileprivate let assets: ProgramAssets
    fileprivate let bundle: String

    /// Has the code that runs from now on find it.
    func enter() {
      guard ProgramAssets.current != assets else { return }
      ProgramAssets.enter(assets)
      // A host that cannot make the link goes on with the bundle of before, and what is not in it is reported missing.
      try? ProgramFolder.lead(to: bundle)
    }
  }

  /// Makes the main bundle.
  ///
  /// - Parameter folder: For files of the host.
  func entrance(in folder: String) throws(Failure) -> Entrance {
    let files = isDeep ? files : neighbors
    let state = SHA256.hexDigest(of: Array((roots + files.map(Self.state)).joined().utf8))
    let bundle = "\(folder)/main-\(state.prefix(16))"
    if !FileSystem.exists(bundle) { try make(bundle, with: files) }
    guard isDeep else {
      let place = ProgramAssets.Folder(roots[0], depth: 0)
      return Entrance(assets: ProgramAssets([place], state: ""), bundle: bundle)
    }
    let deep = roots.map { ProgramAssets.Folder($0, depth: Self.depth) }
    let flat = Self.pictureFolders(files).filter { !roots.contains($0) }
    return Entrance(
      assets: ProgramAssets(
        deep + flat.map { ProgramAssets.Folder($0, depth: 0) }, state: state), bundle: bundle)
  }

  private static func state(of file: String) -> String {
    let status = try? FileStatus(of: file)
    return "\(file)\u{0}\(status?.size ?? 0)\u{0}\(status?.written ?? 0)\u{0}"
  }

  /// The folders with pictures that are files.
  private static func pictureFolders(_ files: [String]) -> [String] {
    let endings = [".png", ".jpg", ".jpeg", ".webp", ".svg"]
    let pictures = files.filter { file in
      !file.contains(".xcassets/") && endings.contains { file.lowercased().hasSuffix($0) }
    }
    return Set(pictures.map { FileSystem.folder(of: $0) }).sorted()
  }

  /// What lies beside a file: files, and folders as they are.
  private var neighbors: [String] {
    let names = ((try? FileSystem.names(in: roots[0])) ?? []).filter { !Self.isPassedOver($0) }
    return names.filter { !$0.hasSuffix(".swift") }.prefix(Self.mostNames)
      .map { "\(roots[0])/\($0)" }
  }

  private func make(_ bundle: String, with files: [String]) throws(Failure) {
    do throws(SystemError) {
      try Self.fill(bundle, with: files.filter { FileSystem.name(of: $0) != Self.info })
    } catch {
      throw Failure(.cannotCreate, "\(bundle) can't be created: \(error.sentence)")
    }
    guard isApp else { return }
    let own = files.first { FileSystem.name(of: $0) == Self.info }
    try SwiftCompiler.write(
      try ProgramInfo(of: roots[0]).contents(of: own), to: "\(bundle)/\(Self.info)")
  }

  private static let info = "Info.plist"

  /// Links to the files, side by side as in a program's bundle, but for those of languages; of two with one name the first.
  private static func fill(_ bundle: String, with files: [String]) throws(SystemError) {
    try FileSystem.makeFolders(bundle)
    for file in files where !file.contains(".xcassets/") {
      let folder = FileSystem.name(of: FileSystem.folder(of: file))
      let target = folder.hasSuffix(".lproj") ? "\(bundle)/\(folder)" : bundle
      let link = "\(target)/\(FileSystem.name(of: file))"
      guard !FileSystem.exists(link) else { continue }
      try FileSystem.makeFolders(target)
      try FileSystem.makeLink(link, to: file)
    }
  }
}
