import ArgumentParser
import Foundation
import ShapeShift
import ShapeShiftDocuments

extension BackgroundColor {
  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    self = try ValidationError.reading { () throws(OptionProblem) in
      try BackgroundColor(parsing: argument)
    }
  }

  /// Reads the value of `--background` in commands that also render Swift previews.
  static func ofPicture(argument: String) throws(ValidationError) -> BackgroundColor {
    try ValidationError.reading { () throws(OptionProblem) in
      try BackgroundColor(parsing: argument, acceptsScheme: true)
    }
  }
}

extension CanvasSize {
  /// Reads the value of an option.
  static func read(argument: String) throws(ValidationError) -> CGSize {
    try ValidationError.reading { () throws(OptionProblem) in try parse(argument) }
  }
}

extension ValidationError {
  /// Reads the value of an option; what is wrong with it is told as the argument parser tells it.
  fileprivate static func reading<Value>(
    _ body: () throws(OptionProblem) -> Value
  ) throws(ValidationError) -> Value {
    do throws(OptionProblem) {
      return try body()
    } catch {
      throw ValidationError(error.sentence)
    }
  }
}
