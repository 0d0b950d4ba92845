public import Foundation

/// The program that source asks for; here it does nothing.
@MainActor
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()
  /// Where the settings of the program are.
  public static let openSettingsURLString = "app-settings:"
  /// The windows: none.
  public let windows: [UIWindow] = []
  /// Does nothing.
  public func open(_ url: URL) {}
  /// Does nothing.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)?
  ) {}
  /// Whether something opens a URL: nothing does.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// A window that source asks for; there is none.
@MainActor
public final class UIWindow {
  private init() {}
  /// Does nothing.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }
}
