import Foundation
import ImageCoding
import Testing

@testable import ShapeShiftCLI

@Suite("Frameworks that draw nothing", .serialized)
struct SwiftFrameworksTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Frameworks")

  private func names() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    try #require(names.contains("MapKit"))
    return names
  }

  @Test("Compatibility.md names every framework")
  func documented() throws {
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent("../../Docs/Compatibility.md").standardized,
      encoding: .utf8)
    for name in try names() { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test("Every framework compiles, and all of them can be imported together")
  func all() throws {
    let names = try names()
    let imports = (["SwiftUI"] + names).map { "import \($0)\n" }.joined()
    try workspace.write(
      imports + "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 4, height: 4) }\n",
      to: "All.swift")
    let outcome = try workspace.run("render", "All.swift", "-o", "all.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(!outcome.messages.contains("warning"), "\(outcome.messages)")
  }

  @Test("A view of a framework is a placeholder with its name, and is reported once")
  func placeholder() throws {
    try workspace.write(
      """
      import AVKit
      import MapKit
      import SafariServices
      import SwiftUI
      import WebKit

      // The framework does not declare this conformance, so that programs can.
      extension CLLocationCoordinate2D: @retroactive Equatable {
        public static func == (a: Self, b: Self) -> Bool { a.latitude == b.latitude }
      }
      struct Spot: Identifiable {
        let id: Int
        var place: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 50, longitude: 8) }
      }
      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      struct Browser: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> SFSafariViewController {
          SFSafariViewController(url: URL(fileURLWithPath: "/"))
        }
        func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
      }
      struct Trip: View {
        @State private var position = MapCameraPosition.automatic
        let spots = [Spot(id: 1), Spot(id: 2)]
        var body: some View {
          VStack(spacing: 0) {
            Map(position: $position) {
              ForEach(spots) { spot in
                Marker("\\(spot.id)", coordinate: spot.place).tint(.red)
                Annotation("Here", coordinate: spot.place) { Circle() }
              }
              if spots[0].place == spots[1].place { UserAnnotation() }
            }
            .mapStyle(.hybrid)
            Map()
            VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/")))
            Page()
            Browser()
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 80, height: 100)) { Trip() }
      """, to: "Trip.swift")
    let outcome = try workspace.run("render", "Trip.swift", "-o", "a.svg", "--text", "embed")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let views = [
      "Map of MapKit", "VideoPlayer of AVKit", "WKWebView of WebKit",
      "SFSafariViewController of SafariServices",
    ]
    let warnings = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("warning") }
    #expect(warnings.count == views.count, "\(outcome.messages)")
    let svg = try workspace.text("a.svg")
    for view in views {
      #expect(
        warnings.filter {
          $0.hasSuffix("\(view) can't be drawn; a labeled placeholder is drawn")
        }.count == 1, "\(view): \(outcome.messages)")
      let name = view.prefix { $0 != " " }
      #expect(svg.contains(">\(name)<"), "\(name)")
    }
  }

  @Test("Locations, cameras, notifications and stores return the results of a device without them")
  func answers() throws {
    try workspace.write(
      """
      import AVFoundation
      import CoreHaptics
      import CoreMotion
      import LocalAuthentication
      import MapKit
      import StoreKit
      import SwiftUI
      import UserNotifications

      struct Facts: View {
        @State private var facts = ""
        var body: some View {
          Text(facts).frame(width: 300).task {
            let products = (try? await Product.products(for: ["a"]))?.count ?? -1
            var verified = 0
            for await _ in StoreKit.Transaction.currentEntitlements { verified += 1 }
            let settings = await UNUserNotificationCenter.current().notificationSettings()
            let known = (try? await LAContext().evaluatePolicy(
              .deviceOwnerAuthentication, localizedReason: "")) ?? false
            facts = [
              "\\(CLLocationManager().authorizationStatus == .notDetermined)",
              "\\(AVCaptureDevice.default(for: .video) == nil)",
              "\\(CMMotionManager().isDeviceMotionAvailable)",
              "\\(CHHapticEngine.capabilitiesForHardware().supportsHaptics)",
              "\\(settings.authorizationStatus == .denied)",
              "\\(known)", "\\(products)", "\\(verified)",
              "\\(MKCoordinateRegion(center: .init(), span: .init()).span.latitudeDelta)",
              "\\(CMTimeMake(value: 3, timescale: 2).seconds)",
            ].joined(separator: ",")
          }
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Facts() }
      """, to: "Facts.swift")
    let outcome = try workspace.run("render", "Facts.swift", "-o", "a.svg", "--text", "embed")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(
      try workspace.text("a.svg").contains(
        "true,true,false,false,true,false,0,0,0.0,1.5"), "\(outcome.messages)")
  }

  @Test("simd computes matrices, vectors and quaternions")
  func linearAlgebra() throws {
    // A 3-4-5 triangle, a rotation by a right angle about z, and a matrix with determinant 6.
    try workspace.write(
      """
      import SwiftUI
      import simd

      let a = simd_float3(3, 4, 0)
      let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
      let turned = simd_double4x4(turn) * SIMD4(1, 0, 0, 1)
      let scale = simd_float3x3(diagonal: [1, 2, 3])
      let sheared = simd_float2x2(columns: ([2, 1], [4, 3]))
      let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), turn, 0.5)
      func text(_ x: Double) -> String { x.formatted(.number.precision(.fractionLength(3))) }
      let facts: [String] = [
        "\\(length(a))", "\\(distance(a, .zero))", "\\(normalize(a).y)", "\\(dot(a, a))",
        "\\(cross(simd_float3(1, 0, 0), [0, 1, 0]).z)", "\\(mix(a, .zero, t: 0.5).x)",
        "\\(clamp(a, min: 0, max: 3.5).y)", "\\(simd_clamp(5.0, 0, 1))",
        text(turned.x), text(turned.y), "\\(scale.determinant)", "\\(scale.inverse[1][1])",
        "\\((sheared * sheared.inverse)[0][0])", "\\(sheared.transpose[0, 1])",
        text(half.angle), text(simd_quatd(simd_double3x3(turn)).angle),
        text(turn.act([0, 1, 0]).x), text(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).angle),
        "\\(simd_double3x3(diagonal: [0, 1, 1]).determinant)",
      ]
      #Preview(traits: .sizeThatFitsLayout) { Text(facts.joined(separator: ",")).fixedSize() }
      """, to: "Algebra.swift")
    let outcome = try workspace.run("render", "Algebra.swift", "-o", "a.svg", "--text", "embed")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let facts =
      "5.0,5.0,0.8,25.0,1.0,1.5,3.5,1.0,0.000,1.000,6.0,0.5,1.0,4.0,0.785,1.571,-1.000,1.571,0.0"
    #expect(try workspace.text("a.svg").contains(facts), "\(outcome.messages)")
  }

  @Test("Code under `#if canImport` of a framework keeps its alternative")
  func alternative() throws {
    try workspace.write(
      """
      import SwiftUI
      #if canImport(WebKit)
      import WebKit
      let size = 9.0
      #else
      let size = 4.0
      #endif
      #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: size, height: size) }
      """, to: "Page.swift")
    let outcome = try workspace.run("render", "Page.swift", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let header = try PNGHeader(try workspace.bytes("a.png"))
    #expect(header.width == 4 && header.height == 4)
  }

  @Test("A target of a package takes precedence over a framework of its name")
  func ownModule() throws {
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "trip",
        targets: [.target(name: "Network"), .target(name: "Cards", dependencies: ["Network"])])
      """, to: "trip/Package.swift")
    try workspace.write(
      "public let width = 5.0\n", to: "trip/Sources/Network/Link.swift")
    try workspace.write(
      """
      import Network
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: width, height: width) }
      """, to: "trip/Sources/Cards/Card.swift")
    let outcome = try workspace.run("render", "trip", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let header = try PNGHeader(try workspace.bytes("a.png"))
    #expect(header.width == 5 && header.height == 5)
  }
}
