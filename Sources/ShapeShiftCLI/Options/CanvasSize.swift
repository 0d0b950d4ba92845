import ArgumentParser
import Foundation

/// A width and a height in points, written `400x300`.
struct CanvasSize: Equatable {
  let width: CGFloat
  let height: CGFloat

  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite, width > 0, height > 0
    else { throw ValidationError("expected a width and a height above 0, such as 400x300") }
    self.width = width
    self.height = height
  }
}
