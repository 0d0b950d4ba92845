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
    .target(name: "ViewLayout", dependencies: ["VectorGeometry"], swiftSettings: safe),
    .target(name: "ViewAnimation", dependencies: ["VectorGeometry"], swiftSettings: safe),

    // Views.
    .target(
      name: "ViewTree",
      dependencies: ["VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation"],
      swiftSettings: safe),

    // Tests.
    .testTarget(
      name: "VectorGraphicsTests", dependencies: ["VectorGraphics", "VectorGeometry"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ViewLayoutTests", dependencies: ["ViewLayout", "VectorGeometry"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ViewAnimationTests", dependencies: ["ViewAnimation", "VectorGeometry"],
      resources: [.copy("Resources")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
