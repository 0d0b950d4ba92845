import Foundation
import Glibc
import TestSupport

/// A library that stands between the command and the system's calls; `Faults/faults.c` says what it does.
enum Faults {
  /// Something went wrong with the library itself.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private static let library = Result { try build() }

  /// Compiles it by the compiler that compiled these tests' C.
  private static func build() throws -> String {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Faults/faults.c")
    let target = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-faults-\(UUID().uuidString).so")
    do {
      try TestProgram("clang").run([
        "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", target.path, source.path, "-ldl",
      ])
    } catch {
      throw Broken(
        description:
          "clang, which is part of Swift's toolchain, could not build \(source.path): \(error)")
    }
    return target.path
  }

  /// What happens at one of the calls.
  enum Action: CustomStringConvertible {
    case error(Int32)
    /// Half of a write is done before the error.
    case short
    case killedBefore, killedAfter
    case stop

    var description: String {
      switch self {
      case .error(let code): "\(code)"
      case .short: "short"
      case .killedBefore: "kill"
      case .killedAfter: "killed"
      case .stop: "stop"
      }
    }
  }

  /// The variables for a run whose calls beneath `folder` are counted.
  static func environment(
    _ folder: URL, at call: Int = 0, _ action: Action? = nil, log: URL? = nil
  ) throws -> [String: String] {
    var variables = ["LD_PRELOAD": try library.get(), "FAULTS_ROOT": folder.path]
    if let action { (variables["FAULTS_AT"], variables["FAULTS_DO"]) = ("\(call)", "\(action)") }
    if let log { variables["FAULTS_LOG"] = log.path }
    return variables
  }
}

/// What a run did to the files of a folder, call by call.
struct FileCalls {
  enum Call {
    case create(inode: Int, String)
    case write(inode: Int, Int, [UInt8])
    case truncate(inode: Int, Int)
    case sync(inode: Int)
    case syncFolder, syncAll
    case rename(String, String)
    case exchange(String, String)
    case link(String, String)
    case unlink(String)
  }

  /// Those that change something.
  private(set) var calls: [Call] = []
  /// The number of the last call.
  private(set) var count = 0

  init(_ log: URL) throws {
    for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      count = max(count, Int(parts[0]) ?? 0)
      func number(_ index: Int) throws -> Int {
        guard parts.count > index, let number = Int(parts[index]) else {
          throw Faults.Broken(description: "the log has the line \(line)")
        }
        return number
      }
      switch (parts[1], parts.count) {
      case ("nothing", _): break
      case ("create", 4): calls.append(.create(inode: try number(2), parts[3]))
      case ("write", 5):
        let bytes = stride(from: 0, to: parts[4].utf8.count, by: 2).map { start in
          UInt8(parts[4].dropFirst(start).prefix(2), radix: 16) ?? 0
        }
        calls.append(.write(inode: try number(2), try number(3), bytes))
      case ("truncate", 4): calls.append(.truncate(inode: try number(2), try number(3)))
      case ("sync", 3): calls.append(.sync(inode: try number(2)))
      case ("syncfolder", _): calls.append(.syncFolder)
      case ("syncall", _): calls.append(.syncAll)
      case ("rename", 4): calls.append(.rename(parts[2], parts[3]))
      case ("exchange", 4): calls.append(.exchange(parts[2], parts[3]))
      case ("link", 4): calls.append(.link(parts[2], parts[3]))
      case ("unlink", 3): calls.append(.unlink(parts[2]))
      default: throw Faults.Broken(description: "the log has the line \(line)")
      }
    }
  }
}

/// What a disk may hold after a loss of power.
///
/// It keeps what was synchronized. Of what was not, it keeps some: any of the writes, whole or by pages of
/// 4,096 bytes, any of the changes of names, in any order, as a file system may choose.
struct PowerCutDisk {
  /// A file on the disk, and what was not synchronized yet.
  private struct File {
    var bytes: [UInt8] = []
    var waiting: [FileCalls.Call] = []
  }

  /// A change of names: they lead to these files from then on, or to none.
  private typealias Naming = [(name: String, inode: Int?)]

  private var files: [Int: File] = [:]
  private var names: [String: Int] = [:]
  private var waiting: [Naming] = []
  /// Where the names lead for the programs that run.
  private var seen: [String: Int] = [:]

  /// The files of a folder, all of them on the disk.
  init(_ folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let path = folder.appendingPathComponent(name).path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let inode = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
      files[inode] = File(bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
      names[name] = inode
    }
    seen = names
  }

  mutating func follow(_ call: FileCalls.Call) {
    switch call {
    case .create(let inode, let name):
      files[inode] = File()
      rename([(name, inode)])
    case .write(let inode, _, _), .truncate(let inode, _): files[inode]?.waiting.append(call)
    case .sync(let inode): synchronize(inode)
    case .syncFolder: synchronizeNames()
    case .syncAll:
      for inode in files.keys { synchronize(inode) }
      synchronizeNames()
    case .rename(let old, let new): rename([(new, seen[old]), (old, nil)])
    case .exchange(let one, let other): rename([(one, seen[other]), (other, seen[one])])
    case .link(let old, let new): rename([(new, seen[old])])
    case .unlink(let name): rename([(name, nil)])
    }
  }

  private mutating func rename(_ naming: Naming) {
    for (name, inode) in naming { seen[name] = inode }
    waiting.append(naming)
  }

  private mutating func synchronize(_ inode: Int) {
    guard var file = files[inode] else { return }
    for call in file.waiting { Self.apply(call, to: &file.bytes) }
    file.waiting = []
    files[inode] = file
  }

  private mutating func synchronizeNames() {
    names = seen
    waiting = []
  }

  private static func apply(_ call: FileCalls.Call, to bytes: inout [UInt8]) {
    switch call {
    case .write(_, let offset, let new):
      resize(&bytes, to: max(bytes.count, offset + new.count))
      bytes.replaceSubrange(offset..<offset + new.count, with: new)
    case .truncate(_, let size): resize(&bytes, to: size)
    default: break
    }
  }

  private static func resize(_ bytes: inout [UInt8], to size: Int) {
    bytes = Array(bytes.prefix(size)) + [UInt8](repeating: 0, count: max(size - bytes.count, 0))
  }

  /// What the disk holds if the power goes now.
  func afterCut(_ random: inout some RandomNumberGenerator) -> [String: [UInt8]] {
    var names = names
    for naming in waiting where Bool.random(using: &random) {
      for (name, inode) in naming { names[name] = inode }
    }
    // In the order of their names: the same cut for the same numbers.
    var result: [String: [UInt8]] = [:]
    for (name, inode) in names.sorted(by: { $0.key < $1.key }) {
      guard let file = files[inode] else { continue }
      result[name] = Self.bytes(file, &random)
    }
    return result
  }

  private static func bytes(_ file: File, _ random: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = file.bytes
    for call in file.waiting {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: continue
      case 1: apply(call, to: &bytes)
      case 2:
        // The size is known, the content is not there.
        guard case .write(_, let offset, let new) = call else { continue }
        resize(&bytes, to: max(bytes.count, offset + new.count))
      default:
        guard case .write(_, let offset, let new) = call else { continue }
        for page in pages(offset..<offset + new.count) where Bool.random(using: &random) {
          let part = new[page.lowerBound - offset..<page.upperBound - offset]
          apply(.write(inode: 0, page.lowerBound, Array(part)), to: &bytes)
        }
      }
    }
    return bytes
  }

  private static func pages(_ range: Range<Int>) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min((start / 4096 + 1) * 4096, range.upperBound)
      pages.append(start..<end)
      start = end
    }
    return pages
  }
}
