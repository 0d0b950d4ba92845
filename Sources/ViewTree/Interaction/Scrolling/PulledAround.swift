/// What moves around scrolled content, up and down, by the same finger: a sheet.
package struct PulledAround: Equatable {
  /// Whether a finger that goes up makes it larger before the content scrolls.
  let growsFirst: Bool

  package init(growsFirst: Bool) { self.growsFirst = growsFirst }
}

private enum PulledAroundKey: EnvironmentKey {
  static var defaultValue: PulledAround? { nil }
}

extension EnvironmentValues {
  /// What is around scrolled content and moves by the same finger; nil where nothing is.
  package var pulledAround: PulledAround? {
    get { self[PulledAroundKey.self] }
    set { self[PulledAroundKey.self] = newValue }
  }
}
