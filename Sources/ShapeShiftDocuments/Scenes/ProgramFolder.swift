package import FileStorage
import Foundation
import Glibc

/// The path at which the code of Swift files finds the main bundle of its program.
///
/// The path is a link, which the host directs to the resources of the running code. Only the host of Swift
/// files passes it to Foundation.
package enum ProgramFolder {
  /// The environment variable with the prefix of the link's path.
  package static let variable = "SHAPESHIFT_PROGRAM"

  /// The link of this process, or `nil` outside of a host.
  static let link: String? = ProcessInfo.processInfo.environment[variable].map {
    "\($0)-\(getpid())"
  }

  /// The path of a program in the folder; that of the running one in a process that has no link.
  nonisolated(unsafe) package static let program: UnsafePointer<CChar>? = {
    guard let start = unsafe getenv(variable) else {
      return unsafe UnsafePointer(realpath("/proc/self/exe", nil))
    }
    let path = "\(unsafe String(cString: start))-\(getpid())/program"
    return unsafe UnsafePointer(strdup(path))
  }()

  /// Directs the link to another folder, and clears Foundation's cache of the previous one.
  package static func lead(to folder: String) throws(SystemError) {
    guard let link else { return }
    try FileSystem.makeLink(link, to: folder)
    let library = unsafe dlopen(nil, RTLD_NOW)
    guard let bundle = unsafe dlsym(library, "CFBundleGetMainBundle"),
      let forget = unsafe dlsym(library, "_CFBundleFlushBundleCaches")
    else { return }
    typealias MainBundle = @convention(c) () -> UnsafeMutableRawPointer?
    typealias Forgetting = @convention(c) (UnsafeMutableRawPointer?) -> Void
    unsafe unsafeBitCast(forget, to: Forgetting.self)(
      unsafeBitCast(bundle, to: MainBundle.self)())
  }
}
