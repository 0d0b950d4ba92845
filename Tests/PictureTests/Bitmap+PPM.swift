import VectorGraphics

extension Bitmap {
  /// A picture of a binary PPM file with bytes as samples, made smaller by a whole factor: each
  /// pixel is the mean of `side` by `side` of the file's.
  ///
  /// Source: Netpbm, ppm(5): `P6`, width, height, the largest value, one blank, then the samples.
  init(ppm file: [UInt8], averaging side: Int) throws {
    var position = 0
    func word() -> String {
      let rest = file[position...]
      let start = rest.firstIndex { $0 > 32 } ?? file.endIndex
      let end = file[start...].firstIndex { $0 <= 32 } ?? file.endIndex
      position = end
      return String(decoding: file[start..<end], as: UTF8.self)
    }
    let head = [word(), word(), word(), word()]
    guard head[0] == "P6", head[3] == "255", let width = Int(head[1]), let height = Int(head[2]),
      file.count == position + 1 + width * height * 3
    else { throw PictureTool.Failure(description: "not a PPM file: \(head)") }
    let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: columns * rows)
    var index = position + 1
    for y in 0..<height {
      for x in 0..<width {
        let cell = y / side * columns + x / side
        sums[cell] &+= SIMD4(
          UInt32(file[index]), UInt32(file[index + 1]), UInt32(file[index + 2]), 1)
        index += 3
      }
    }
    let pixels = sums.map { sum in
      let half = sum.w / 2
      let mean = (sum &+ half) / SIMD4(repeating: sum.w)
      return 0xFF00_0000 | mean.x << 16 | mean.y << 8 | mean.z
    }
    self.init(width: columns, height: rows, pixels: pixels)
  }
}
