import ArgumentParser

/// A finite number above 0.
struct PositiveNumber: Equatable, CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    guard let value = Double(argument), value.isFinite, value > 0 else {
      throw ValidationError("expected a number above 0")
    }
    self.value = value
  }

  var description: String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

/// A time in seconds, 0 or more.
struct SceneTime: Equatable, CustomStringConvertible {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    guard let seconds = Double(argument), seconds.isFinite, seconds >= 0 else {
      throw ValidationError("expected a number of seconds, 0 or more")
    }
    self.seconds = seconds
  }

  var description: String { Int(exactly: seconds).map(String.init) ?? "\(seconds)" }
}
