import CLinux
import FileStorage
import Glibc
import IntegerConversion

/// The kernel's description of a process.
///
/// Source: proc(5), `/proc/pid/stat`; the fields are counted from 1 and follow the name in parentheses.
struct ProcessStatus {
  let number: pid_t
  private let fields: [Substring]

  /// Reads it; `nil` if there is no such process.
  init?(_ number: pid_t) {
    guard let stat = (try? FileSystem.contents(of: "/proc/\(number)/stat")) ?? nil else {
      return nil
    }
    let text = String(decoding: stat.bytes, as: UTF8.self)
    guard let name = text.lastIndex(of: ")") else { return nil }
    self.number = number
    fields = text[text.index(after: name)...].split(separator: " ")
  }

  private func field(_ number: Int) -> Substring {
    fields.indices.contains(number - 3) ? fields[number - 3] : "0"
  }

  var isZombie: Bool { field(3) == "Z" }
  var parent: pid_t { pid_t(field(4)) ?? 0 }
  /// The start time, in clock ticks since the machine started.
  var start: Int { Int(field(22)) ?? 0 }

  /// The processor time used so far, in seconds.
  var processorTime: Double {
    ((Double(field(14)) ?? 0) + (Double(field(15)) ?? 0)) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// All processes that can be seen.
  static var all: [ProcessStatus] {
    ((try? FileSystem.names(in: "/proc")) ?? []).compactMap { pid_t($0).flatMap { Self($0) } }
  }
}

/// The processes that the code of previews starts, whatever group or session they move to.
enum StartedProcesses {
  /// Makes them children of this process once their own parent has ended.
  static func adopt() { _ = adopt_orphans() }

  /// Ends the children of this process that started at a time or later, and all of their descendants.
  ///
  /// - Parameter start: The start time of the host; its own parent may have left other children to this process.
  static func endChildren(since start: Int) {
    for _ in 0..<100 {
      let children = ProcessStatus.all.filter { $0.parent == getpid() && $0.start >= start }
      guard !children.isEmpty else { return }
      for child in children {
        kill(child.number, SIGKILL)
        _ = waitpid(child.number, nil, 0)
      }
    }
  }

  /// Ends the descendants of a process.
  static func endDescendants(of number: pid_t) {
    let all = ProcessStatus.all
    var known: Set<pid_t> = [number]
    while true {
      let more = all.filter { known.contains($0.parent) && !known.contains($0.number) }
      guard !more.isEmpty else { break }
      known.formUnion(more.map(\.number))
    }
    for child in known where child != number && child != getpid() { kill(child, SIGKILL) }
  }
}
