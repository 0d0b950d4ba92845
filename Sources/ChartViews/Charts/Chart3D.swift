import Foundation
public import VectorGeometry
import VectorGraphics
public import ViewTree

/// A chart in three dimensions: a labeled placeholder, which is reported.
public struct Chart3D: View {
  /// Creates a chart of content.
  public init<Content: Chart3DContent>(@ChartContentBuilder content: () -> Content) {}

  /// Creates a chart with content for each element of a collection.
  public init<Data: RandomAccessCollection, Content: Chart3DContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}

  /// Creates a chart with content for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Content: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {}

  /// A gray rectangle with the view's name.
  public var body: some View {
    Rectangle().fill(Color.gray.opacity(0.2)).overlay {
      // The missing image records the problem and has no size.
      Image(missing: "Chart3D can't be drawn; a labeled placeholder is drawn")
        .frame(width: 0, height: 0).clipped()
      Text(verbatim: "Chart3D").font(.footnote)
    }
  }
}

/// Content of a chart in three dimensions.
public typealias Chart3DContent = ChartContent

/// The surface of a function, which is not drawn.
public nonisolated struct SurfacePlot: ChartContent {
  /// Creates a surface with axis labels.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  /// A surface has no body.
  public typealias Body = Never
  /// Adds no marks: surfaces are not drawn.
  @MainActor public func _collect(into collector: inout _MarkCollector) {}
}

extension PointMark {
  /// Creates a point in space, for a ``Chart3D``.
  public nonisolated init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { self.init(x: x, y: y) }
}

/// The direction from which a chart in three dimensions is seen.
public nonisolated struct Chart3DPose: Hashable, Sendable {
  private let azimuth: Angle
  private let inclination: Angle

  /// Creates a pose from angles.
  public init(azimuth: Angle, inclination: Angle) {
    (self.azimuth, self.inclination) = (azimuth, inclination)
  }

  /// The initial pose.
  public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
  /// A pose that faces the front of the chart.
  public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
}

/// The projection of a chart in three dimensions.
public nonisolated struct Chart3DCameraProjection: Hashable, Sendable {
  private let name: String
  /// The default projection.
  public static let automatic = Chart3DCameraProjection(name: "automatic")
  /// A projection in which parallel lines stay parallel.
  public static let orthographic = Chart3DCameraProjection(name: "orthographic")
  /// A projection in which distant parts are smaller.
  public static let perspective = Chart3DCameraProjection(name: "perspective")
}

extension View {
  /// Has no effect: charts in three dimensions are not drawn.
  public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
  /// Has no effect: charts in three dimensions are not drawn.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
  /// Has no effect: charts in three dimensions are not drawn.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
}
