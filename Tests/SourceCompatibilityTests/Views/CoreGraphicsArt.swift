import SwiftUI

// Drawing code of UIKit and Core Graphics, as it is found beside views of SwiftUI.

enum Art {
  static func badge(size: CGSize = CGSize(width: 120, height: 120)) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: size)
    return renderer.image { ctx in
      let rect = CGRect(origin: .zero, size: size)
      UIColor.systemIndigo.setFill()
      ctx.fill(rect)

      let colors = [UIColor.orange.cgColor, UIColor.red.cgColor] as CFArray
      // swift-format-ignore: NeverForceUnwrap
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
      ctx.cgContext.saveGState()
      UIBezierPath(ovalIn: rect.insetBy(dx: 20, dy: 20)).addClip()
      ctx.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 20), end: CGPoint(x: 0, y: 100), options: [])
      ctx.cgContext.restoreGState()

      let star = UIBezierPath()
      for index in 0..<10 {
        let radius: CGFloat = index % 2 == 0 ? 30 : 13
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        index == 0 ? star.move(to: point) : star.addLine(to: point)
      }
      star.close()
      star.lineWidth = 3
      star.lineJoinStyle = .round
      UIColor.white.setFill()
      UIColor.black.withAlphaComponent(0.5).setStroke()
      star.fill()
      star.stroke()
    }
  }

  static func ring(progress: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    format.opaque = false
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
      context in
      let cg = context.cgContext
      cg.translateBy(x: 50, y: 50)
      cg.rotate(by: -.pi / 2)
      cg.setLineCap(.round)
      cg.setLineWidth(12)
      cg.setStrokeColor(UIColor.lightGray.cgColor)
      cg.strokeEllipse(in: CGRect(x: -38, y: -38, width: 76, height: 76))
      cg.setShadow(offset: CGSize(width: 0, height: 3), blur: 4, color: UIColor.black.cgColor)
      cg.setStrokeColor(red: 0, green: 0.6, blue: 0.3, alpha: 1)
      cg.addArc(
        center: .zero, radius: 38, startAngle: 0, endAngle: 2 * .pi * progress, clockwise: false)
      cg.strokePath()
    }
  }

  static func pattern() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 80, height: 80), true, 0)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    context.setFillColor(UIColor.systemTeal.cgColor)
    for row in 0..<8 {
      for column in 0..<8 where (row + column).isMultiple(of: 2) {
        context.addRect(CGRect(x: column * 10, y: row * 10, width: 10, height: 10))
      }
    }
    context.fillPath()
    context.setBlendMode(.multiply)
    context.setFillColor(UIColor.yellow.cgColor)
    context.fillEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  static func sphere() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      let colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor, UIColor.black.cgColor]
      guard
        let gradient = CGGradient(
          colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray,
          locations: [0, 0.5, 1])
      else { return }
      context.cgContext.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 38, y: 36), startRadius: 2,
        endCenter: CGPoint(x: 50, y: 50), endRadius: 45, options: [.drawsBeforeStartLocation])
    }
  }
}

extension UIImage {
  func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  func rounded(radius: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let rect = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
      draw(in: rect)
    }
  }

  func tinted(with color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw(in: CGRect(origin: .zero, size: size), blendMode: .destinationIn, alpha: 1)
    }
  }

  func leftHalf() -> UIImage? {
    let half = CGRect(x: 0, y: 0, width: size.width * scale / 2, height: size.height * scale)
    return cgImage?.cropping(to: half).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  var flipped: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      guard let cgImage else { return }
      context.cgContext.draw(cgImage, in: CGRect(origin: .zero, size: size))
    }
  }
}

struct CoreGraphicsArt: View {
  var body: some View {
    let badge = Art.badge()
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Image(uiImage: badge)
        Image(uiImage: Art.ring(progress: 0.7))
        Image(uiImage: Art.sphere())
      }
      HStack(spacing: 12) {
        Image(uiImage: badge.resized(to: CGSize(width: 60, height: 60)))
        Image(uiImage: badge.rounded(radius: 30)).resizable().frame(width: 60, height: 60)
        Image(uiImage: Art.ring(progress: 0.4).tinted(with: .purple))
        Image(uiImage: badge.leftHalf() ?? UIImage()).resizable().scaledToFit().frame(height: 60)
        Image(uiImage: badge.flipped).resizable().frame(width: 60, height: 60)
      }
      HStack(spacing: 12) {
        Image(uiImage: Art.pattern() ?? UIImage())
        CoreGraphicsCanvas().frame(width: 200, height: 80)
      }
    }
    .padding()
  }
}

struct CoreGraphicsCanvas: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { cg in
        cg.setFillColor(UIColor.systemYellow.cgColor)
        cg.addEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
        cg.addEllipse(in: CGRect(x: 25, y: 25, width: 30, height: 30))
        cg.drawPath(using: .eoFillStroke)

        cg.saveGState()
        cg.setAlpha(0.5)
        cg.beginTransparencyLayer(auxiliaryInfo: nil)
        cg.setFillColor(UIColor.red.cgColor)
        cg.fill(CGRect(x: 90, y: 10, width: 40, height: 40))
        cg.setFillColor(UIColor.blue.cgColor)
        cg.fill(CGRect(x: 110, y: 30, width: 40, height: 40))
        cg.endTransparencyLayer()
        cg.restoreGState()

        cg.setLineDash(phase: 0, lengths: [6, 3])
        cg.setLineWidth(2)
        cg.move(to: CGPoint(x: 160, y: 10))
        cg.addCurve(
          to: CGPoint(x: 190, y: 70), control1: CGPoint(x: 200, y: 20),
          control2: CGPoint(x: 150, y: 60))
        cg.strokePath()
      }
    }
  }
}
