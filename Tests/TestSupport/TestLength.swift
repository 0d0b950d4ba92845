import Foundation

/// Whether tests run in their short or their long forms.
public enum TestLength {
  /// Whether `SHAPESHIFT_TEST_LONG` is 1, as `make test-long` sets it.
  public static let isLong = ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1"
}
