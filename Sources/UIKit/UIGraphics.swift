public import CoreGraphics
public import Foundation
import ShapeShift
import Synchronization

// UIKit's code draws on a context that it does not name: that of the renderer, of the view or of the canvas that runs it.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that is drawn on now, on this thread; nil where nothing is.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.top }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the one that is drawn on.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes back the context that was pushed last.
public func UIGraphicsPopContext() { CurrentContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size in points; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  CurrentContext.push(CGContext(drawing: CGRect(origin: .zero, size: size), format))
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What has been drawn on the picture that was begun last; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContext.top.map { UIImage($0.recorded, scale: $0.scale) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { CurrentContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Paints a rectangle with the current context's color for insides, without blending.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Paints a rectangle with the current context's color for insides.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CGContext.current(for: "UIRectFill(_:)")?.fill(rect, blendMode)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Paints a frame of one point inside of a rectangle, without blending.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Paints a frame of one point inside of a rectangle.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CGContext.current(for: "UIRectFrame(_:)")?.frame(rect, blendMode)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws only inside of a rectangle from now on.
public func UIRectClip(_ rect: CGRect) {
  CGContext.current(for: "UIRectClip(_:)")?.clip(to: rect)
}

extension CGContext {
  /// A picture of a rectangle of the drawing's coordinates, on black if it is opaque.
  convenience init(drawing bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    self.init(recording: bounds, scale: format.scale)
    guard format.opaque else { return }
    saveGState()
    setFillColor(gray: 0, alpha: 1)
    fill(bounds)
    restoreGState()
  }

  private static let noted = Mutex<Set<String>>([])

  /// The context that is drawn on now; without one nothing is drawn, which is said once for each function.
  static func current(for function: String) -> CGContext? {
    if let context = CurrentContext.top { return context }
    if noted.withLock({ $0.insert(function).inserted }) {
      say("\(function) draws nothing: there is no current context")
    }
    return nil
  }

  /// Paints a rectangle in a blend mode.
  func fill(_ rect: CGRect, _ mode: CGBlendMode, alpha: CGFloat? = nil) {
    saveGState()
    setBlendMode(mode)
    if let alpha { setAlpha(alpha) }
    fill(rect)
    restoreGState()
  }

  /// Paints a frame of one point inside of a rectangle with the color for insides.
  func frame(_ rect: CGRect, _ mode: CGBlendMode) {
    saveGState()
    setBlendMode(mode)
    addRect(rect)
    addRect(rect.insetBy(dx: 1, dy: 1))
    fillPath(using: .evenOdd)
    restoreGState()
  }
}

/// Says a sentence on the standard error.
func say(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
