import VectorGraphics

extension Bitmap {
  /// The share of pixels that differ by more than 8 of 255 in a component; 1 for another size.
  func differingShare(from other: Bitmap) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let count = zip(pixels, other.pixels).count { $0.differs(from: $1) }
    return Double(count) / Double(pixels.count)
  }
}

extension UInt32 {
  /// Whether a component differs by more than 8 from another pixel's.
  fileprivate func differs(from other: UInt32) -> Bool {
    guard self != other else { return false }
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.contains { shift in
      let (ours, others) = (self >> shift & 255, other >> shift & 255)
      return Swift.max(ours, others) - Swift.min(ours, others) > 8
    }
  }
}
