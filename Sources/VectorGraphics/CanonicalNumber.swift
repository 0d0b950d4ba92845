package import Foundation
import IntegerConversion
import VectorGeometry

/// Numbers as dumps write them: the same text for the same drawing on every machine.
package enum CanonicalNumber {
  /// A length in points, rounded to 1/256 (the grid of renderers) and written as the shortest
  /// decimal that rounds to it.
  package static func points(_ value: CGFloat) -> String {
    let steps = (Double(value) * 256).rounded()
    guard steps.magnitude < largest else { return "\(Double(value))" }
    // Three decimals always do: they are less than half a step apart.
    for decimals in 0..<3 {
      let power = power(decimals)
      let digits = (steps / 256 * power).rounded()
      if (digits / power * 256).rounded() == steps { return decimal(digits, decimals) }
    }
    return decimal((steps / 256 * 1000).rounded(), 3)
  }

  /// A ratio or an entry of a matrix, rounded to a millionth.
  package static func ratio(_ value: Double) -> String {
    let digits = (value * 1e6).rounded()
    guard digits.magnitude < largest else { return "\(value)" }
    return decimal(digits, 6)
  }

  /// Above this, numbers are written in full: not every step is a number any more.
  private static let largest = 1e15

  private static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1) { product, _ in product * 10 }
  }

  /// A whole number of 10^-decimals, without trailing zeros.
  private static func decimal(_ digits: Double, _ decimals: Int) -> String {
    let number = Int(clamping: digits)
    let unit = Int(clamping: power(decimals))
    let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let sign = number < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    let text = String(String(fraction + UInt(unit)).dropFirst())
    let significant = text.reversed().drop { $0 == "0" }.reversed()
    return "\(sign)\(whole).\(String(significant))"
  }
}
