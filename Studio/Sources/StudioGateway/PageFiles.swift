/// The files of the page that are part of the program.
enum PageFiles {
  /// By their names.
  static let all: [String: @Sendable () -> [UInt8]] = [
    "index.html": { PackageResources.index_html }
  ]
}
