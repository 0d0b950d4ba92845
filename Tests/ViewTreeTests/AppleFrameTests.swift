import Foundation
import TestSupport
import Testing
import VectorGeometry
import ViewLayout

@testable import ViewTree

/// Frames and paths that Apple's SwiftUI reports; `Resources/apple_frames.json` names the source.
@MainActor
@Suite struct AppleFrameTests {
  /// The boards whose frames are not all Apple's yet, and the reason.
  private static let pending = [
    "ios/scroll-position": "rows that were made stay when they are scrolled out of the window"
  ]

  private static func document() throws -> CaseValue {
    let url = try #require(
      Bundle.module.url(forResource: "Resources/apple_frames", withExtension: "json"))
    return try JSONDecoder().decode(CaseValue.self, from: Data(contentsOf: url))
  }

  @Test func `All boards and paths of the file have their Swift here`() throws {
    let document = try Self.document()
    let boards = document["frames"]?.array?.compactMap { $0["name"]?.string }
    #expect(boards?.sorted() == AppleBoard.all.map(\.name).sorted())
    #expect(Set(Self.pending.keys).isSubset(of: AppleBoard.all.map(\.name)))
    let paths = document["paths"]?.array?.compactMap { $0["name"]?.string }
    #expect(paths?.sorted() == ApplePath.all.map(\.name).sorted())
  }

  @Test(arguments: AppleBoard.all)
  func `Frames are those of Apple's SwiftUI`(board: AppleBoard) throws {
    let document = try Self.document()
    let tolerance = try #require(document["tolerance"]?.number)
    let entry = document["frames"]?.array?.first { $0["name"]?.string == board.name }
    let expected = try #require(entry?["expected"]?.object)
    let marks = try board.marks()
    #expect(marks.count == expected.count)
    func compare() throws {
      for (change, marks) in marks.enumerated() {
        let step = try #require(
          expected[change == 0 ? board.name : "\(board.name)#\(change)"], "change \(change)")
        compareMarks(marks, with: step, tolerance, "change \(change)")
      }
    }
    guard let reason = Self.pending[board.name] else { return try compare() }
    withKnownIssue(Comment(rawValue: reason)) { try compare() }
  }

  private func compareMarks(
    _ marks: [String: CGRect], with step: CaseValue, _ tolerance: Double, _ comment: Comment
  ) {
    let frames = step["frames"]?.object ?? [:]
    #expect(!frames.isEmpty, comment)
    for (name, value) in frames.sorted(by: { $0.key < $1.key }) {
      let numbers = value.array?.compactMap(\.number) ?? []
      let frame = marks[name]
      let own = frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) } ?? []
      #expect(
        own.count == 4 && numbers.count == 4
          && zip(own, numbers).allSatisfy { abs($0 - $1) <= tolerance },
        "\(comment), \(name): \(own), expected \(numbers)")
    }
    if step["exact"] != nil { #expect(Set(marks.keys) == Set(frames.keys), comment) }
  }

  @Test(arguments: ApplePath.all)
  func `Paths are those of Apple's SwiftUI`(path: ApplePath) throws {
    let entry = try Self.document()["paths"]?.array?.first { $0["name"]?.string == path.name }
    let expected = try #require(entry?["description"]?.string)
    let own = path.make()
    switch path.comparison {
    case .text: #expect(own.description == " " + expected)
    case .points(let tolerance):
      let other = try #require(Path(expected))
      try #require(own.elements.count == other.elements.count)
      for (a, b) in zip(own.elements, other.elements) {
        expectNear(a.end ?? .zero, b.end ?? .zero, tolerance: tolerance)
      }
    case .bounds:
      let bounds = try #require(Path(expected)).boundingRect
      expectNear(own.boundingRect, bounds, tolerance: 0.01)
    }
  }
}

/// A path with the description that Apple's SwiftUI gives it.
struct ApplePath: Sendable {
  let name: String
  var comparison = Comparison.text
  let make: @Sendable () -> Path

  /// The parts of a path that are compared.
  enum Comparison: Sendable {
    case text
    /// The ends of the steps: Apple measures lengths along curves approximately.
    case points(tolerance: CGFloat)
    /// The bounds: outlines of strokes have several forms.
    case bounds
  }

  private static let wide = CGRect(x: 0, y: 0, width: 100, height: 60)
  private static let radii = RectangleCornerRadii(
    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  static let all = [
    ApplePath(name: "capsule-tall") {
      Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80))
    },
    ApplePath(name: "inset-capsule-5") { Capsule().inset(by: 5).path(in: wide) },
    ApplePath(name: "rounded-continuous-40-clamped") {
      RoundedRectangle(cornerRadius: 40).path(in: wide)
    },
    ApplePath(name: "arc-0-360") { arc(clockwise: false) },
    ApplePath(name: "arc-cw-0-360") { arc(clockwise: true) },
    ApplePath(name: "inset-uneven-5") {
      UnevenRoundedRectangle(cornerRadii: radii).inset(by: 5).path(in: wide)
    },
    ApplePath(name: "stroked-triangle-round", comparison: .bounds) {
      Path {
        $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
        $0.closeSubpath()
      }.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    },
    ApplePath(name: "trim-circle-0.2-0.8", comparison: .points(tolerance: 0.05)) {
      Circle().trim(from: 0.2, to: 0.8).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    },
    ApplePath(name: "uneven-circular") {
      UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: wide)
    },
  ]

  private static func arc(clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(360),
        clockwise: clockwise)
    }
  }
}
