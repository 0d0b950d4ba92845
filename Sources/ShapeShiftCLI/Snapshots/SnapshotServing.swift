import DocumentModel
import Foundation
import Glibc
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// Answers the report's page, which the studio's gateway serves: shows the last run, and accepts what is chosen.
@MainActor
struct SnapshotServing {
  let session: SnapshotSession

  /// Goes on until there is nothing more to read.
  func run() throws {
    // What is wrong with the run is said before anybody opens a page.
    _ = try session.lastRun()
    let pipe = try StudioPipe()
    do {
      while try pipe.read() {
        while let reading = pipe.next() { try answer(reading, pipe) }
      }
    } catch let failure as Failure where failure.kind == .brokenPipe {
      // Who is not there any more needs nothing.
      return
    }
  }

  private func answer(_ reading: StudioInbox.Reading, _ pipe: StudioPipe) throws {
    guard case .message(let message) = reading, let number = message.json["re"] else { return }
    var answer: JSONObject = ["client": message.json["client"] ?? .studio(0), "re": number]
    var bytes: [UInt8] = []
    do {
      let (members, picture) = try obey(message.json)
      answer["ok"] = true
      answer.merge(members)
      bytes = picture
    } catch {
      answer["error"] = .object(Failure.of(error).studioJSON)
    }
    try pipe.send(StudioMessage(answer, bytes: bytes))
  }

  private func obey(_ json: JSONObject) throws -> (JSONObject, [UInt8]) {
    switch json["do"]?.string {
    case "hello": return ([:], [])
    // Pictures are asked for one by one.
    case "report":
      let page = try session.reports(try session.lastRun()).reportPage()
      return ([:], Array(try page.data { _ in "picture" }.utf8))
    case "picture": return ([:], try picture(json))
    case "accept": return (try accept(json), [])
    default: throw Failure.studio("expected report, picture or accept")
    }
  }

  private func picture(_ json: JSONObject) throws -> [UInt8] {
    let manifest = try session.lastRun()
    let name = json["name"]?.string
    guard let result = manifest.results.first(where: { $0.name == name }) else {
      throw Failure.studio("the last run has no snapshot with that name")
    }
    let bytes =
      json["which"]?.string == "expected"
      ? try session.reports(manifest).expected(result)
      : try session.run.content(result.files.actual)
    guard let bytes else { throw Failure.studio("\(result.name) has no such image") }
    return bytes
  }

  /// Takes over pictures of the last run; all that are named, or none.
  private func accept(_ json: JSONObject) throws -> JSONObject {
    guard let names = json["names"]?.array?.compactMap(\.string), !names.isEmpty else {
      throw Failure.studio("names must be the names of snapshots")
    }
    let results = try session.acceptable(names)
    for result in results { try session.accept(result) }
    return ["names": .array(results.map { .string($0.name) })]
  }
}
