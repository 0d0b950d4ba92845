import CPNG

extension PNGEncoder {
  /// The version of libpng that runs, such as `1.6.39`.
  package static var libraryVersion: String {
    let version = cpng_library_version()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }
}
