import CCairo
import Foundation
import IntegerConversion
import VectorGraphics

/// One component of a picture, 16 bits a sample, so that passes don't add up rounding errors.
struct BlurPlane {
  let width: Int
  let height: Int
  let samples: PixelMemory.Samples

  /// The plane blurred along both axes; outside it there is nothing.
  ///
  /// Its own samples are used up.
  func blurred(x: BlurKernel, y: BlurKernel) -> BlurPlane {
    let (width, height) = (width, height)
    var buffers = BlurBuffers(self)
    buffers.blurDown(y)
    buffers.transpose()
    buffers.blurDown(x)
    buffers.transpose()
    return BlurPlane(width: width, height: height, samples: buffers.front)
  }
}

/// The samples and as much room again: each step reads the one and writes the other, for fresh
/// memory costs more than the arithmetic.
private struct BlurBuffers {
  private var width: Int
  private var height: Int
  private(set) var front: PixelMemory.Samples
  private var back: PixelMemory.Samples

  /// Writes over the samples of the plane.
  init(_ plane: BlurPlane) {
    width = plane.width
    height = plane.height
    front = plane.samples
    back = PixelMemory.Samples(count: front.count)
  }

  /// Exchanges rows and columns.
  mutating func transpose() {
    let (width, height) = (width, height)
    let (source, target) = (front.pointer, back.pointer)
    // In blocks, for the sake of the cache.
    for top in stride(from: 0, to: height, by: 16) {
      for left in stride(from: 0, to: width, by: 16) {
        for x in left..<min(left + 16, width) {
          for y in top..<min(top + 16, height) {
            target[x &* height &+ y] = source[y &* width &+ x]
          }
        }
      }
    }
    swap(&front, &back)
    (self.width, self.height) = (height, width)
  }

  /// All passes of the box along the columns.
  mutating func blurDown(_ kernel: BlurKernel) {
    guard !kernel.isIdentity else { return }
    let nothing = [UInt16](repeating: 0, count: width)
    for _ in 0..<BlurKernel.passes {
      sweepDown(kernel, nothing: nothing)
      swap(&front, &back)
    }
  }

  /// One pass of the box along the columns, with a running sum for each.
  private mutating func sweepDown(_ kernel: BlurKernel, nothing: [UInt16]) {
    var sums = [Int32](repeating: 0, count: width)
    let (source, target) = (front.pointer, back.pointer)
    nothing.withUnsafeBufferPointer { nothing in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let nothing = nothing.baseAddress, let sums = sums.baseAddress else { return }
        let sweep = BlurSweep(
          width: width, height: height, source: source, nothing: nothing, sums: sums,
          kernel: kernel)
        sweep.run(to: target)
      }
    }
  }
}

/// One pass over the rows of a plane.
private struct BlurSweep {
  let width: Int
  let height: Int
  let source: UnsafePointer<UInt16>
  /// A row of zeros, which stands for those outside.
  let nothing: UnsafePointer<UInt16>
  /// For each column, the sum of the samples within the kernel's radius of the row.
  let sums: UnsafeMutablePointer<Int32>
  let kernel: BlurKernel

  func run(to target: UnsafeMutablePointer<UInt16>) {
    for y in 0..<min(kernel.radius, height) { add(row(y), minus: nothing) }
    for y in 0..<height {
      add(row(y + kernel.radius), minus: row(y - kernel.radius - 1))
      write(
        to: target + y * width, above: row(y - kernel.radius - 1), below: row(y + kernel.radius + 1)
      )
    }
  }

  private func row(_ y: Int) -> UnsafePointer<UInt16> {
    0..<height ~= y ? source + y * width : nothing
  }

  private func add(_ entering: UnsafePointer<UInt16>, minus leaving: UnsafePointer<UInt16>) {
    for x in 0..<width {
      sums[x] = sums[x] &+ Int32(entering[x]) &- Int32(leaving[x])
    }
  }

  private func write(
    to target: UnsafeMutablePointer<UInt16>, above: UnsafePointer<UInt16>,
    below: UnsafePointer<UInt16>
  ) {
    let weight = Float(kernel.weight)
    let edge = Float(kernel.weight * kernel.edge)
    for x in 0..<width {
      let ends = Int32(above[x]) &+ Int32(below[x])
      let value = Float(sums[x]) * weight + Float(ends) * edge
      // Adding 2^23 leaves the nearest whole number in the low bits, in a form that vectorizes.
      target[x] = UInt16(truncatingIfNeeded: (min(value, 65_535) + 8_388_608).bitPattern)
    }
  }
}

extension BlurPlane {
  /// The samples in 8 bits: 257 c becomes c.
  private static func byte(_ sample: UInt16) -> UInt32 { (UInt32(sample) &* 255 &+ 32_768) >> 16 }

  /// Adds the samples to pixels as the component at `shift`.
  func merge(into pixels: UnsafeMutableBufferPointer<UInt32>, shift: UInt32) {
    let source = samples.pointer
    for index in 0..<samples.count { pixels[index] |= Self.byte(source[index]) &<< shift }
  }

  /// Writes the samples to an A8 surface of the plane's size.
  func write(to surface: CairoSurface) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    for y in 0..<height {
      let (from, to) = (samples.pointer + y * width, data + y * stride)
      for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: Self.byte(from[x])) }
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}
