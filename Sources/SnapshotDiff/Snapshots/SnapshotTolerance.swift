/// What may differ between a picture and its reference.
package struct SnapshotTolerance: Sendable, Hashable {
  /// How pixels are compared.
  package var comparison: PictureComparison
  /// How many pixels may differ where the drawing is the same.
  package var allowedDrift: Int

  package init(
    _ comparison: PictureComparison = PictureComparison(), allowedDrift: Int = 0
  ) {
    self.comparison = comparison
    self.allowedDrift = allowedDrift
  }
}
