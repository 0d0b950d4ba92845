/// Something that a builder collects.
protocol BuilderElement {
  /// Where in the builder it stands: what tells it from others, whatever else is there or left out.
  var place: [Int] { get set }
}

extension Array where Element: BuilderElement {
  /// The elements of one statement of a builder, or of one of its branches.
  func inside(_ index: Int) -> [Element] {
    map { element in
      var element = element
      element.place.insert(index, at: 0)
      return element
    }
  }
}

extension Array {
  /// The elements of a builder's statements, one statement after the other.
  func inPlaces<Part: BuilderElement>() -> [Part] where Element == [Part] {
    enumerated().flatMap { $1.inside($0) }
  }
}
