import DocumentModel
import Foundation
import VectorGraphics
import ViewTree

/// A value of a control, and the place of the document that it is of; without one it never changes.
struct Bound<Value: Sendable>: Sendable {
  /// The value as the view is made.
  let value: Value
  /// Where it stands in the document.
  let place: JSONPointer?
  /// Whether what a control writes can be taken back.
  let registersUndo: Bool
  fileprivate let read: @Sendable (JSONValue) -> Value?
  fileprivate let write: @Sendable (Value) -> JSONValue

  /// The value, or another one where it stands.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Bound<Other> {
    let (read, write) = (read, write)
    return Bound<Other>(
      value: transform(value), place: place, registersUndo: registersUndo,
      read: { read($0).map(transform) }, write: { write(back($0)) })
  }

  /// A control with a binding to the value.
  @MainActor
  func control(
    isTyped: Bool = false, _ make: @escaping @MainActor (Binding<Value>) -> AnyView
  ) -> AnyView {
    edited(isTyped: isTyped) { binding, _ in make(binding) }
  }

  /// A control with a binding to the value, and what it tells when an edit begins and ends.
  ///
  /// - Parameter isTyped: Whether what is written one after the other is one step of the history.
  @MainActor
  func edited(
    isTyped: Bool = false,
    _ make: @escaping @MainActor (Binding<Value>, @escaping @MainActor (Bool) -> Void) -> AnyView
  ) -> AnyView {
    guard place != nil else { return make(.constant(value), { _ in }) }
    return AnyView(BoundControl(bound: self, isTyped: isTyped, make: make))
  }
}

/// A control that shows a value of the document and writes it.
private struct BoundControl<Value: Sendable>: View {
  @Environment(\.documentPlayer) private var player
  let bound: Bound<Value>
  let isTyped: Bool
  let make: @MainActor (Binding<Value>, @escaping @MainActor (Bool) -> Void) -> AnyView

  var body: some View {
    let (bound, isTyped, player) = (bound, isTyped, player)
    let binding = Binding<Value> {
      guard let player, let place = bound.place else { return bound.value }
      return MainActor.assumeIsolated { player.value(at: place) }.flatMap(bound.read) ?? bound.value
    } set: { value in
      guard let player, let place = bound.place else { return }
      let written = bound.write(value)
      MainActor.assumeIsolated {
        player.write(written, at: place, isTyped: isTyped, registersUndo: bound.registersUndo)
      }
    }
    make(binding) { player?.edit($0) }
  }
}

extension ValueType {
  /// A value, or the place of one in the document that a control shows and writes.
  static func bound<Inner>(
    _ inner: ValueType<Inner>, write: @escaping @Sendable (Inner) -> JSONValue
  ) -> ValueType where Value == Bound<Inner> {
    let read: @Sendable (JSONValue) -> Inner? = { value in
      let node = JSONNode(value, source: SourceText(name: "value", bytes: []), range: 0..<0)
      return inner.decode(node, DocumentDecoder())
    }
    return ValueType(
      inner.info.name + ", or a binding",
      schema: ["anyOf": [inner.info.literalSchema, ["$ref": "#/$defs/binding"]]],
      examples: inner.info.examples,
      matches: NodeTest { inner.info.matches.accepts($0) || $0.isBinding }
    ) { node, decoder in
      guard node.isBinding else {
        return inner.decode(node, decoder).map {
          Bound(value: $0, place: nil, registersUndo: true, read: read, write: write)
        }
      }
      guard let target = decoder.bound(node), let pointer = target.pointer else { return nil }
      let value = decoder.at(.pointer(pointer)) { inner.decode(target.node, decoder) }
      return value.map {
        Bound(
          value: $0, place: pointer, registersUndo: node["registersUndo"]?.bool ?? true, read: read,
          write: write)
      }
    }
  }
}

extension ValueType where Value == Bound<Bool> {
  static let boundBool = ValueType.bound(.bool) { .bool($0) }
}

extension ValueType where Value == Bound<Double> {
  static let boundNumber = ValueType.bound(.number) { .number(JSONNumber($0)) }
}

extension ValueType where Value == Bound<String> {
  static let boundString = ValueType.bound(.string) { .string($0) }
}

extension Bound<String> {
  /// The text where there may be none: none is written as an empty one.
  var optional: Bound<String?> {
    map {
      $0
    } back: {
      $0 ?? ""
    }
  }
}

extension ValueType where Value == Bound<Date> {
  static let boundDate = ValueType.bound(.date) { .string($0.formatted(.iso8601)) }
}

extension ValueType where Value == Bound<Color> {
  /// A color, which is written as `#RRGGBBAA`.
  static let boundColor = ValueType.bound(.color) {
    .string($0.resolve(in: EnvironmentValues()).description)
  }
}

extension JSONNode {
  /// Whether the node is an object with the key `$bind`.
  var isBinding: Bool { members?.contains { $0.key == "$bind" } ?? false }
}
