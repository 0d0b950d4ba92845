import ArgumentParser
import Foundation

/// A width and a height in points, written `400x300`.
struct CanvasSize: ExpressibleByArgument, Equatable {
  let width: CGFloat
  let height: CGFloat

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite, width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
  }
}

/// A finite number above 0.
struct PositiveNumber: ExpressibleByArgument, Equatable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite, value > 0 else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}

/// A time in seconds, 0 or more.
struct SceneTime: ExpressibleByArgument, Equatable {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init?(argument: String) {
    guard let seconds = Double(argument), seconds.isFinite, seconds >= 0 else { return nil }
    self.seconds = seconds
  }

  var defaultValueDescription: String { "0" }
}
