// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import Observation

// Coordinates, regions and distances have their values; locations and headings are not available.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation = -2.0, kCLLocationAccuracyBest = -1.0
public let kCLLocationAccuracyNearestTenMeters = 10.0, kCLLocationAccuracyHundredMeters = 100.0
public let kCLLocationAccuracyKilometer = 1000.0, kCLLocationAccuracyThreeKilometers = 3000.0
public let kCLDistanceFilterNone = -1.0
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A position on the globe, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees, longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A position with its altitude and the time of its measurement.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
  }

  /// Returns the distance on a sphere, in meters.
  ///
  /// Source: the haversine formula, with the mean radius of the Earth of the IUGG, 6,371,008.8 m.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate.radians, location.coordinate.radians)
    let (x, y) = (sin((b.latitude - a.latitude) / 2), sin((b.longitude - a.longitude) / 2))
    let half = min(x * x + cos(a.latitude) * cos(b.latitude) * y * y, 1)
    return 2 * 6_371_008.8 * asin(half.squareRoot())
  }
}

extension CLLocationCoordinate2D {
  fileprivate var radians: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude * .pi / 180, longitude: longitude * .pi / 180)
  }
}

public final class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection = 0, trueHeading: CLLocationDirection = -1
  public let headingAccuracy: CLLocationDirection = -1, (x, y, z) = (0.0, 0.0, 0.0)
  public let timestamp = Date()
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public protocol CLLocationManagerDelegate: AnyObject {}

/// A manager without permission to use locations, which does not call its delegate.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest, distanceFilter = kCLDistanceFilterNone
  public var activityType = CLActivityType.other, allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true, showsBackgroundLocationIndicator = false
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var monitoredRegions: Set<CLRegion> { [] }
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public class func locationServicesEnabled() -> Bool { false }
  public class func headingAvailable() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
}

open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  public var notifyOnEntry = true, notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D, radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}

/// The name and address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var location: CLLocation? { nil }
  public var region: CLRegion? { nil }
  public var timeZone: TimeZone? { nil }
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var isoCountryCode: String? { nil }
  public var country: String? { nil }
}

/// A geocoder without a network: it finds nothing.
open class CLGeocoder: NSObject {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
}

public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public var location: CLLocation? { nil }
  public var isStationary: Bool { false }
  public var authorizationDenied: Bool { true }
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
