// swift-tools-version: 6.2

import PackageDescription

/// The identity that the main package has here: SwiftPM derives it from the name of its folder.
let mainPackage = String(
  Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "shapeshift")

// A package of its own, so that who uses ShapeShift as a library never fetches a web server.
let package = Package(
  name: "CardServer",
  dependencies: [
    .package(path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "CardServer",
      dependencies: [
        .product(name: "ShapeShiftDocuments", package: mainPackage),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      resources: [.embedInCode("Resources")])
  ],
  swiftLanguageModes: [.v6]
)
