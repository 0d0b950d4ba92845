/// Conversions of floating-point numbers to integers for values that come from documents, files and users' code.
extension FixedWidthInteger {
  /// Creates the integer part of a number, or the nearest representable integer; NaN becomes 0.
  @inlinable package init<Value: BinaryFloatingPoint>(clamping value: Value) {
    if let whole = Int64(exactly: Double(value).rounded(.towardZero)) {
      self.init(clamping: whole)
    } else {
      self = Self(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
    }
  }

  /// Creates the integer part of a number, or the nearest integer in a range; NaN counts as 0.
  @inlinable package init<Value: BinaryFloatingPoint>(
    clamping value: Value, to range: ClosedRange<Self>
  ) {
    self = Swift.min(Swift.max(Self(clamping: value), range.lowerBound), range.upperBound)
  }
}
