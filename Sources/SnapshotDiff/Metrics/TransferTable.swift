import Foundation
import IntegerConversion

/// Linear light of gamma-encoded sRGB.
///
/// Source: IEC 61966-2-1:1999, with the thresholds in common use.
enum TransferTable {
  private static let whole = (0...255).map { computed(Double($0)) }

  /// The light, 0...1, of a channel, 0...255.
  static func linear(_ channel: Double) -> Double {
    let index = Int(clamping: channel)
    return Double(index) == channel ? whole[index] : computed(channel)
  }

  /// The light, 0...1, of a channel.
  static func linear(_ channel: UInt8) -> Double { whole[Int(channel)] }

  private static func computed(_ channel: Double) -> Double {
    let value = channel / 255
    return value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92
  }
}
