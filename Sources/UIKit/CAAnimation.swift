// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreGraphics
public import Foundation

// Layer animations compile and have no effect.

open class CAAnimation {
  public var duration: CFTimeInterval = 0
  public var beginTime: CFTimeInterval = 0
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var speed: Float = 1
  public var autoreverses = false
  public var isRemovedOnCompletion = true
  public var fillMode = CAMediaTimingFillMode.removed
  public var timingFunction: CAMediaTimingFunction?
  public init() {}
}

open class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
  public var isAdditive = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  public var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public var path: CGPath?
}

open class CAAnimationGroup: CAAnimation { public var animations: [CAAnimation]? }

public enum CAMediaTimingFillMode: String, Sendable { case forwards, backwards, both, removed }

public enum CAMediaTimingFunctionName: String, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

public final class CAMediaTimingFunction: Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

extension CALayer {
  /// Has no effect: the layer keeps its values.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func animation(forKey key: String) -> CAAnimation? { nil }
}

/// Groups layer changes, which take effect immediately.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
