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
      help = "render it with 'shapeshift render'"
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self.name = "YAML"
      help = "convert it to JSON, for example with yq -o json"
    } else if name.hasSuffix(".svg") {
      self.name = "SVG"
      help = "convert it to a document with 'shapeshift import'"
    } else if [".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"].contains(where: name.hasSuffix) {
      self.name = "an image"
      help = "write a document that shows it: {\"view\": \"Image\", \"path\": ...}"
    } else if name.hasSuffix(".xlsx") || name.hasSuffix(".ods") {
      self.name = "a spreadsheet"
      help = "export it as CSV"
    } else {
      return nil
    }
  }
}
