import CCairo
import CPango

/// The versions of the C libraries that run.
package enum LibraryVersions {
  /// Each library's name and version.
  package static var all: [(name: String, version: String)] {
    [
      ("cairo", String(cString: cairo_version_string())),
      ("pango", String(cString: pango_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
      ("fontconfig", fontconfig),
    ]
  }

  /// Source: `FcGetVersion` gives 10000 * major + 100 * minor + revision.
  private static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }
}
