// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit
@_exported import simd

// Entities can be added, read and removed; they are not drawn or loaded, and `make` closures are not called.

public struct RealityKitError: Error, Sendable {}
public struct Transform: Hashable, Sendable {
  public var scale: SIMD3<Float>, rotation: simd_quatf, translation: SIMD3<Float>
  public init(
    scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = .zero
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  public func hash(into hasher: inout Hasher) { hasher.combine(translation) }
}
@MainActor @preconcurrency open class Entity {
  public var name = "", transform = Transform(), isEnabled = true
  public private(set) var children: [Entity] = []
  public var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  public var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  public var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  public required init() {}
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    throw RealityKitError()
  }
  public static func load(named name: String) throws -> Entity { throw RealityKitError() }
  public static func loadModel(named name: String) throws -> ModelEntity { throw RealityKitError() }
  public private(set) weak var parent: Entity?
  public func addChild(_ entity: Entity) {
    entity.removeFromParent()
    children.append(entity)
    entity.parent = self
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  public func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  public func generateCollisionShapes(recursive: Bool) {}
}
public struct MeshResource {
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { .init() }
  public static func generateSphere(radius: Float) -> MeshResource { .init() }
  public static func generatePlane(width: Float, depth: Float) -> MeshResource { .init() }
}
public protocol Material {}
public struct SimpleMaterial: Material {
  public init() {}
  public init(color: UIColor, isMetallic: Bool) {}
  public init(color: UIColor, roughness: Float, isMetallic: Bool) {}
}
open class ModelEntity: Entity {
  public convenience init(mesh: MeshResource, materials: [any Material] = []) { self.init() }
}
open class AnchorEntity: Entity {
  public enum Plane: Sendable { case horizontal, vertical, any }
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
  public convenience init(plane: Plane) { self.init() }
}
public final class RealityScene {
  @MainActor public func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
  public var anchors: [AnchorEntity] = []
}
open class ARView: _FrameworkView {
  open override class var _framework: String { "RealityKit" }
  public enum CameraMode: Sendable { case ar, nonAR }
  public let scene = RealityScene()
  public var cameraMode = CameraMode.ar
  public convenience init(
    frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) { self.init(frame: frame) }
}
@MainActor public struct RealityViewContent {
  public var entities: [Entity] = []
  public mutating func add(_ entity: Entity) { entities.append(entity) }
}
public struct RealityView: View {
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil
  ) {}
  public var body: some View { _FrameworkPlaceholder("RealityView", of: "RealityKit") }
}
public struct Model3D: View {
  public init(named name: String, bundle: Bundle? = nil) {}
  public init(url: URL) {}
  public var body: some View { _FrameworkPlaceholder("Model3D", of: "RealityKit") }
}
