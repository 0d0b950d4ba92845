import Foundation

extension Locale {
  /// The locale of a scene where nothing says otherwise: nothing of the machine.
  static let standard = Locale(identifier: "en_US")
}
