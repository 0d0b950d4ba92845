import FileStorage
import ShapeShiftDocuments

/// Finds what has to be compiled of a package and of those that it is made of.
struct PackageReader {
  private let compiler: SwiftCompiler
  /// The names of the installed modules, which need no package.
  private let installed: Set<String>
  private let root: String
  private var packages: [String: SwiftPackage] = [:]
  private var found: [CompiledModule] = []
  /// The programs that expand the macros of targets found before.
  private var macros: [MacroProgram] = []
  private var names: Set<String> = []
  /// The resources of the programs with previews.
  private(set) var programResources: [SwiftResource] = []

  init(_ compiler: SwiftCompiler, root: String) {
    (self.compiler, self.root) = (compiler, root)
    installed = compiler.installation.moduleNames
  }

  /// The modules of the targets with previews, and of all that these use.
  mutating func modules() throws(Failure) -> [CompiledModule] {
    let package = try package(at: root)
    for target in package.targets where target.isOfSwift {
      guard try SwiftSources.hasPreviews(target.module) else { continue }
      try add(target, of: package)
      if target.kind == "executable" { programResources += target.module.resources ?? [] }
    }
    return found
  }

  private mutating func package(at path: String) throws(Failure) -> SwiftPackage {
    if let known = packages[path] { return known }
    let package = try SwiftPackage(path, compiler)
    packages[path] = package
    return package
  }

  private mutating func add(
    _ target: SwiftPackage.Target, of package: SwiftPackage
  ) throws(Failure) {
    guard names.insert(target.name).inserted else { return }
    if target.kind == "macro" {
      macros.append(try MacroProgram(target, ofPackageAt: root))
      return
    }
    guard let compiled = target.compiled else {
      throw Failure(
        .badDocument,
        "the target \(target.name) of the package \(package.name) is not a Swift library, "
          + "C library or macro; previews can use only those")
    }
    for use in target.uses { try add(use, of: package) }
    found.append(compiled.expanding(macros))
  }

  private mutating func add(
    _ use: SwiftPackage.Use, of package: SwiftPackage
  ) throws(Failure) {
    if !use.isProduct, let target = package.targets.first(where: { $0.name == use.name }) {
      return try add(target, of: package)
    }
    // ShapeShift itself is there, built.
    guard !installed.contains(use.name), use.package != "shapeshift" else { return }
    for dependency in package.dependencies
    where use.package == nil || use.package == dependency.identity {
      let other = try self.package(at: try place(of: dependency, for: package))
      guard let targets = other.products[use.name] else { continue }
      for target in other.targets where targets.contains(target.name) {
        try add(target, of: other)
      }
      return
    }
    throw Failure(
      .badDocument, "the package \(package.name) uses \(use.name), which no package provides")
  }

  /// The folder of a package that another one names; of fetched ones where the package manager has put them.
  private func place(
    of dependency: SwiftPackage.Dependency, for package: SwiftPackage
  ) throws(Failure) -> String {
    if let path = dependency.path { return path }
    let checkouts = SwiftSources.join(root, ".build/checkouts")
    let names = (try? FileSystem.names(in: checkouts)) ?? []
    if let name = names.first(where: { $0.lowercased() == dependency.identity }) {
      return "\(checkouts)/\(name)"
    }
    throw Failure(
      .noInput,
      "the package \(package.name) uses \(dependency.identity), which is not resolved",
      help: "swift package resolve --package-path \(root.shellWord)")
  }
}
