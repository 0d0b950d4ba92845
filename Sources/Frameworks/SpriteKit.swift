// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: ReplaceForEachWithForLoop

@_exported import UIKit
@_exported import simd

// Nodes can be added, read and removed; scenes are not drawn, and actions do not run.

public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let allowsTransparency = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }
  public init(
    scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = []
  ) {}
  public var body: some View { _FrameworkPlaceholder("SpriteView", of: "SpriteKit") }
}
open class SKView: _FrameworkView {
  open override class var _framework: String { "SpriteKit" }
  public private(set) var scene: SKScene?
  public var ignoresSiblingOrder = false, allowsTransparency = false, isPaused = false
  public func presentScene(_ scene: SKScene?) { self.scene = scene }
}
open class SKNode: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) { nil }
  public convenience init?(fileNamed filename: String) { return nil }
  public var position = CGPoint.zero, zPosition: CGFloat = 0, zRotation: CGFloat = 0
  public var xScale: CGFloat = 1, yScale: CGFloat = 1, alpha: CGFloat = 1, isHidden = false
  public var isUserInteractionEnabled = false, name: String?, physicsBody: SKPhysicsBody?
  public private(set) var children: [SKNode] = []
  public private(set) weak var parent: SKNode?
  public var frame: CGRect { .zero }
  public func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  public func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  public func removeAllChildren() { children.forEach { $0.removeFromParent() } }
  public func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  public func run(_ action: SKAction) {}
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  public func removeAllActions() {}
}
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
open class SKScene: SKNode {
  public var size = CGSize(width: 1, height: 1), scaleMode = SKSceneScaleMode.fill
  public var backgroundColor = UIColor.black, anchorPoint = CGPoint.zero
  public var view: SKView? { nil }
  public let physicsWorld = SKPhysicsWorld()
  public override init() { super.init() }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
}
public final class SKTexture: NSObject {
  public init(imageNamed name: String) {}
  public init(image: UIImage) {}
}
open class SKSpriteNode: SKNode {
  public var size = CGSize.zero, color = UIColor.white, texture: SKTexture?
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public convenience init(imageNamed name: String) { self.init() }
  public convenience init(texture: SKTexture?) { self.init() }
  public convenience init(color: UIColor, size: CGSize) {
    self.init()
    (self.color, self.size) = (color, size)
  }
}
open class SKShapeNode: SKNode {
  public var path: CGPath?, fillColor = UIColor.clear, strokeColor = UIColor.white
  public var lineWidth: CGFloat = 1
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(path: CGPath) { self.init() }
}
open class SKLabelNode: SKNode {
  public var text: String?, fontName: String?, fontSize: CGFloat = 32, fontColor: UIColor?
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(fontNamed fontName: String?) { self.init() }
}
open class SKEmitterNode: SKNode {
  public var particleBirthRate: CGFloat = 0, particlePosition = CGPoint.zero
  public var particlePositionRange = CGVector.zero, particleTexture: SKTexture?
}
open class SKCameraNode: SKNode {}
public final class SKPhysicsWorld: NSObject {
  public var gravity = CGVector(dx: 0, dy: -9.8)
  public weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
public protocol SKPhysicsContactDelegate: AnyObject {}
public final class SKPhysicsBody: NSObject {
  public var isDynamic = true, affectedByGravity = true, restitution: CGFloat = 0.2
  public var categoryBitMask: UInt32 = .max, collisionBitMask: UInt32 = .max
  public var contactTestBitMask: UInt32 = 0, velocity = CGVector.zero
  public init(circleOfRadius r: CGFloat) {}
  public init(rectangleOf s: CGSize) {}
  public init(edgeLoopFrom rect: CGRect) {}
}
public final class SKAction: NSObject {
  public static func wait(forDuration duration: TimeInterval) -> SKAction { SKAction() }
  public static func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  public static func move(to: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
  public static func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  public static func rotate(byAngle: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  public static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  public static func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  public static func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
  public static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  public static func removeFromParent() -> SKAction { SKAction() }
  public static func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
}
