import Foundation
import TestSupport
import Testing
import VectorGeometry
import ViewLayout

/// A measured layout: a tree of views and the frames that SwiftUI gave them.
struct LayoutCase: Sendable, CustomStringConvertible {
  let id: String
  let tree: CaseValue
  let proposal: ProposedViewSize
  let host: CGSize?
  let expected: [String: [Double]]
  let tolerance: Double

  var description: String { id }

  init(_ json: CaseValue) throws {
    id = try #require(json["id"]?.string)
    tree = try #require(json["tree"], "\(id) has no tree")
    let size = try #require(json["proposal"]?.array, "\(id) has no proposal")
    try #require(size.count == 2)
    let expected = try #require(json["expected"]?.object, "\(id) expects no frames")
    proposal = ProposedViewSize(width: size[0].length, height: size[1].length)
    let host = json["center_in"]?.array ?? []
    self.host =
      host.count == 2 ? CGSize(width: host[0].length ?? 0, height: host[1].length ?? 0) : nil
    self.expected = expected.mapValues { $0.array?.compactMap(\.length).map(Double.init) ?? [] }
    tolerance = json["tolerance"]?.length.map { Double($0) } ?? 0
  }

  /// The cases with a tree.
  static func load() throws -> [LayoutCase] {
    try CaseValue.all(in: "layout_cases", of: .module).filter { $0["tree"] != nil }
      .map { try LayoutCase($0) }
  }

  /// Numbers that were measured without a tree; nil stands for a length that is not given.
  struct Numbers: Sendable, CustomStringConvertible {
    let id: String
    let expected: [Double?]
    let tolerance: Double

    var description: String { id }
  }

  /// All other cases: none of the file is left out.
  static func numbers() throws -> [Numbers] {
    try CaseValue.all(in: "layout_cases", of: .module).filter { $0["tree"] == nil }.map { json in
      Numbers(
        id: try #require(json["id"]?.string),
        expected: try #require(json["expected"]?.array).map(\.number),
        tolerance: try #require(json["tolerance"]?.number))
    }
  }

  /// The frames of the views with an id, and that of the whole as `root`.
  func frames() -> [String: CGRect] {
    let root = LayoutCaseBuilder.element(tree, stackAxis: nil)
    let size = root.sizeThatFits(proposal)
    let free = host.map { CGSize(width: $0.width - size.width, height: $0.height - size.height) }
    root.layOut(
      at: CGPoint(x: (free?.width ?? 0) / 2, y: (free?.height ?? 0) / 2), proposal: proposal)
    let named = root.all.compactMap { element in element.id.map { ($0, element.frame) } }
    return Dictionary(named) { first, _ in first }
      .merging(["root": root.frame]) { inner, _ in inner }
  }
}
