extension AccessibilityTree {
  /// A line for each element, those inside further in.
  package var text: String { elements.map { $0.lines(indent: "") }.joined() }
}

extension AccessibilityElement {
  fileprivate func lines(indent: String) -> String {
    var line = indent + (role?.rawValue ?? "view")
    if !name.isEmpty { line += " \"\(name)\"" }
    if let value { line += " = \"\(value)\"" }
    if let identifier { line += " #\(identifier)" }
    if !isEnabled { line += " (disabled)" }
    line += " \(frame.numbers)\n"
    return line + children.map { $0.lines(indent: indent + "  ") }.joined()
  }
}
