import IntegerConversion
import VectorGraphics

/// At most 256 colors that replace all others.
package struct ColorPalette: Sendable, Equatable {
  /// The colors 0xRRGGBB.
  package let colors: [UInt32]
  /// The index of what is clear; nil if nothing is.
  package let clearIndex: Int?
  let labs: [SIMD3<Float>]

  /// The most frequent colors' palette: exact if they are few, else cut from OKLab.
  ///
  /// Source of the method: P. Heckbert, "Color image quantization for frame buffer display", 1982; the box with
  /// the greatest variance is cut at its mean, as by X. Wu, "Efficient statistical computations for optimal color
  /// quantization", 1991.
  package init(_ histogram: ColorHistogram, limit: Int = 256) {
    let room = histogram.hasClear ? limit - 1 : limit
    var entries = histogram.shares.map { key, share in Entry(key, share) }
    // Dictionaries have no order; pictures must.
    entries.sort { $0.key < $1.key }
    let exact = entries.map { $0.color }
    colors = exact.count <= room ? exact : Self.cut(entries, into: room)
    clearIndex = histogram.hasClear ? colors.count : nil
    labs = colors.map { Self.lab($0) }
  }

  /// A color of the histogram in OKLab.
  private struct Entry {
    var key: UInt32
    var color: UInt32
    var weight: Float
    var lab: SIMD3<Float>

    init(_ key: UInt32, _ share: ColorHistogram.Share) {
      self.key = key
      weight = Float(share.count)
      func mean(_ sum: Int) -> UInt32 { UInt32((sum + share.count / 2) / share.count) }
      color = mean(share.sum.x) << 16 | mean(share.sum.y) << 8 | mean(share.sum.z)
      lab = ColorPalette.lab(color)
    }
  }

  /// Some neighboring colors.
  private struct Box {
    var entries: ArraySlice<Entry>
    var mean = SIMD3<Float>(repeating: 0)
    /// The weighted squared deviations from the mean.
    var spread = SIMD3<Float>(repeating: 0)

    init(_ entries: ArraySlice<Entry>) {
      self.entries = entries
      var weight: Float = 0
      for entry in entries {
        mean += entry.lab * entry.weight
        weight += entry.weight
      }
      mean /= weight
      for entry in entries {
        let difference = entry.lab - mean
        spread += difference * difference * entry.weight
      }
    }

    var axis: Int { (0..<3).max { spread[$0] < spread[$1] } ?? 0 }
    var worth: Float { entries.count > 1 ? spread.max() : -1 }

    /// The two halves on both sides of the mean.
    func halves() -> (Box, Box) {
      let axis = axis
      let sorted = entries.sorted { ($0.lab[axis], $0.key) < ($1.lab[axis], $1.key) }
      let middle = sorted.firstIndex { $0.lab[axis] > mean[axis] } ?? sorted.count / 2
      let cut = min(max(middle, 1), sorted.count - 1)
      return (Box(sorted[..<cut]), Box(sorted[cut...]))
    }

    var color: UInt32 {
      let lab = Color.OKLab(lightness: Double(mean.x), a: Double(mean.y), b: Double(mean.z))
      let encoded = TransferFunction.encoded(lab.linear)
      func byte(_ value: Double) -> UInt32 {
        UInt32(clamping: (value * 255).rounded(), to: 0...255)
      }
      return byte(encoded.x) << 16 | byte(encoded.y) << 8 | byte(encoded.z)
    }
  }

  private static func cut(_ entries: [Entry], into count: Int) -> [UInt32] {
    var boxes = [Box(entries[...])]
    while boxes.count < count {
      let best = boxes.indices.max { boxes[$0].worth < boxes[$1].worth } ?? 0
      guard boxes[best].worth >= 0 else { break }
      let (one, other) = boxes[best].halves()
      boxes[best] = one
      boxes.append(other)
    }
    return boxes.map(\.color)
  }

  /// A color in OKLab, for distances.
  static func lab(_ color: UInt32) -> SIMD3<Float> {
    let linear = SIMD3(
      linearLight[Int(color >> 16 & 255)], linearLight[Int(color >> 8 & 255)],
      linearLight[Int(color & 255)])
    let lab = Color.OKLab(linear: linear)
    return SIMD3(Float(lab.lightness), Float(lab.a), Float(lab.b))
  }

  private static let linearLight = (0..<256).map { TransferFunction.linear(Double($0) / 255) }

  /// The number of bits of an index, 1...8.
  package var bits: Int {
    let count = colors.count + (clearIndex == nil ? 0 : 1)
    return (1...8).first { 1 << $0 >= count } ?? 8
  }
}
