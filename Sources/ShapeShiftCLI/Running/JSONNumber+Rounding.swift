import DocumentModel

extension JSONNumber {
  /// A finite number rounded to a multiple of 1 / `parts`; a number too large to be rounded stays as it is.
  init(_ value: Double, roundedTo parts: Double) {
    let rounded = (value * parts).rounded() / parts
    self.init(rounded.isFinite ? rounded : value)
  }
}
