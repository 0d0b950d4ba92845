// swift-tools-version: 6.2

import CompilerPluginSupport
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
  products: [
    .library(name: "ShapeShift", targets: ["ShapeShift"]),
    // Without a public interface: for Benchmarks, which times its steps.
    .library(name: "ShapeShiftDocuments", targets: ["DocumentViews", "DocumentModel"]),
    .library(name: "ShapeShiftTesting", targets: ["ShapeShiftTesting"]),
    .executable(name: "shapeshift", targets: ["ShapeShiftCLI"]),
    .plugin(name: "ShapeShiftAssets", targets: ["ShapeShiftAssets"]),
  ],
  traits: [
    .trait(name: "WebP", description: "Animated WebP, through libwebp."),
    .trait(name: "JPEG", description: "Pictures in JPEG files, through libjpeg-turbo."),
    .default(enabledTraits: ["WebP", "JPEG"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Pure values.
    .target(name: "VectorGeometry", swiftSettings: safe),
    .target(name: "VectorGraphics", dependencies: ["VectorGeometry"], swiftSettings: safe),
    .target(name: "ViewLayout", dependencies: ["VectorGeometry"], swiftSettings: safe),
    .target(name: "ViewAnimation", dependencies: ["VectorGeometry"], swiftSettings: safe),
    .target(name: "ShapeMorphing", dependencies: ["VectorGeometry"], swiftSettings: safe),
    .target(name: "CTasks"),
    .target(name: "ValueStreams", dependencies: ["CTasks"], swiftSettings: safe),

    // What happens to a scene from outside.
    .target(name: "InputModel", swiftSettings: safe),

    // Views: the scene and what draws in it, what is used, and names that mean nothing in a picture.
    .target(
      name: "ViewTree",
      dependencies: [
        "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation", "ShapeMorphing",
        "ValueStreams", "AssetCatalogs", "FileStorage", "InputModel",
      ],
      swiftSettings: safe),
    .target(
      name: "InterfaceViews",
      dependencies: [
        "ViewTree", "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation",
        "ValueStreams",
      ],
      swiftSettings: safe),
    .target(
      name: "InertViews",
      dependencies: [
        "ViewTree", "InterfaceViews", "VectorGeometry", "VectorGraphics", "ViewLayout",
        "ViewAnimation", "ValueStreams",
      ],
      swiftSettings: safe),

    // Files: under all that writes.
    .systemLibrary(name: "CLinux"),
    .target(name: "FileStorage", dependencies: ["CLinux"], swiftSettings: safe),

    // Documents.
    .target(name: "DocumentModel", dependencies: ["FileStorage"], swiftSettings: safe),
    .target(
      name: "DocumentViews",
      dependencies: [
        "DocumentModel", "ViewTree", "InterfaceViews", "VectorGeometry", "VectorGraphics",
        "ViewLayout", "ViewAnimation", "ShapeMorphing",
      ],
      swiftSettings: safe),

    // What Xcode keeps of an application beside its code.
    .target(
      name: "AssetCatalogs", dependencies: ["DocumentModel", "FileStorage"], swiftSettings: safe),

    .executableTarget(
      name: "shapeshift-assets", dependencies: ["AssetCatalogs", "FileStorage"],
      path: "Sources/AssetSymbolTool", swiftSettings: safe),
    .plugin(
      name: "ShapeShiftAssets", capability: .buildTool(), dependencies: ["shapeshift-assets"]),

    // C libraries.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pango",
      providers: [.apt(["libpango1.0-dev", "libfontconfig-dev", "libharfbuzz-dev"])]),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
    .systemLibrary(
      name: "CLibWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CWebP", dependencies: ["CLibWebP"]),
    .systemLibrary(
      name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .target(name: "CJPEG", dependencies: ["CLibJPEG"]),

    // Pictures.
    .target(
      name: "ImageCoding",
      dependencies: [
        "CPNG", "VectorGraphics", .target(name: "CWebP", condition: .when(traits: ["WebP"])),
        .target(name: "CJPEG", condition: .when(traits: ["JPEG"])),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: safe),
    .target(
      name: "CairoBackend",
      dependencies: ["CCairo", "CPango", "VectorGeometry", "VectorGraphics"],
      swiftSettings: strict),
    .target(
      name: "SVGBackend", dependencies: ["VectorGeometry", "VectorGraphics"], swiftSettings: safe),

    .target(
      name: "SnapshotDiff", dependencies: ["FileStorage", "ImageCoding", "VectorGraphics"],
      // The report's page is part of the command, which has no folder of resources beside it.
      resources: [.embedInCode("Resources")], swiftSettings: safe),

    // What `#Preview` and `@Entry` become; it speaks with the compiler by itself.
    // A library beside it, as a test that uses a macro's program has all of the package built twice.
    .target(name: "MacroSyntax", swiftSettings: safe),
    .macro(name: "ShapeShiftMacros", dependencies: ["MacroSyntax"], swiftSettings: strict),

    // What people use.
    .target(
      name: "ShapeShift",
      dependencies: [
        "ShapeShiftMacros",
        "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation", "ShapeMorphing",
        "ViewTree", "InterfaceViews", "InertViews", "ValueStreams", "DocumentModel",
        "ImageCoding", "CairoBackend", "SVGBackend",
      ],
      swiftSettings: safe),
    .target(
      name: "ShapeShiftTesting",
      dependencies: [
        "ShapeShift", "DocumentViews", "DocumentModel", "SnapshotDiff", "ImageCoding",
        "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewTree", "FileStorage", "InputModel",
      ],
      swiftSettings: safe),
    .executableTarget(
      name: "ShapeShiftCLI",
      dependencies: [
        "ShapeShift", "DocumentViews", "DocumentModel", "ImageCoding", "SnapshotDiff",
        "SVGBackend", "VectorGraphics", "FileStorage", "MacroSyntax",
        // What ShapeShift exports, named so that a kept build folder compiles the command anew when it changes.
        "VectorGeometry", "ViewAnimation", "ShapeMorphing", "ViewLayout", "ViewTree",
        "InterfaceViews", "InertViews", "ValueStreams",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: safe),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["VectorGeometry", "VectorGraphics"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "VectorGeometryTests", dependencies: ["VectorGeometry", "TestSupport"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "VectorGraphicsTests",
      dependencies: ["VectorGraphics", "VectorGeometry", "TestSupport"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ViewLayoutTests", dependencies: ["ViewLayout", "VectorGeometry", "TestSupport"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ViewAnimationTests", dependencies: ["TestSupport", "ViewAnimation", "VectorGeometry"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ShapeMorphingTests",
      dependencies: ["TestSupport", "ShapeMorphing", "ViewAnimation", "VectorGeometry"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: [
        "ViewTree", "InterfaceViews", "InputModel", "VectorGeometry", "VectorGraphics",
        "ViewLayout",
        "ViewAnimation", "ShapeMorphing", "ValueStreams", "TestSupport",
      ],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(name: "InputModelTests", dependencies: ["InputModel"], swiftSettings: strict),
    .testTarget(
      name: "ValueStreamsTests", dependencies: ["ValueStreams"], swiftSettings: strict),
    .testTarget(
      name: "FileStorageTests", dependencies: ["FileStorage"], swiftSettings: strict),
    .testTarget(
      name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "FileStorage"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "DocumentModelTests", dependencies: ["DocumentModel", "FileStorage", "TestSupport"],
      exclude: ["Oracles"], resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "DocumentViewsTests",
      dependencies: [
        "DocumentViews", "DocumentModel", "ShapeShift", "ViewTree", "VectorGeometry",
        "VectorGraphics", "ViewAnimation", "ViewLayout", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ImageCodingTests", dependencies: ["ImageCoding", "VectorGraphics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: [
        "CairoBackend", "ImageCoding", "VectorGeometry", "VectorGraphics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotDiffTests",
      dependencies: [
        "SnapshotDiff", "ImageCoding", "VectorGeometry", "VectorGraphics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "ShapeShift", "DocumentViews", "DocumentModel", "SnapshotDiff", "ImageCoding",
        "CairoBackend", "SVGBackend", "VectorGeometry", "VectorGraphics", "ViewLayout",
        "ViewTree", "TestSupport",
      ],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "SVGBackendTests",
      dependencies: [
        "SVGBackend", "CairoBackend", "ImageCoding", "VectorGeometry", "VectorGraphics",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "MacroSyntaxTests", dependencies: ["MacroSyntax"], swiftSettings: strict),
    // A program beside the package: it sees what is public, nothing else.
    .testTarget(
      name: "ClientTests", dependencies: ["ShapeShift"], packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "ShapeShiftTestingTests",
      dependencies: ["ShapeShiftTesting", "ShapeShift", "VectorGraphics"], swiftSettings: strict),
    .testTarget(
      name: "ShapeShiftCLITests",
      dependencies: [
        "ShapeShiftCLI", "DocumentModel", "DocumentViews", "FileStorage", "ImageCoding",
        "VectorGraphics", "TestSupport",
      ],
      exclude: ["Faults"], swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ShapeShiftCLI", "ShapeShift", "DocumentViews", "DocumentModel", "SnapshotDiff",
        "ImageCoding", "CairoBackend", "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewTree",
        "AssetCatalogs", "TestSupport",
      ],
      resources: [.copy("Corpora")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Names that are Apple's elsewhere: source that imports them compiles on Linux as it stands.
#if os(Linux)
package.products += [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "UIKit", targets: ["UIKit"]),
  .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
]
package.targets += [
  .target(
    name: "SwiftUI", dependencies: ["ShapeShift", "CoreGraphics", "UIKit"], swiftSettings: safe),
  .target(
    name: "CoreGraphics",
    dependencies: [
      "ShapeShift", "VectorGeometry", "VectorGraphics", "ViewTree", "_Testing_CoreGraphics",
    ],
    swiftSettings: safe),
  .target(
    name: "UIKit",
    dependencies: ["ShapeShift", "CoreGraphics", "VectorGraphics", "ViewTree", "_Testing_UIKit"],
    swiftSettings: safe),
  // So that tests can import SwiftUI beside Testing.
  .target(name: "_Testing_CoreGraphics", swiftSettings: safe),
  .target(name: "_Testing_UIKit", swiftSettings: safe),
  .target(name: "Combine", dependencies: ["ShapeShift"], swiftSettings: safe),
  .executableTarget(
    name: "shapeshift-gallery", dependencies: ["SwiftUI"], path: "Sources/Examples"),
  .testTarget(
    name: "SourceCompatibilityTests", dependencies: ["ShapeShift", "SwiftUI", "Combine"],
    resources: [.process("Assets.xcassets")], plugins: ["ShapeShiftAssets"]),
  // Code of its time, in the language of its time.
  .testTarget(
    name: "SeedTests", dependencies: ["ShapeShift", "SwiftUI", "Combine"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "GalleryTests", dependencies: ["shapeshift-gallery", "ShapeShiftTesting", "ShapeShift"]),
]
#endif

// `make fuzz` builds with sanitizers: no more than it runs.
if Context.environment["SHAPESHIFT_FUZZ"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "FuzzTests" }
  package.targets.removeAll { $0.name == "shapeshift-gallery" }
}
