public import Foundation
import InputModel
public import ShapeShift
import ViewTree

extension TestScene {
  /// Changes the environment of the scene, as when a device is rotated or dark mode begins; `nil` keeps a value.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points: more than 0, less than a million.
  ///   - colorScheme: The color scheme, unless a view prefers one.
  ///   - dynamicTypeSize: The user's text size.
  ///   - locale: The language and the region.
  ///   - time: The time in seconds; by default after the last step.
  /// - Throws: `SceneError`, with `unsupported` for an invalid size.
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
