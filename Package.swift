// swift-tools-version: 6.2

import PackageDescription

/// Every module: explicit existentials, imports that say what they expose, warnings as errors.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Modules without C: memory safety is checked as well.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "ShapeShift",
  targets: [
    // Pure values.
    .target(name: "VectorGeometry", swiftSettings: safe),
    .target(name: "VectorGraphics", dependencies: ["VectorGeometry"], swiftSettings: safe),

    // Text by Pango, drawing by Cairo.
    .systemLibrary(
      name: "CPango", pkgConfig: "pango",
      providers: [.apt(["libpango1.0-dev", "libfontconfig-dev"])]),
    .target(
      name: "CairoBackend", dependencies: ["VectorGraphics", "VectorGeometry", "CPango"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["VectorGraphics", "VectorGeometry"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: ["CairoBackend", "VectorGraphics", "VectorGeometry", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
