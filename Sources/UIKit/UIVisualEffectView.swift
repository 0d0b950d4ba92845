// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// What a view does with what is behind it.
open class UIVisualEffect {
  fileprivate init() {}
}

/// A translucent ground.
public final class UIBlurEffect: UIVisualEffect {
  /// Kinds of grounds.
  public enum Style: Int, Sendable {
    /// Almost white.
    case extraLight
    case light
    case dark
    /// As the color scheme has it.
    case regular = 4
    /// As the color scheme has it, stronger.
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    /// The usual material.
    case systemMaterial
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The thinnest material on light ground.
    case systemUltraThinMaterialLight
    /// A thin material on light ground.
    case systemThinMaterialLight
    /// The usual material on light ground.
    case systemMaterialLight
    /// A thick material on light ground.
    case systemThickMaterialLight
    /// The material of bars on light ground.
    case systemChromeMaterialLight
    /// The thinnest material on dark ground.
    case systemUltraThinMaterialDark
    /// A thin material on dark ground.
    case systemThinMaterialDark
    /// The usual material on dark ground.
    case systemMaterialDark
    /// A thick material on dark ground.
    case systemThickMaterialDark
    /// The material of bars on dark ground.
    case systemChromeMaterialDark
  }

  let style: Style

  /// A ground of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What stands out on a translucent ground; here it changes nothing.
public final class UIVibrancyEffect: UIVisualEffect {
  /// What stands out on a ground.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with a translucent ground: in a picture the material of the same name, which tints and does not blur.
open class UIVisualEffectView: UIView {
  /// The ground; nil for none.
  public var effect: UIVisualEffect?
  /// What stands on the ground; here nothing does.
  public let contentView = UIView()

  /// A view without a ground, in a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from an archive; nothing of that is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view with a ground.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
}
