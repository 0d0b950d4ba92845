/// A geometric angle, positive clockwise on screen.
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public init() { radians = 0 }

  /// An angle given in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle given in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0 degrees.
  public static let zero = Angle()

  /// Orders angles by their radians; full turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
