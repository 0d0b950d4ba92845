import DocumentModel
package import Foundation

/// A width and a height in points, written `400x300`.
package enum CanvasSize {
  private static let problem = OptionProblem(
    "expected a width and a height above 0, such as 400x300")

  /// Reads the value of an option.
  package static func parse(_ text: String) throws(OptionProblem) -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite, width > 0, height > 0
    else { throw problem }
    return CGSize(width: width, height: height)
  }

  /// The size as it is read.
  package static func text(_ size: CGSize) -> String {
    "\(JSONNumber(size.width).text)x\(JSONNumber(size.height).text)"
  }
}

extension OptionValue<CGSize> {
  /// A width and a height above 0.
  package static var canvasSize: OptionValue { parsed(CanvasSize.parse, CanvasSize.text) }
}
