import Foundation
import TestSupport
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

  init?(_ json: CaseValue) {
    guard let id = json["id"]?.string, let tree = json["tree"], let size = json["proposal"]?.array,
      size.count == 2, case .object(let expected) = json["expected"]
    else { return nil }
    self.id = id
    self.tree = tree
    proposal = ProposedViewSize(width: size[0].length, height: size[1].length)
    let host = json["center_in"]?.array ?? []
    self.host =
      host.count == 2 ? CGSize(width: host[0].length ?? 0, height: host[1].length ?? 0) : nil
    self.expected = expected.mapValues { $0.array?.compactMap(\.length).map(Double.init) ?? [] }
    tolerance = json["tolerance"]?.length.map { Double($0) } ?? 0
  }

  static func load() throws -> [LayoutCase] {
    try CaseValue.all(in: "layout_cases", of: .module).compactMap { LayoutCase($0) }
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
