import Foundation
import IntegerConversion
import Testing

@Suite struct FixedWidthIntegerClampingTests {
  @Test func `Clamping drops the fraction and stops at the representable limits`() {
    #expect(Int(clamping: 2.9) == 2)
    #expect(Int(clamping: -2.9) == -2)
    #expect(Int(clamping: CGFloat(12.5)) == 12)
    #expect(Int(clamping: Float(12.5)) == 12)
    #expect(Int(clamping: 0x1p63) == .max)
    #expect(Int(clamping: -0x1p64) == .min)
    #expect(Int32(clamping: 1e300) == .max)
    #expect(Int32(clamping: -Double.infinity) == .min)
    #expect(UInt8(clamping: -0.5) == 0)
    #expect(UInt8(clamping: -7.0) == 0)
    #expect(UInt8(clamping: 255.9) == 255)
    #expect(UInt64(clamping: 0x1p63) == 1 << 63)
    #expect(UInt64(clamping: 0x1p64) == .max)
    #expect(UInt64(clamping: -1e300) == 0)
  }

  @Test func `NaN is clamped to zero`() {
    #expect(Int(clamping: Double.nan) == 0)
    #expect(UInt32(clamping: Float.nan) == 0)
    #expect(Int(clamping: -CGFloat.nan) == 0)
  }

  @Test func `Clamping to a range stops at its bounds, and NaN counts as zero`() {
    #expect(Int(clamping: 7.5, to: 1...10) == 7)
    #expect(Int(clamping: 1e308, to: 1...10) == 10)
    #expect(Int(clamping: -Double.infinity, to: 1...10) == 1)
    #expect(Int(clamping: Double.nan, to: 1...10) == 1)
    #expect(Int(clamping: Double.nan, to: -5 ... -2) == -2)
    #expect(UInt32(clamping: CGFloat(300), to: 0...255) == 255)
  }
}
