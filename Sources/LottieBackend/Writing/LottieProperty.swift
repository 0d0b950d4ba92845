import Foundation
import VectorGraphics

/// A value at each frame of a layer, as Lottie has it: one value, or keyframes with straight ways between.
struct LottieProperty {
  /// When the first sample is, in frames.
  var start: Int
  var samples: [[Double]]
  /// How far each number may be off.
  var tolerance: Double
  var decimals = 3

  /// Whether one value does for all frames.
  var isStill: Bool {
    guard let first = samples.first else { return true }
    return samples.allSatisfy { sample in
      zip(sample, first).allSatisfy { abs($0 - $1) <= min(tolerance, 1e-3) }
    }
  }

  /// Whether all numbers are those of a value, as it would be written.
  func isAlways(_ value: Double) -> Bool {
    isStill && samples.first?.allSatisfy { abs($0 - value) < 1e-4 } != false
  }

  /// Writes the property; a single number is no array where it does not move.
  func write(to buffer: inout JSONBuffer) {
    write(to: &buffer) { buffer, sample in
      buffer.numbers(sample, decimals: decimals)
    } still: { buffer, sample in
      if sample.count == 1 {
        buffer.number(sample[0], decimals: decimals)
      } else {
        buffer.numbers(sample, decimals: decimals)
      }
    }
  }

  /// Writes the property with values of a form of their own.
  ///
  /// Source: Lottie specification, Keyframes: the last keyframe has no way on; `i` and `o` of a straight way
  /// are the corners of the unit square.
  func write(
    to buffer: inout JSONBuffer, moving: (inout JSONBuffer, [Double]) -> Void,
    still: (inout JSONBuffer, [Double]) -> Void
  ) {
    buffer.object { buffer in
      buffer.key("a")
      guard !isStill else {
        buffer.raw("0")
        buffer.key("k")
        still(&buffer, samples.first ?? [])
        return
      }
      buffer.raw("1")
      buffer.key("k")
      let keys = FewestKeys.keys(
        samples.indices.map(Double.init), samples, tolerance: tolerance)
      buffer.array { buffer in
        for (place, key) in keys.enumerated() {
          buffer.object { buffer in
            buffer.key("t")
            buffer.number(Double(start + key))
            buffer.key("s")
            moving(&buffer, samples[key])
            guard place + 1 < keys.count else { return }
            buffer.key("i")
            buffer.raw("{\"x\":1,\"y\":1}")
            buffer.key("o")
            buffer.raw("{\"x\":0,\"y\":0}")
          }
        }
      }
    }
  }
}
