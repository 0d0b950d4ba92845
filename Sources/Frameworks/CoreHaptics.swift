// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import Observation

// The device has no haptics.

public protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get } }
public struct CHHapticCapability: CHHapticDeviceCapability {
  public let supportsHaptics = false, supportsAudio = false
}
public struct CHHapticError: Error, Sendable {}
public final class CHHapticEventParameter: NSObject {
  public enum ParameterID: String, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    case audioVolume, audioPitch
  }
  public let parameterID: ParameterID
  public var value: Float
  public init(parameterID: ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
public final class CHHapticEvent: NSObject {
  public enum EventType: String, Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {}
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval
  ) {}
}
public final class CHHapticDynamicParameter: NSObject {
  public enum ID: String, Sendable { case hapticIntensityControl, hapticSharpnessControl }
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}
public final class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
public final class CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  public var loopEnabled = false
  public func start(atTime time: TimeInterval) throws {}
  public func stop(atTime time: TimeInterval) throws {}
}
public let CHHapticTimeImmediate: TimeInterval = 0
public final class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case systemError = -1
  }
  public var resetHandler: () -> Void = {}
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var playsHapticsOnly = false, isAutoShutdownEnabled = false
  public override init() {}
  public static func capabilitiesForHardware() -> CHHapticCapability { CHHapticCapability() }
  public func start() throws { throw CHHapticError() }
  public func start() async throws { throw CHHapticError() }
  public func start(completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(CHHapticError())
  }
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError()
  }
  public func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> CHHapticAdvancedPatternPlayer { throw CHHapticError() }
  public func playPattern(from fileURL: URL) throws { throw CHHapticError() }
}
