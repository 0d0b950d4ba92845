// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import Foundation
@_exported import Observation

// Health data is not available on the device.

/// The error of a device without health data.
public struct HKError: Error, Sendable {}
public enum HKQuantityTypeIdentifier: String, Sendable {
  case stepCount, heartRate, activeEnergyBurned, distanceWalkingRunning, bodyMass, height
  case restingHeartRate, oxygenSaturation, dietaryWater, dietaryEnergyConsumed
}
open class HKObjectType: NSObject, @unchecked Sendable {
  public static func quantityType(forIdentifier id: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(id)
  }
  public static func workoutType() -> HKWorkoutType { HKWorkoutType() }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) {}
}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
public final class HKHealthStore: NSObject, @unchecked Sendable {
  public static func isHealthDataAvailable() -> Bool { false }
  public func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError()) }
  public func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws { throw HKError() }
}
