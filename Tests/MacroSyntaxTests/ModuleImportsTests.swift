import MacroSyntax
import Testing

@Suite("Imports of a Swift file")
struct ModuleImportsTests {
  @Test(
    "Attributes, access levels and kinds of declarations may surround the name of a module",
    arguments: [
      ("import MapKit", ["MapKit"]),
      ("  import\tMapKit // maps", ["MapKit"]),
      ("import MapKit\r\nimport AVKit\r\n", ["AVKit", "MapKit"]),
      ("@preconcurrency import AVFoundation;import UIKit", ["AVFoundation"]),
      ("@testable public import struct MapKit.MKMapPoint", ["MapKit"]),
      ("import CoreImage.CIFilterBuiltins", ["CoreImage"]),
      ("let text = \"import MapKit\"", []),
      ("func a() { } // import MapKit", []),
      ("importer MapKit", []),
    ])
  func forms(source: String, names: [String]) {
    #expect(ModuleImports(source).names.sorted() == names)
  }

  @Test("An import is omitted only under `#if canImport` of its module")
  func alternatives() {
    let source = """
      #if canImport(WebKit)
      import WebKit
      #elseif os(iOS)
      import SafariServices
      #endif
      #if DEBUG && canImport(UIKit)
      import MapKit
        #if canImport(CoreMotion)
      import CoreMotion
        #else
      import CoreHaptics
        #endif
      #endif
      import StoreKit
      """
    #expect(
      ModuleImports(source).names == ["SafariServices", "MapKit", "CoreHaptics", "StoreKit"])
  }
}
