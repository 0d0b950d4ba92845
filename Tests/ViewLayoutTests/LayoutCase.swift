import Foundation
import VectorGeometry
import ViewLayout

/// A measured layout: a tree of views and the frames that SwiftUI gave them.
struct LayoutCase: Sendable, CustomStringConvertible {
  let id: String
  let tree: JSONValue
  let proposal: ProposedViewSize
  let host: CGSize?
  let expected: [String: [Double]]
  let tolerance: Double

  var description: String { id }

  init?(_ json: JSONValue) {
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
    let url = Bundle.module.url(forResource: "Resources/layout_cases", withExtension: "json")
    let data = try Data(contentsOf: url ?? URL(filePath: "missing layout_cases.json"))
    let cases = try JSONDecoder().decode([JSONValue].self, from: data)
    return cases.compactMap { LayoutCase($0) }
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

/// Any JSON.
enum JSONValue: Decodable, Sendable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// A number; a billion and more stand for infinity.
  var length: CGFloat? {
    guard case .number(let number) = self else { return nil }
    return number >= 1e9 ? .infinity : CGFloat(number)
  }
}
