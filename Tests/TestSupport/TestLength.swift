import Foundation

/// Whether tests run in their short or their long forms.
public enum TestLength {
  /// Whether `SHAPESHIFT_TEST_LONG` is 1, as `make test-long` sets it.
  public static let isLong = ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1"

  /// The minutes that a test may take: in long runs all begin at once, and a test's time is also that of those before it.
  public static func minutes(_ count: Int) -> Int { isLong ? 180 : count }
}
