/// Numbers as people write them.
enum NumberText {
  /// The number without a decimal point if it is whole.
  static func shortest(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
