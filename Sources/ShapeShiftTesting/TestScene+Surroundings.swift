public import Foundation
import InputModel
public import ShapeShift
import ViewTree

extension TestScene {
  /// Shows the scene in other surroundings from now on, as when a device is turned or it becomes dark; what is nil stays.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points: more than 0, less than a million.
  ///   - colorScheme: Light or dark, where no view prefers one.
  ///   - dynamicTypeSize: The size that people read.
  ///   - locale: The language and the region.
  ///   - time: When, in seconds; after the last step if none is given.
  /// - Throws: `SceneError`, with `unsupported` for a size that nothing can have.
  public func change(
    size: CGSize? = nil, colorScheme: ColorScheme? = nil,
    dynamicTypeSize: DynamicTypeSize? = nil, locale: Locale? = nil, at time: Double? = nil
  ) throws {
    try step(to: time)
    let change = SurroundingsInput(
      size: size, colorScheme: colorScheme.map { "\($0)" },
      dynamicTypeSize: dynamicTypeSize.map { "\($0)" }, locale: locale?.identifier)
    try play([LoggedInput(.surroundings(change), at: InputTime(seconds: now))])
  }
}
