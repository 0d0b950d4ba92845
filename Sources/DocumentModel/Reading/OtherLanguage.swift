/// A language that is easily given in place of JSON.
struct OtherLanguage {
  let name: String
  /// What to do instead.
  let help: String

  /// The language that the end of a file's name stands for; `nil` for JSON and all others.
  init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".swift") {
      self.name = "Swift source"
      help = "draw it with \"shapeshift render\""
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self.name = "YAML"
      help = "convert it to JSON, for example with yq -o json"
    } else {
      return nil
    }
  }
}
