// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import UIKit
@_exported import simd

// Nodes can be added, read and removed; scenes are not drawn, and actions do not run.

public struct SCNVector3: Sendable {
  public var x: Float, y: Float, z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  @_disfavoredOverload
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { .init(x, y, z) }
public final class SCNMaterialProperty: NSObject { public var contents: Any? }
public final class SCNMaterial: NSObject {
  public enum LightingModel: String, Sendable {
    case blinn, constant, lambert, phong, physicallyBased
  }
  public let diffuse = SCNMaterialProperty(), specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public var lightingModel = LightingModel.blinn, transparency: CGFloat = 1
}
open class SCNGeometry: NSObject {
  public var materials: [SCNMaterial] = [SCNMaterial()]
  public var firstMaterial: SCNMaterial? { materials.first }
}
public final class SCNSphere: SCNGeometry { public init(radius: CGFloat) {} }
public final class SCNBox: SCNGeometry {
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {}
}
public final class SCNPlane: SCNGeometry { public init(width: CGFloat, height: CGFloat) {} }
public final class SCNCamera: NSObject {
  public var fieldOfView: CGFloat = 60
}
public final class SCNLight: NSObject {
  public enum LightType: String, Sendable { case ambient, directional, omni, spot, probe, area }
  public var type = LightType.omni, color: Any = UIColor.white, intensity: CGFloat = 1000
}
public final class SCNAction: NSObject {
  public static func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction() }
  public static func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
  public static func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
}
open class SCNNode: NSObject {
  public var name: String?, geometry: SCNGeometry?, camera: SCNCamera?, light: SCNLight?
  public var position = SCNVector3(), eulerAngles = SCNVector3(), scale = SCNVector3(1, 1, 1)
  public var opacity: CGFloat = 1, isHidden = false
  public private(set) var childNodes: [SCNNode] = []
  public override init() {}
  public init(geometry: SCNGeometry?) { self.geometry = geometry }
  public private(set) weak var parent: SCNNode?
  public func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  public func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    if let child = childNodes.first(where: { $0.name == name }) { return child }
    guard recursively else { return nil }
    return childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first
  }
  public func look(at worldTarget: SCNVector3) {}
  public func runAction(_ action: SCNAction) {}
  public func removeAllActions() {}
}
open class SCNScene: NSObject {
  public let rootNode = SCNNode(), background = SCNMaterialProperty()
  public override init() {}
  public convenience init?(named name: String) { return nil }
  public convenience init?(named name: String, inDirectory directory: String?) { return nil }
  public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}
open class SCNView: _FrameworkView {
  open override class var _framework: String { "SceneKit" }
  public var scene: SCNScene?, pointOfView: SCNNode?, allowsCameraControl = false
  public var autoenablesDefaultLighting = false
}
public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let autoenablesDefaultLighting = Options(rawValue: 2)
    public static let rendersContinuously = Options(rawValue: 4)
  }
  public init(scene: SCNScene?, pointOfView: SCNNode? = nil, options: Options = []) {}
  public var body: some View { _FrameworkPlaceholder("SceneView", of: "SceneKit") }
}
