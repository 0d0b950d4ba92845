import Foundation
public import ShapeShift

/// The contexts that code of UIKit's draws on without naming them: one stack for each thread, as UIKit has them.
package final class CurrentContext {
  private var contexts: [CGContext] = []
  private static let key = "CurrentContext"

  /// That of this thread.
  private static var here: CurrentContext {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? CurrentContext { return stack }
    let stack = CurrentContext()
    values[key] = stack
    return stack
  }

  /// The one that was pushed last.
  package static var top: CGContext? { here.contexts.last }
  /// Makes a context the current one.
  package static func push(_ context: CGContext) { here.contexts.append(context) }
  /// Takes back what was pushed last; without anything nothing happens.
  package static func pop() { _ = here.contexts.popLast() }
}

extension GraphicsContext {
  /// Draws by Core Graphics: in the coordinates, with the clips, filters, opacity and blend mode of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(self)
    CurrentContext.push(context)
    defer { CurrentContext.pop() }
    try content(context)
    while context.hasOpenLayer { context.endTransparencyLayer() }
  }
}
