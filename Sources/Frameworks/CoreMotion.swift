// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import Foundation
@_exported import Observation

// The device has no motion sensors; handlers of updates are not called.

public struct CMAcceleration: Sendable { public var (x, y, z) = (0.0, 0.0, 0.0) }
public typealias CMRotationRate = CMAcceleration
public struct CMQuaternion: Sendable { public var (x, y, z, w) = (0.0, 0.0, 0.0, 1.0) }
open class CMLogItem: NSObject { public let timestamp: TimeInterval = 0 }
public final class CMAttitude: NSObject {
  public let (roll, pitch, yaw) = (0.0, 0.0, 0.0), quaternion = CMQuaternion()
}
public final class CMDeviceMotion: CMLogItem {
  public let attitude = CMAttitude(), rotationRate = CMRotationRate(), gravity = CMAcceleration()
  public let userAcceleration = CMAcceleration(), heading = 0.0
}
public final class CMAccelerometerData: CMLogItem { public let acceleration = CMAcceleration() }
public final class CMGyroData: CMLogItem { public let rotationRate = CMRotationRate() }
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
}
open class CMMotionManager: NSObject, @unchecked Sendable {
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var accelerometerUpdateInterval: TimeInterval = 0, gyroUpdateInterval: TimeInterval = 0
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var isDeviceMotionActive: Bool { false }
  public var isAccelerometerActive: Bool { false }
  public var deviceMotion: CMDeviceMotion? { nil }
  public var accelerometerData: CMAccelerometerData? { nil }
  public func startDeviceMotionUpdates() {}
  public func startDeviceMotionUpdates(using: CMAttitudeReferenceFrame) {}
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  public func startDeviceMotionUpdates(
    using: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  public func startAccelerometerUpdates() {}
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  public func startGyroUpdates() {}
  public func stopDeviceMotionUpdates() {}
  public func stopAccelerometerUpdates() {}
  public func stopGyroUpdates() {}
}
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
public final class CMPedometerData: NSObject, @unchecked Sendable {
  public let numberOfSteps: NSNumber = 0, distance: NSNumber? = nil
}
public final class CMPedometer: NSObject {
  public static func isStepCountingAvailable() -> Bool { false }
  public static func isDistanceAvailable() -> Bool { false }
  public static func authorizationStatus() -> CMAuthorizationStatus { .denied }
  public func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  public func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, nil) }
  public func stopUpdates() {}
}
