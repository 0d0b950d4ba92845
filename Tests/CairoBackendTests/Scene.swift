import Foundation
import ImageCoding
import VectorGeometry
import VectorGraphics

/// A picture with something of everything, 320 x 240 points; `turn` (radians) makes variants.
func makeScene(turn: CGFloat = 0) throws -> DisplayList {
  var items: [DisplayItem] = []
  let stops: [GradientPaint.Stop] = [
    .init(color: .red, location: 0), .init(color: .bytes(255, 204, 0), location: 0.5),
    .init(color: .bytes(0, 122, 255, 60), location: 1),
  ]
  items.append(
    .fill(
      .rect(10, 10, 90, 60),
      GradientPaint(
        geometry: .linear(start: CGPoint(x: 10, y: 10), end: CGPoint(x: 100, y: 70)), stops: stops))
  )
  items.append(
    .fill(
      .circle(150, 40, radius: 32),
      GradientPaint(
        geometry: .radial(center: CGPoint(x: 150, y: 40), startRadius: 4, endRadius: 32),
        stops: stops)))
  items.append(
    .fill(
      .circle(225, 40, radius: 32),
      GradientPaint(
        geometry: .angular(
          center: CGPoint(x: 225, y: 40), start: .radians(turn), end: .radians(turn + 2 * .pi)),
        stops: stops)))
  items.append(
    .stroke(
      .circle(285, 40, radius: 24), .bytes(52, 199, 89),
      StrokeStyle(lineWidth: 8, lineCap: .round, dash: [12, 14])))
  items.append(makeCard(turn: turn))
  items.append(makeBlend())
  items.append(makeMasked())
  items.append(try makePicture())
  items.append(
    .group([.fill(.circle(280, 200, radius: 24), .bytes(175, 82, 222))]) {
      $0.filters = [.blur(radius: 4, opaque: false)]
    })
  return DisplayList(320, 240, items)
}

private func makeCard(turn: CGFloat) -> DisplayItem {
  let card: [DisplayItem] = [
    .fill(.rect(-40, -25, 80, 50), .white),
    .stroke(.rect(-40, -25, 80, 50), .bytes(200, 200, 210), StrokeStyle(lineWidth: 1)),
  ]
  return .group(card) {
    $0.transform = CGAffineTransform(rotationAngle: 0.2 + turn)
      .concatenating(CGAffineTransform(translationX: 65, y: 120))
    $0.filters = [
      .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.4), radius: 5,
        offset: CGSize(width: 3, height: 6))
    ]
  }
}

private func makeBlend() -> DisplayItem {
  .group([
    .fill(.circle(150, 115, radius: 25), .bytes(255, 59, 48)),
    .group([.fill(.circle(172, 115, radius: 25), .bytes(255, 204, 0))]) {
      $0.blendMode = .multiply
    },
    .group([.fill(.circle(161, 135, radius: 25), .bytes(90, 200, 250))]) {
      $0.blendMode = .plusDarker
    },
  ]) { $0.isIsolated = true }
}

private func makeMasked() -> DisplayItem {
  .group([.fill(.rect(200, 90, 100, 60), .blue), .fill(.rect(200, 110, 100, 20), .green)]) {
    $0.clip = DisplayClip(path: .circle(250, 120, radius: 45))
    $0.mask = [
      .fill(
        .rect(200, 90, 100, 60),
        GradientPaint(
          geometry: .linear(start: CGPoint(x: 200, y: 0), end: CGPoint(x: 300, y: 0)),
          stops: [.init(color: .clear, location: 0), .init(color: .black, location: 1)]))
    ]
    $0.opacity = 0.8
  }
}

private func makePicture() throws -> DisplayItem {
  let checkers = Bitmap(
    width: 4, height: 4,
    pixels: (0..<16).map { ($0 + $0 / 4) % 2 == 0 ? 0xff22_2222 : 0xffee_ee00 })
  return DisplayItem(
    .image(
      ImageItem(
        image: try PNGEncoder().encodedImage(checkers),
        source: CGRect(x: 0, y: 0, width: 4, height: 4),
        destination: CGRect(x: 20, y: 180, width: 50, height: 40), interpolation: .bilinear)))
}
