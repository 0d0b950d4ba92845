/// The boxes that stand around those of the views inside, one around each.
struct OutputWrappers<Box: LayoutBox> {
  private var pairs: [(inner: LayoutBox, wrapper: Box)] = []

  /// Whether nothing is wrapped.
  var isEmpty: Bool { pairs.isEmpty }

  /// All wrappers, in order.
  var all: some Sequence<Box> { pairs.lazy.map(\.wrapper) }

  /// Puts wrappers in the places of nodes.
  ///
  /// - Parameters:
  ///   - outputs: The nodes; they are replaced in place, since nearly every view has one.
  ///   - start: The first that is to be wrapped.
  ///   - wrap: Gives what stands around a node; also gets what stood around it the last time. Nil for the
  ///     node alone.
  mutating func wrap(
    _ outputs: inout [LayoutBox], from start: Int,
    by wrap: (LayoutBox, Box?) -> Box?
  ) {
    let known = wrappersByNode
    pairs = []
    for index in start..<outputs.count {
      let node = outputs[index]
      let before = known.isEmpty ? nil : known[ObjectIdentifier(node)]
      guard let wrapper = wrap(node, before) else { continue }
      outputs[index] = wrapper
      pairs.append((node, wrapper))
    }
  }

  private var wrappersByNode: [ObjectIdentifier: Box] {
    guard !pairs.isEmpty else { return [:] }
    return Dictionary(
      pairs.map { (ObjectIdentifier($0.inner), $0.wrapper) }, uniquingKeysWith: { $1 })
  }
}
