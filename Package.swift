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

/// What ShapeShift exports.
///
/// Who imports it names these too, so that a kept build folder compiles it anew when they change: SwiftPM looks at the
/// modules that a target names alone.
let exported: [Target.Dependency] = [
  "VectorGeometry", "VectorGraphics", "ViewAnimation", "ShapeMorphing", "ViewLayout", "ViewTree",
  "InterfaceViews", "InertViews", "ValueStreams", "InputModel",
]

let package = Package(
  name: "ShapeShift",
  products: [
    .library(name: "ShapeShift", targets: ["ShapeShift"]),
    // Benchmarks time the steps of what is under it.
    .library(
      name: "ShapeShiftDocuments",
      targets: ["ShapeShiftDocuments", "DocumentViews", "DocumentModel"]),
    .library(name: "ShapeShiftTesting", targets: ["ShapeShiftTesting"]),
    .executable(name: "shapeshift", targets: ["ShapeShiftCLI"]),
    .plugin(name: "ShapeShiftAssets", targets: ["ShapeShiftAssets"]),
  ],
  traits: [
    .trait(name: "WebP", description: "WebP, still and animated, through libwebp."),
    .trait(name: "JPEG", description: "Pictures in JPEG files, through libjpeg-turbo."),
    .default(enabledTraits: ["WebP", "JPEG"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2")
  ],
  targets: [
    // Pure values.
    .target(name: "IntegerConversion", swiftSettings: safe),
    .target(name: "VectorGeometry", dependencies: ["IntegerConversion"], swiftSettings: safe),
    .target(
      name: "VectorGraphics", dependencies: ["IntegerConversion", "VectorGeometry"],
      swiftSettings: safe),
    .target(
      name: "ViewLayout", dependencies: ["IntegerConversion", "VectorGeometry"], swiftSettings: safe
    ),
    .target(
      name: "ViewAnimation", dependencies: ["IntegerConversion", "VectorGeometry"],
      swiftSettings: safe),
    .target(
      name: "ShapeMorphing", dependencies: ["IntegerConversion", "VectorGeometry"],
      swiftSettings: safe),
    .target(name: "CTasks"),
    .target(name: "ValueStreams", dependencies: ["CTasks"], swiftSettings: safe),

    // What happens to a scene from outside.
    .target(name: "InputModel", dependencies: ["IntegerConversion"], swiftSettings: safe),

    // Views: the scene and what draws in it, what is used, and names that mean nothing in a picture.
    .target(
      name: "ViewTree",
      dependencies: [
        "IntegerConversion", "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation",
        "ShapeMorphing",
        "ValueStreams", "AssetCatalogs", "FileStorage", "InputModel", "SVGReading", "PDFReading",
      ],
      swiftSettings: safe),
    .target(
      name: "InterfaceViews",
      dependencies: [
        "IntegerConversion", "ViewTree", "VectorGeometry", "VectorGraphics", "ViewLayout",
        "ViewAnimation",
        "ValueStreams",
      ],
      swiftSettings: safe),
    .target(
      name: "ChartViews",
      dependencies: [
        "IntegerConversion", "ViewTree", "InterfaceViews", "VectorGeometry", "VectorGraphics",
        "ViewLayout",
        "ViewAnimation",
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
    .target(
      name: "JSONModel", dependencies: ["IntegerConversion", "FileStorage"], swiftSettings: safe),
    .target(
      name: "DocumentModel", dependencies: ["IntegerConversion", "FileStorage", "JSONModel"],
      swiftSettings: safe),
    .target(
      name: "DocumentViews",
      dependencies: [
        "IntegerConversion", "DocumentModel", "ViewTree", "InterfaceViews", "ChartViews",
        "VectorGeometry",
        "VectorGraphics", "ViewLayout", "ViewAnimation", "ShapeMorphing", "InputModel",
        "SVGReading",
      ],
      swiftSettings: safe),

    // What Xcode keeps of an application beside its code.
    .target(
      name: "AssetCatalogs", dependencies: ["IntegerConversion", "JSONModel", "FileStorage"],
      swiftSettings: safe),

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
    .target(name: "CTextLibraries", dependencies: ["CPango"]),
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
        "IntegerConversion", "CPNG", "VectorGraphics",
        .target(name: "CWebP", condition: .when(traits: ["WebP"])),
        .target(name: "CJPEG", condition: .when(traits: ["JPEG"])),
      ],
      swiftSettings: safe),
    .target(
      name: "CairoBackend",
      dependencies: [
        "IntegerConversion", "CCairo", "CPango", "VectorGeometry", "VectorGraphics",
        .target(name: "CTextLibraries", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict),
    .target(
      name: "SVGBackend", dependencies: ["IntegerConversion", "VectorGeometry", "VectorGraphics"],
      swiftSettings: safe),
    .target(
      name: "LottieBackend",
      dependencies: ["IntegerConversion", "VectorGeometry", "VectorGraphics"],
      swiftSettings: safe),

    // SVG files, read.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "SVGReading",
      dependencies: ["IntegerConversion", "CExpat", "VectorGeometry", "VectorGraphics"],
      swiftSettings: safe),

    // PDF files, read.
    .target(
      name: "PDFReading", dependencies: ["IntegerConversion", "CCairo"], swiftSettings: safe),

    .target(
      name: "SnapshotDiff",
      dependencies: ["IntegerConversion", "FileStorage", "ImageCoding", "VectorGraphics"],
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
        "IntegerConversion", "ShapeShiftMacros",
        "VectorGeometry", "VectorGraphics", "ViewLayout", "ViewAnimation", "ShapeMorphing",
        "ViewTree", "InterfaceViews", "InertViews", "ValueStreams",
        "ImageCoding", "CairoBackend", "SVGBackend", "LottieBackend",
      ],
      swiftSettings: safe),
    .target(
      name: "ShapeShiftDocuments",
      dependencies: [
        "IntegerConversion", "ShapeShift", "DocumentViews", "DocumentModel", "JSONModel",
        "ImageCoding", "SnapshotDiff", "SVGBackend", "FileStorage",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ] + exported,
      swiftSettings: safe),
    .target(
      name: "ShapeShiftTesting",
      dependencies: [
        "IntegerConversion", "ShapeShift", "ShapeShiftDocuments", "DocumentViews", "DocumentModel",
        "SnapshotDiff",
        "ImageCoding", "FileStorage",
      ] + exported,
      swiftSettings: safe),
    .executableTarget(
      name: "ShapeShiftCLI",
      dependencies: [
        "IntegerConversion", "ShapeShift", "ShapeShiftDocuments", "DocumentViews", "DocumentModel",
        "ImageCoding",
        "SnapshotDiff", "SVGBackend", "SVGReading", "FileStorage", "MacroSyntax", "AssetCatalogs",
        "CLinux",
      ] + exported,
      // What `init` writes is part of the command, which has no folder of resources beside it.
      resources: [.embedInCode("Templates")], swiftSettings: safe),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["VectorGeometry", "VectorGraphics"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "IntegerConversionTests", dependencies: ["IntegerConversion"], swiftSettings: strict),
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
      exclude: ["Oracles"], resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "ChartViewsTests",
      dependencies: [
        "ChartViews", "ViewTree", "InputModel", "VectorGeometry", "VectorGraphics", "ViewLayout",
        "ViewAnimation", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "InputModelTests", dependencies: ["InputModel"], swiftSettings: strict),
    .testTarget(
      name: "ValueStreamsTests", dependencies: ["ValueStreams"], swiftSettings: strict),
    .testTarget(
      name: "FileStorageTests", dependencies: ["FileStorage"], swiftSettings: strict),
    .testTarget(
      name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "FileStorage"],
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "DocumentModelTests",
      dependencies: ["DocumentModel", "JSONModel", "FileStorage", "TestSupport"],
      exclude: ["Oracles"], swiftSettings: strict),
    .testTarget(
      name: "DocumentViewsTests",
      dependencies: [
        "DocumentViews", "DocumentModel", "ShapeShift", "TestSupport",
      ] + exported,
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
        "CairoBackend", "SVGBackend", "TestSupport",
      ] + exported,
      resources: [.copy("Resources")], swiftSettings: strict),
    .testTarget(
      name: "SVGBackendTests",
      dependencies: [
        "SVGBackend", "CairoBackend", "ImageCoding", "VectorGeometry", "VectorGraphics",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LottieBackendTests",
      dependencies: [
        "LottieBackend", "CairoBackend", "ImageCoding", "VectorGeometry", "VectorGraphics",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SVGReadingTests",
      dependencies: [
        "SVGReading", "CairoBackend", "SVGBackend", "ImageCoding", "VectorGeometry",
        "VectorGraphics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "MacroSyntaxTests", dependencies: ["MacroSyntax"], swiftSettings: strict),
    // A program beside the package: it sees what is public, nothing else.
    .testTarget(
      name: "ClientTests",
      dependencies: ["ShapeShift", "ShapeShiftDocuments", "DocumentModel", "DocumentViews"]
        + exported,
      packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "ShapeShiftTestingTests",
      dependencies: [
        "ShapeShiftTesting", "ShapeShiftDocuments", "ShapeShift", "TestSupport",
      ] + exported,
      swiftSettings: strict),
    .testTarget(
      name: "ShapeShiftCLITests",
      dependencies: [
        "ShapeShiftCLI", "ShapeShiftDocuments", "DocumentModel", "DocumentViews", "FileStorage",
        "ImageCoding", "InputModel", "VectorGraphics", "TestSupport",
      ],
      exclude: ["Faults", "Templates"], swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ShapeShiftCLI", "ShapeShiftDocuments", "ShapeShift", "DocumentViews", "DocumentModel",
        "SnapshotDiff", "ImageCoding", "CairoBackend", "SVGBackend", "LottieBackend", "SVGReading",
        "PDFReading", "AssetCatalogs", "MacroSyntax", "TestSupport",
      ] + exported,
      resources: [.copy("Corpora"), .copy("Scenes")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Names that are Apple's elsewhere: source that imports them compiles on Linux as it stands.
#if os(Linux)
package.products += [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "Charts", targets: ["Charts"]),
  .library(name: "UIKit", targets: ["UIKit"]),
  .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
  .library(name: "QuartzCore", targets: ["QuartzCore"]),
  .library(name: "SwiftData", targets: ["SwiftData"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "WidgetKit", targets: ["WidgetKit"]),
  .library(name: "AppIntents", targets: ["AppIntents"]),
  .library(name: "ActivityKit", targets: ["ActivityKit"]),
]
package.targets += [
  .target(
    name: "SwiftUI", dependencies: ["ShapeShift", "CoreGraphics", "UIKit"] + exported,
    swiftSettings: safe),
  .target(
    name: "CoreGraphics",
    dependencies: ["IntegerConversion", "ShapeShift", "_Testing_CoreGraphics"] + exported,
    swiftSettings: safe),
  .target(
    name: "UIKit",
    dependencies: ["IntegerConversion", "ShapeShift", "CoreGraphics", "_Testing_UIKit"] + exported,
    swiftSettings: safe),
  // So that tests can import SwiftUI beside Testing.
  .target(name: "_Testing_CoreGraphics", swiftSettings: safe),
  .target(name: "_Testing_UIKit", swiftSettings: safe),
  // What the host of Swift files is linked with, and nothing else.
  .target(name: "CHostProgram", dependencies: ["CTasks"]),
  .target(
    name: "HostProgram", dependencies: ["CHostProgram", "ShapeShiftDocuments", "ValueStreams"],
    swiftSettings: safe),
  .target(name: "Combine", dependencies: ["ShapeShift"] + exported, swiftSettings: safe),
  .target(name: "QuartzCore", dependencies: ["UIKit"] + exported, swiftSettings: safe),
  .target(
    name: "UniformTypeIdentifiers", dependencies: ["ShapeShift"] + exported, swiftSettings: safe),
  // What Swift files that are drawn get for `import os`: a module of that name would be taken for the system's.
  .target(name: "ShapeShiftLogging", swiftSettings: safe),
  .target(
    name: "SwiftData",
    dependencies: ["ShapeShift", "ShapeShiftMacros"] + exported,
    swiftSettings: safe),
  .target(name: "AppIntents", dependencies: ["ShapeShift"] + exported, swiftSettings: safe),
  .target(name: "ActivityKit", dependencies: ["ShapeShift"] + exported, swiftSettings: safe),
  .target(
    name: "WidgetKit",
    dependencies: ["ShapeShift", "ShapeShiftMacros", "AppIntents", "ActivityKit"] + exported,
    swiftSettings: safe),
  .target(name: "Charts", dependencies: ["ChartViews"] + exported, swiftSettings: safe),
  .executableTarget(
    name: "shapeshift-gallery", dependencies: ["SwiftUI", "Charts", "ChartViews"] + exported,
    path: "Sources/Examples"),
  .testTarget(
    name: "SourceCompatibilityTests",
    dependencies: [
      "ShapeShift", "SwiftUI", "Combine", "Charts", "ChartViews", "QuartzCore",
      "SwiftData", "ShapeShiftTesting", "UniformTypeIdentifiers", "UIKit",
      "CoreGraphics", "WidgetKit", "AppIntents", "ActivityKit",
    ] + exported),
  // Without the plugin, which would compile what it needs a second time; Scripts/test-as-dependency uses it.
  .testTarget(
    name: "GeneratedAssetsTests", dependencies: ["SwiftUI", "AssetCatalogs"] + exported,
    resources: [.process("Assets.xcassets")]),
  // Code of its time, in the language of its time.
  .testTarget(
    name: "SeedTests", dependencies: ["ShapeShift", "SwiftUI", "Combine"] + exported,
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "GalleryTests",
    dependencies: ["shapeshift-gallery", "ShapeShiftTesting", "ShapeShift", "TestSupport"]
      + exported),
]
#endif

// `make fuzz` builds with sanitizers: no more than it runs.
if Context.environment["SHAPESHIFT_FUZZ"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "FuzzTests" }
  package.targets.removeAll { $0.name == "shapeshift-gallery" }
}
