/// The position of a document in its history.
struct StorePresent {
  var head: Int
  /// The steps that redo goes from there, the next one last.
  var redo: [Int]
  var value: JSONValue
}
