/// The boxes that stand around those of the views inside, one around each.
struct OutputWrappers {
  private typealias Pair = (inner: LayoutBox, wrapper: LayoutBox)

  /// The first, apart: nearly every view has one box, which needs no list.
  private var first: Pair?
  private var others: [Pair] = []

  /// Whether nothing is wrapped.
  var isEmpty: Bool { first == nil }

  /// All wrappers, in order.
  var all: [LayoutBox] {
    guard let first else { return [] }
    return [first.wrapper] + others.map(\.wrapper)
  }

  /// Puts wrappers in the places of boxes.
  ///
  /// - Parameters:
  ///   - outputs: The boxes; they are replaced in place.
  ///   - start: The first that is to be wrapped.
  ///   - wrap: Gives what stands around a box; also gets what stood around it the last time. Nil for the
  ///     box alone.
  mutating func wrap(
    _ outputs: inout [LayoutBox], from start: Int, by wrap: (LayoutBox, LayoutBox?) -> LayoutBox?
  ) {
    let known = self
    let index = known.others.isEmpty ? [:] : known.index
    self = OutputWrappers()
    for place in start..<outputs.count {
      let box = outputs[place]
      let before = box === known.first?.inner ? known.first?.wrapper : index[ObjectIdentifier(box)]
      guard let wrapper = wrap(box, before) else { continue }
      outputs[place] = wrapper
      if first == nil { first = (box, wrapper) } else { others.append((box, wrapper)) }
    }
  }

  /// What stands around the boxes after the first.
  private var index: [ObjectIdentifier: LayoutBox] {
    Dictionary(others.map { (ObjectIdentifier($0.inner), $0.wrapper) }, uniquingKeysWith: { $1 })
  }
}
