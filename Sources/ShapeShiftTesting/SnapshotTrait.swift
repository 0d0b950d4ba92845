public import Testing

/// A trait with the settings of all snapshots of a test or suite.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  /// The settings of the traits around a test.
  struct Values: Sendable {
    var recording: SnapshotRecording?
    var precision: SnapshotPrecision?
  }

  @TaskLocal static var values = Values()

  let recording: SnapshotRecording?
  let precision: SnapshotPrecision?

  /// The trait of a suite is that of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var values = Self.values
    values.recording = recording ?? values.recording
    values.precision = precision ?? values.precision
    try await Self.$values.withValue(values) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Returns a trait that sets how the snapshots of a test or suite are recorded and compared.
  public static func snapshots(
    record recording: SnapshotRecording? = nil, precision: SnapshotPrecision? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(recording: recording, precision: precision)
  }
}
