// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreLocation
import InterfaceViews
@_exported import UIKit

// A map is a labeled placeholder. Regions, rectangles and cameras have their values; searches find nothing.

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D, span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a region of a size in meters, with 111,320 m per degree of latitude.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let shrunk = max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_320,
        longitudeDelta: longitudinalMeters / (111_320 * shrunk)))
  }
}

/// A point of the Mercator projection, a square with sides of 2²⁸ units.
public struct MKMapPoint: Sendable {
  public var x: Double, y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = coordinate.latitude * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
  }
  public var coordinate: CLLocationCoordinate2D {
    let turn = .pi * (1 - 2 * y / MKMapSize.world.height)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(turn)) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
  }
}

public struct MKMapSize: Sendable {
  public var width: Double, height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint, size: MKMapSize
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
}

// MARK: SwiftUI maps

/// A map, which is a labeled placeholder.
public struct Map<Content: View>: View {
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView {}
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyView {}
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView {}
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyView {}
  public init<Value: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView {}
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) where Content == EmptyView {}

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {}
  public init<Items: RandomAccessCollection, Pin: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Pin
  ) where Content == EmptyView, Items.Element: Identifiable {}

  public var body: some View { _FrameworkPlaceholder("Map", of: "MapKit") }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1), zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

public enum MapUserTrackingMode: Sendable { case none, follow }

public protocol MapAnnotationProtocol {}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

public struct MapCameraPosition: Equatable, @unchecked Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?
  public private(set) var rect: MKMapRect?
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  public var positionedByUser: Bool { false }
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(item: item)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self { Self(followsUserLocation: true, followsUserHeading: followsHeading) }

  private var numbers: [Double?] {
    [
      region?.center.latitude, region?.center.longitude, region?.span.latitudeDelta,
      region?.span.longitudeDelta, rect?.origin.x, rect?.origin.y, rect?.size.width,
      rect?.size.height,
    ]
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.numbers == b.numbers && a.camera == b.camera && a.item === b.item
      && a.followsUserLocation == b.followsUserLocation
      && a.followsUserHeading == b.followsUserHeading
  }
}

extension MapCameraPosition {
  private init(followsUserLocation: Bool, followsUserHeading: Bool) {
    (self.followsUserLocation, self.followsUserHeading) = (followsUserLocation, followsUserHeading)
  }
}

/// Content of a map, which is not drawn.
public protocol MapContent: View {}

extension MapContent { public var body: some View { EmptyView() } }

public struct _MapItems: MapContent {}

@resultBuilder
@MainActor public enum MapContentBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> _MapItems {
    _MapItems()
  }
  public static func buildIf(_ content: _MapItems?) -> _MapItems { _MapItems() }
  public static func buildEither(first: _MapItems) -> _MapItems { first }
  public static func buildEither(second: _MapItems) -> _MapItems { second }
  public static func buildLimitedAvailability(_ content: _MapItems) -> _MapItems { content }
}

public struct Marker<Label: View>: MapContent {
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == InterfaceViews.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(item: MKMapItem) {}
}

extension Marker where Label == Text {
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}

public struct Annotation<Label: View, Content: View>: MapContent {
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

public struct UserAnnotation: MapContent {
  public init(anchor: UnitPoint = .center) {}
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public init(_ circle: MKCircle) {}
}

public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ polygon: MKPolygon) {}
}

public struct MapPolyline: MapContent {
  public enum ContourStyle: Sendable { case straight, geodesic }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}

extension MapContent {
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { _MapItems() }
  public func tint(_ color: Color?) -> some MapContent { _MapItems() }
  public func tag<Value: Hashable>(_ tag: Value) -> some MapContent { _MapItems() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { _MapItems() }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    _MapItems()
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    _MapItems()
  }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapItems() }
}

extension ForEach: MapContent where Content: View {}
extension Group: MapContent where Content: View {}

public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static let standard = MapStyle(), imagery = MapStyle(), hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories(), excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera, region: MKCoordinateRegion, rect: MKMapRect
}

public struct MapFeature: Hashable, Sendable {}

extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?
  ) -> some View { self }
}

/// A map control, which is not drawn.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public typealias MapCompass = MapUserLocationButton
public typealias MapScaleView = MapUserLocationButton

public struct MapReader<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}

public struct MapProxy {
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?) {}
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true
  ) {}
  public var body: some View { _FrameworkPlaceholder("LookAroundPreview", of: "MapKit") }
}

public final class MKLookAroundScene: NSObject, @unchecked Sendable {}

public final class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  public var scene: MKLookAroundScene? { get async throws { nil } }
}

// MARK: Places, searches, directions

public final class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public var name: String?, phoneNumber: String?, url: URL?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public let isCurrentLocation = false
  public override init() { placemark = MKPlacemark(coordinate: CLLocationCoordinate2D()) }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public static func forCurrentLocation() -> MKMapItem { MKMapItem() }
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  public static func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

public final class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
  }
  public override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

public enum MKPointOfInterestCategory: String, Sendable {
  case airport, bakery, beach, cafe, evCharger, foodMarket, gasStation, hospital, hotel, museum
  case nationalPark, park, parking, pharmacy, publicTransport, restaurant, school, store, theater
}

public struct MKError: Error, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
}

open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    public var naturalLanguageQuery: String?, region = MKCoordinateRegion()
    public var resultTypes = ResultType.pointOfInterest
    public override init() {}
    public init(completion: MKLocalSearchCompletion) {}
  }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1), pointOfInterest = ResultType(rawValue: 2)
  }
  public final class Response: NSObject {
    public let mapItems: [MKMapItem] = [], boundingRegion = MKCoordinateRegion()
  }
  public init(request: Request) {}
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .serverFailure))
  }
  open func start() async throws -> Response { throw MKError(code: .serverFailure) }
  open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {}

open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1), pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment = "", region = MKCoordinateRegion()
  public var resultTypes: ResultType = [.address, .pointOfInterest]
  public var results: [MKLocalSearchCompletion] { [] }
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject {
  public let title = "", subtitle = ""
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0xFFF)
}

open class MKDirections: NSObject {
  open class Request: NSObject {
    public var source: MKMapItem?, destination: MKMapItem?
    public var transportType = MKDirectionsTransportType.any, requestsAlternateRoutes = false
  }
  public final class Response: NSObject { public let routes: [MKRoute] = [] }
  public init(request: Request) {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .serverFailure))
  }
  open func calculate() async throws -> Response { throw MKError(code: .serverFailure) }
  open func cancel() {}
}

public final class MKRoute: NSObject, @unchecked Sendable {
  public final class Step: NSObject {
    public let instructions = "", distance: CLLocationDistance = 0, polyline = MKPolyline()
  }
  public let name = "", polyline = MKPolyline(), steps: [Step] = []
  public let distance: CLLocationDistance = 0, expectedTravelTime: TimeInterval = 0
}

// MARK: UIKit maps

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  public var coordinate = CLLocationCoordinate2D(), title: String?, subtitle: String?
  public override init() {}
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

public final class MKUserLocation: NSObject, MKAnnotation {
  public let coordinate = CLLocationCoordinate2D(), location: CLLocation? = nil
}

public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }

open class MKShape: NSObject, MKOverlay {
  public var coordinate: CLLocationCoordinate2D { .init() }
  public var boundingMapRect: MKMapRect { MKMapRect() }
}
open class MKMultiPoint: MKShape { public let pointCount = 0 }
open class MKPolyline: MKMultiPoint {
  public override init() {}
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {}
}
open class MKPolygon: MKMultiPoint {
  public override init() {}
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {}
}
open class MKCircle: MKShape {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D
  public override var coordinate: CLLocationCoordinate2D { center }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
}

open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {}
  public override init() {}
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var fillColor: UIColor?, strokeColor: UIColor?, lineWidth: CGFloat = 0
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init() }
  public init(polygon: MKPolygon) { super.init() }
  public override init(overlay: any MKOverlay) { super.init() }
}
public typealias MKPolygonRenderer = MKPolylineRenderer
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init() }
  public override init(overlay: any MKOverlay) { super.init() }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public protocol MKMapViewDelegate: AnyObject {}

open class MKMapView: _FrameworkView {
  open override class var _framework: String { "MapKit" }
  public weak var delegate: (any MKMapViewDelegate)?
  public var mapType = MKMapType.standard, region = MKCoordinateRegion()
  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  public var showsUserLocation = false, isZoomEnabled = true, isScrollEnabled = true
  public var userTrackingMode = MKUserTrackingMode.none
  public let userLocation = MKUserLocation()
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  public var selectedAnnotations: [any MKAnnotation] = []
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    region.center = coordinate
  }
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {}
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  public func removeAnnotations(_ removed: [any MKAnnotation]) { removed.forEach(removeAnnotation) }
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  public func removeOverlays(_ removed: [any MKOverlay]) { removed.forEach(removeOverlay) }
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
  { nil }
}

open class MKAnnotationView: _FrameworkView {
  open override class var _framework: String { "MapKit" }
  public var annotation: (any MKAnnotation)?, image: UIImage?, canShowCallout = false
  public var isEnabled = true, rightCalloutAccessoryView: UIView?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor?, glyphText: String?
}
public typealias MKPinAnnotationView = MKMarkerAnnotationView
