import SwiftUI
import Testing

// Pixels by hand: what Core Graphics' rules say of places away from edges.

/// The colour of a pixel as red, green, blue and alpha, 0...255, colours multiplied by alpha.
private typealias Pixel = [Int]

/// Draws a square of 20 points and looks at the pixel at a point.
private struct Drawn {
  let bitmap: Bitmap
  let problems: [String]

  @MainActor init(_ view: some View) throws {
    let renderer = ImageRenderer(content: view)
    bitmap = try renderer.bitmap()
    problems = renderer.problems
  }

  @MainActor init(_ actions: (CGContext) -> Void) throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    try self.init(Image(uiImage: renderer.image { actions($0.cgContext) }))
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let pixel = bitmap[x, y]
    return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
  }
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

@Suite("Drawing code of Core Graphics and UIKit")
@MainActor
struct DrawingTests {
  @Test(
    "states are a stack without the path, and its points stay at their positions")
  func states() throws {
    let drawn = try Drawn { context in
      context.setFillColor(red)
      context.saveGState()
      context.setFillColor(blue)
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.translateBy(x: 10, y: 10)
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.restoreGState()
      context.scaleBy(x: 3, y: 3)
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(drawn.pixel(2, 2) == [255, 0, 0, 255])
    #expect(drawn.pixel(12, 12) == [255, 0, 0, 255])
    #expect(drawn.pixel(7, 7) == [0, 0, 0, 0])
  }

  @Test("lines are as wide as the transform of the moment says, rectangles go by both rules")
  func paths() throws {
    let drawn = try Drawn { context in
      context.move(to: CGPoint(x: 0, y: 4))
      context.addLine(to: CGPoint(x: 20, y: 4))
      context.scaleBy(x: 1, y: 4)
      context.strokePath()
      context.scaleBy(x: 1, y: 0.25)
      context.addRect(CGRect(x: 0, y: 10, width: 10, height: 10))
      context.addRect(CGRect(x: 2, y: 12, width: 6, height: 6))
      context.fillPath(using: .evenOdd)
      context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.addRect(CGRect(x: 12, y: 12, width: 6, height: 6))
      context.fillPath()
    }
    #expect(drawn.pixel(10, 2)[3] == 255 && drawn.pixel(10, 5)[3] == 255)
    #expect(drawn.pixel(10, 1)[3] == 0 && drawn.pixel(10, 6)[3] == 0)
    #expect(drawn.pixel(5, 15)[3] == 0 && drawn.pixel(1, 15)[3] == 255)
    #expect(drawn.pixel(15, 15)[3] == 255)
  }

  @Test(
    "blend modes of Porter and Duff: blue on red, of which the left half is there",
    arguments: [
      (CGBlendMode.normal, [255, 0, 0], [0, 0, 255], [0, 0, 255]),
      (.clear, [255, 0, 0], [0, 0, 0], [0, 0, 0]),
      (.copy, [255, 0, 0], [0, 0, 255], [0, 0, 255]),
      (.sourceIn, [255, 0, 0], [0, 0, 255], [0, 0, 0]),
      (.sourceOut, [255, 0, 0], [0, 0, 0], [0, 0, 255]),
      (.sourceAtop, [255, 0, 0], [0, 0, 255], [0, 0, 0]),
      (.destinationOver, [255, 0, 0], [255, 0, 0], [0, 0, 255]),
      (.destinationIn, [255, 0, 0], [255, 0, 0], [0, 0, 0]),
      (.destinationOut, [255, 0, 0], [0, 0, 0], [0, 0, 0]),
      (.destinationAtop, [255, 0, 0], [255, 0, 0], [0, 0, 255]),
      (.xor, [255, 0, 0], [0, 0, 0], [0, 0, 255]),
      (.plusLighter, [255, 0, 0], [255, 0, 255], [0, 0, 255]),
    ])
  func blending(mode: CGBlendMode, above: [Int], both: [Int], right: [Int]) throws {
    let drawn = try Drawn { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setBlendMode(mode)
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    #expect(drawn.problems == [])
    #expect(Array(drawn.pixel(5, 5).prefix(3)) == above)
    #expect(Array(drawn.pixel(5, 15).prefix(3)) == both)
    #expect(Array(drawn.pixel(15, 15).prefix(3)) == right)
    #expect(drawn.pixel(15, 5) == [0, 0, 0, 0])
  }

  @Test("what half a colour leaves of what is there")
  func halves() throws {
    func alpha(_ mode: CGBlendMode) throws -> Int {
      try Drawn { context in
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setBlendMode(mode)
        context.setFillColor(blue)
        context.setAlpha(0.25)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }.pixel(10, 10)[3]
    }
    #expect(abs(try alpha(.destinationIn) - 64) <= 1)
    #expect(abs(try alpha(.copy) - 64) <= 1)
    #expect(abs(try alpha(.sourceIn) - 64) <= 1)
    #expect(abs(try alpha(.xor) - 191) <= 1)
    #expect(try alpha(.clear) == 0)
  }

  @Test("a transparency layer is composed apart and gets alpha once")
  func layers() throws {
    let drawn = try Drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.endTransparencyLayer()
    }
    #expect(abs(drawn.pixel(5, 10)[3] - 128) <= 1)
    #expect(drawn.pixel(5, 10)[0] == 0)
    #expect(abs(drawn.pixel(15, 10)[3] - 128) <= 1)
  }

  @Test("a gradient ends where it ends unless it is told to go on")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    func draw(_ options: CGGradientDrawingOptions) throws -> Drawn {
      try Drawn { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
    }
    #expect(try draw([]).pixel(2, 10) == [0, 0, 0, 0])
    #expect(try draw([]).pixel(17, 10) == [0, 0, 0, 0])
    #expect(try draw(.drawsBeforeStartLocation).pixel(2, 10) == [255, 0, 0, 255])
    #expect(try draw(.drawsAfterEndLocation).pixel(17, 10) == [0, 0, 255, 255])
    let middle = try draw([]).pixel(10, 10)
    #expect(abs(middle[0] - 115) <= 2 && abs(middle[2] - 140) <= 2)
    let radial = try Drawn { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 4,
        endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: .drawsAfterEndLocation)
    }
    #expect(radial.pixel(10, 10) == [0, 0, 0, 0])
    #expect(radial.pixel(0, 0) == [0, 0, 255, 255])
  }

  @Test("circles of two centres: one in the other is drawn, others are reported")
  func circles() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    func draw(_ x: CGFloat) throws -> Drawn {
      try Drawn { context in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: x, y: 10), startRadius: 1,
          endCenter: CGPoint(x: 10, y: 10), endRadius: 9, options: .drawsBeforeStartLocation)
      }
    }
    let near = try draw(6)
    #expect(near.problems == [])
    #expect(near.pixel(5, 10) == [255, 0, 0, 255] && near.pixel(17, 10)[2] > 200)
    // Along the x axis to the right the circles' edges are at 7 + 12 t, so that 12.5 is 0.4583 of the way.
    #expect(abs(near.pixel(12, 10)[2] - 117) <= 3)
    #expect(try draw(40).problems.contains { $0.contains("two centers") })
  }

  @Test("a shadow keeps its offset whatever the transform, and goes down for positive heights")
  func shadows() throws {
    let drawn = try Drawn { context in
      context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: blue)
      context.setFillColor(red)
      context.scaleBy(x: 0.5, y: 0.5)
      context.fill(CGRect(x: 10, y: 4, width: 20, height: 12))
    }
    #expect(drawn.pixel(10, 5) == [255, 0, 0, 255])
    #expect(drawn.pixel(10, 12) == [0, 0, 255, 255])
    #expect(drawn.pixel(10, 17) == [0, 0, 0, 0])
  }

  @Test(
    "Core Graphics images are upside down in UIKit contexts, UIKit images are not")
  func images() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(half.cgImage?.width == 60 && half.cgImage?.height == 60)
    let image = try #require(half.cgImage)
    let flipped = try Drawn { $0.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(flipped.pixel(10, 5)[3] == 0 && flipped.pixel(10, 15)[0] == 255)
    let upright = try Drawn { _ in half.draw(at: .zero) }
    #expect(upright.pixel(10, 5)[0] == 255 && upright.pixel(10, 15)[3] == 0)
    let cropped = try #require(
      image.cropping(to: CGRect(x: 0, y: 15, width: 60, height: 30)))
    #expect(cropped.height == 30)
    let part = try Drawn(Image(decorative: cropped, scale: 3))
    #expect(part.bitmap.height == 10 && part.pixel(10, 2)[0] == 255 && part.pixel(10, 7)[3] == 0)
    let turned = try Drawn(Image(uiImage: UIImage(cgImage: image, scale: 3, orientation: .right)))
    #expect(turned.pixel(15, 10)[0] == 255 && turned.pixel(5, 10)[3] == 0)
  }

  @Test("a context with its origin at the bottom left makes pictures that stand upright")
  func bitmapContext() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    let drawn = try Drawn(Image(decorative: try #require(context.makeImage()), scale: 1))
    #expect(drawn.pixel(10, 17)[0] == 255 && drawn.pixel(10, 2)[3] == 0)
  }

  @Test("a picture that was drawn stays shapes, and becomes pixels at its scale")
  func vector() throws {
    let image = Art.ring(progress: 0.5)
    #expect(image.size == CGSize(width: 100, height: 100) && image.scale == 2)
    let renderer = ImageRenderer(
      content: Image(uiImage: image).resizable().frame(width: 300, height: 300))
    #expect(try !renderer.svgString().contains("<image"))
    let file = try #require(image.pngData().flatMap { UIImage(data: $0, scale: 2) })
    #expect(file.size == image.size)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { _ in }.count > 50)
  }

  @Test("layers and shadows on a canvas with opacity and a filter: each counts once")
  func nested() throws {
    let drawn = try Drawn(
      Canvas { context, size in
        context.opacity = 0.5
        context.addFilter(.colorMultiply(Color(red: 1, green: 0, blue: 0)))
        context.withCGContext { cg in
          cg.beginTransparencyLayer(auxiliaryInfo: nil)
          cg.setAlpha(0.5)
          cg.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .white)
          cg.setShadow(offset: .zero, blur: 0, color: nil)
          cg.setFillColor(.white)
          cg.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
          cg.endTransparencyLayer()
          cg.setFillColor(.white)
          cg.fill(CGRect(x: 0, y: 15, width: 20, height: 5))
        }
      }
      .frame(width: 20, height: 20))
    #expect(zip(drawn.pixel(10, 5), [64, 0, 0, 64]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(drawn.pixel(10, 12) == [0, 0, 0, 0])
    #expect(zip(drawn.pixel(10, 17), [128, 0, 0, 128]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("off the main actor shapes are drawn, and text is reported")
  func elsewhere() async throws {
    let data = await Task.detached {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        "I".draw(at: .zero, withAttributes: nil)
      }
    }.value
    let drawn = try Drawn(Image(uiImage: data))
    #expect(drawn.pixel(15, 15) == [255, 0, 0, 255])
    #expect(drawn.problems.contains { $0.contains("main actor") })
  }

  @Test("contexts of canvases keep transform, opacity and clips of what is around")
  func canvas() throws {
    let drawn = try Drawn(
      Canvas { context, size in
        context.translateBy(x: 10, y: 0)
        context.opacity = 0.5
        context.withCGContext { cg in
          #expect(UIGraphicsGetCurrentContext() === cg)
          UIColor.red.setFill()
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
      }
      .frame(width: 20, height: 20))
    #expect(drawn.pixel(5, 5)[3] == 0)
    #expect(abs(drawn.pixel(15, 5)[3] - 128) <= 1)
  }

  @Test("text is drawn where it is told, in lines as wide as a rectangle, and cut where it ends")
  func text() throws {
    let black: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let drawn = try Drawn { _ in "Il".draw(at: CGPoint(x: 10, y: 4), withAttributes: black) }
    let inked = (0..<20).filter { x in (0..<20).contains { drawn.pixel(x, $0)[3] > 128 } }
    #expect(inked.first.map { (10...12).contains($0) } == true)
    let cut = try Drawn { _ in
      "I I I I I I".draw(in: CGRect(x: 0, y: 0, width: 8, height: 15), withAttributes: black)
    }
    #expect((0..<20).allSatisfy { cut.pixel($0, 16)[3] == 0 && cut.pixel(10, $0)[3] == 0 })
    #expect((0..<15).contains { y in (0..<8).contains { cut.pixel($0, y)[3] > 128 } })
    let odd = try Drawn { _ in
      "I".draw(at: .zero, withAttributes: [.backgroundColor: UIColor.red])
    }
    #expect(odd.problems.contains { $0.contains("NSBackgroundColor") })
  }

  @Test("a path of UIKit's draws lines of its own width and inside of its rule")
  func bezierPaths() throws {
    let drawn = try Drawn { context in
      UIColor.red.set()
      context.setLineWidth(9)
      let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      frame.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
      frame.usesEvenOddFillRule = true
      frame.fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 5, y: 10))
      line.addLine(to: CGPoint(x: 15, y: 10))
      line.lineWidth = 2
      line.setLineDash([5, 5], count: 2, phase: 0)
      line.stroke()
    }
    #expect(drawn.pixel(2, 2)[3] == 255 && drawn.pixel(7, 7)[3] == 0)
    #expect(drawn.pixel(7, 9)[3] == 255 && drawn.pixel(12, 9)[3] == 0)
  }

  @Test("a context draws no more where the clip, or a mask, ends, until its state is restored")
  func clips() throws {
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    let image = try #require(mask.cgImage)
    let drawn = try Drawn { context in
      context.setFillColor(red)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
      // Upside down: the first row is at the bottom.
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: image)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 18, y: 0, width: 2, height: 2))
    }
    #expect(drawn.pixel(5, 17)[3] == 255 && drawn.pixel(15, 17)[3] == 0)
    #expect(drawn.pixel(5, 5)[3] == 0 && drawn.pixel(19, 1)[3] == 255)
  }
}
