package import FileStorage
import Foundation
import Glibc

/// Where the code of Swift files finds the main bundle of their program.
///
/// It is a link, which the host leads to the resources of the code that runs. Only the host of Swift files gives it to
/// Foundation.
package enum ProgramFolder {
  /// The variable by which a host is told what the link's path begins with.
  package static let variable = "SHAPESHIFT_PROGRAM"

  /// The link of this process; nil in a process that is no host.
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

  /// Leads the link to another folder, and has Foundation forget what it has seen in the one before.
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
