// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// How navigation looks.
public protocol NavigationViewStyle {}
/// The platform's.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { .init() }
}
