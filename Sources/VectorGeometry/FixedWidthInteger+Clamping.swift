extension FixedWidthInteger {
  /// The whole part of a number, or the nearest integer that there is to it; 0 for what is no number.
  ///
  /// Numbers that users give become integers in this way alone: the initialiser without a label ends the
  /// program where a number does not fit.
  package init<Value: BinaryFloatingPoint>(clamping value: Value) {
    if let whole = Self(exactly: value.rounded(.towardZero)) {
      self = whole
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
