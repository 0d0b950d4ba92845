public import Foundation
import ShapeShift
import ViewTree

/// The bytes of a data asset, under the name that UIKit has for them.
public final class NSDataAsset: Sendable {
  /// The name of the asset.
  public let name: String
  /// The bytes of its file.
  public let data: Data

  /// The data asset of a name, among those of the program or of a bundle; nil if there is none that can be read.
  public init?(name: String, bundle: Bundle? = nil) {
    guard let bytes = ImageRegistry.data(named: name, bundle: bundle) else { return nil }
    self.name = name
    data = Data(bytes)
  }
}
