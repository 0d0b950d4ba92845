package import Foundation

// The initializers without a label end the program on NaN, on infinities and on numbers out of range. These
// declarations take their place in every file that imports this module, so that a use of one does not compile:
// it is deprecated for Double and Float, and ambiguous for CGFloat, whose initializers Foundation declares.
// Convert with `init(clamping:)`, `init(clamping:to:)` or `init(exactly:)` instead.

extension Int {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension Int8 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension Int16 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension Int32 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension Int64 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension UInt {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension UInt8 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension UInt16 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension UInt32 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}

extension UInt64 {
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "use init(clamping:) or init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
}
