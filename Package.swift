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

    // C libraries.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG"]),

    // Pictures.
    .target(
      name: "ImageCoding", dependencies: ["CPNG", "VectorGraphics"], swiftSettings: safe),
    .testTarget(
      name: "ImageCodingTests", dependencies: ["ImageCoding", "VectorGraphics"],
      swiftSettings: strict),

    // Back ends.
    .target(
      name: "CairoBackend", dependencies: ["CCairo", "VectorGeometry", "VectorGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: ["CairoBackend", "ImageCoding", "VectorGeometry", "VectorGraphics"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
