// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import SceneKit

// Augmented reality is not supported: no configuration can run.

open class ARConfiguration: NSObject {
  public class var isSupported: Bool { false }
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
}
public final class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  public var planeDetection: PlaneDetection = []
}
public final class ARFaceTrackingConfiguration: ARConfiguration {}
open class ARAnchor: NSObject {}
open class ARFaceAnchor: ARAnchor {}
public protocol ARSessionDelegate: AnyObject {}
public protocol ARSCNViewDelegate: AnyObject {}
open class ARSession: NSObject {
  public weak var delegate: (any ARSessionDelegate)?
  public func run(_ configuration: ARConfiguration) {}
  public func pause() {}
}
open class ARSCNView: SCNView {
  open override class var _framework: String { "ARKit" }
  public let session = ARSession()
  public weak var delegate: (any ARSCNViewDelegate)?
}
