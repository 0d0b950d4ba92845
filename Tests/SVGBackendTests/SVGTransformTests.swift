import Foundation
import Testing
import VectorGeometry

@testable import SVGBackend

@Suite struct SVGTransformTests {
  @Test(arguments: [
    (CGAffineTransform(translationX: 10, y: 0), "translate(10)"),
    (CGAffineTransform(translationX: 10, y: -5.5), "translate(10 -5.5)"),
    (CGAffineTransform(scaleX: 2, y: 2), "scale(2)"),
    (CGAffineTransform(scaleX: 2, y: -3), "scale(2 -3)"),
    (CGAffineTransform(rotationAngle: .pi / 6), "rotate(30)"),
    (CGAffineTransform(0, 1, -1, 0, 100, 0), "rotate(90 50 50)"),
    (CGAffineTransform(2, 0, 0, 2, 10, 20), "matrix(2 0 0 2 10 20)"),
    (CGAffineTransform(1, 0.5, 0, 1, 0, 0), "matrix(1 .5 0 1 0 0)"),
  ])
  func `A transform is written in its shortest form`(transform: CGAffineTransform, text: String) {
    let value = SVGTransform.value(transform, decimals: 3)
    #expect(value.map { String(decoding: $0.bytes, as: UTF8.self) } == text)
  }

  @Test func `The identity is not written`() {
    #expect(SVGTransform.value(.identity, decimals: 3) == nil)
    #expect(SVGTransform.value(CGAffineTransform(translationX: 1e-5, y: 0), decimals: 3) == nil)
  }
}
