// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who uses ShapeShift as a library never fetches a web server. It knows nothing of
// ShapeShift either: it passes messages on between pages and the engine, which is the command itself.
let package = Package(
  name: "ShapeShiftStudio",
  products: [.executable(name: "shapeshift-studio", targets: ["shapeshift-studio"])],
  dependencies: [.package(url: "https://github.com/apple/swift-nio", exact: "2.101.2")],
  targets: [
    .executableTarget(
      name: "shapeshift-studio",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Sources/StudioGateway",
      // The page is part of the program, which has no folder of resources beside it.
      resources: [.embedInCode("Resources")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
