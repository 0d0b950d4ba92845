import Foundation
import InputModel
import VectorGraphics
import ViewLayout

/// What has changed around a scene, as views are told it; what is nil stays.
struct SurroundingsChange {
  let size: CGSize?
  let colorScheme: ColorScheme?
  let dynamicTypeSize: DynamicTypeSize?
  let locale: Locale?

  /// Nil for names that there are none of, and for sizes that nothing can have.
  init?(_ input: SurroundingsInput) {
    if let size = input.size {
      guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return nil }
    }
    colorScheme = Self.value(named: input.colorScheme)
    dynamicTypeSize = Self.value(named: input.dynamicTypeSize)
    guard (colorScheme == nil) == (input.colorScheme == nil),
      (dynamicTypeSize == nil) == (input.dynamicTypeSize == nil)
    else { return nil }
    size = input.size
    locale = input.locale.map { Locale(identifier: $0) }
  }

  private static func value<Value: CaseIterable>(named name: String?) -> Value? {
    Value.allCases.first { "\($0)" == name }
  }
}
