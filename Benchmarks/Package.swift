// swift-tools-version: 6.2

import PackageDescription

/// The identity that the main package has here: SwiftPM derives it from the name of its folder.
let mainPackage = String(
  Context.packageDirectory.split(separator: "/").dropLast().last ?? "shapeshift")

/// The identity as SwiftPM gives it to the compiler as the name of the package.
///
/// With the same name the
/// benchmarks see `package` symbols: they time layout, drawing and encoding apart, which the public
/// interface has no reason to offer.
let packageName = String(
  mainPackage.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })

let package = Package(
  name: "ShapeShiftBenchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        .product(name: "ShapeShift", package: mainPackage),
        .product(name: "ShapeShiftDocuments", package: mainPackage),
        .product(name: "Charts", package: mainPackage),
      ],
      packageAccess: false,
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
        .unsafeFlags(["-package-name", packageName]),
      ])
  ],
  swiftLanguageModes: [.v6]
)
