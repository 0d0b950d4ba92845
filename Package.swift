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

    // Documents.
    .target(name: "DocumentModel", swiftSettings: safe),
    .testTarget(
      name: "DocumentModelTests", dependencies: ["DocumentModel"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
