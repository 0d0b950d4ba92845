public import Foundation

/// The program that source asks for; here it does nothing.
@MainActor
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()
  /// Does nothing.
  public func open(_ url: URL) {}
}
