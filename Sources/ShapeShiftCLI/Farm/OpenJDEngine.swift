import DocumentModel
import FileStorage
import Glibc
import ShapeShift
import ShapeShiftDocuments

/// Open Job Description: a job template with a task for each chunk, and `openjd run`, which does them on this
/// machine, one after the other.
///
/// Farms that take such templates are given `openjd.json` by their own tools. Source: Open Job Description,
/// Template Schemas 2023-09, with RFC 0001 "Task chunking",
/// https://github.com/OpenJobDescription/openjd-specifications
@MainActor
struct OpenJDEngine: FarmEngine {
  let plan: FarmPlan
  let folder: FarmFolder

  static let template = "openjd.json"

  // One machine runs it; what farms share is a matter of theirs.
  var needsSharedPaths: Bool { false }

  private var templatePath: String { "\(folder.path)/\(Self.template)" }
  private var processPath: String { "\(folder.path)/openjd.pid" }

  func files(for chunks: [Int]) -> [(name: String, text: String)] {
    [(Self.template, JSONWriter.canonical(.object(job)))]
  }

  /// The job template.
  private var job: JSONObject {
    [
      "specificationVersion": "jobtemplate-2023-09", "extensions": ["TASK_CHUNKING"],
      "name": .string("shapeshift \(plan.id)"),
      "parameterDefinitions": [
        [
          "name": "Chunks", "type": "STRING", "default": .string(Self.all(of: plan)),
          "description": "Chunks to render, for example 0-9,12.",
        ],
        [
          "name": "Plan", "type": "PATH", "objectType": "FILE", "dataFlow": "IN",
          // Beside the template, wherever a farm puts both.
          "default": "plan.json", "description": "Folder of the plan.",
        ],
        [
          "name": "Command", "type": "STRING", "default": .string(plan.command),
          "description": "Path of shapeshift on a node.",
        ],
      ],
      "steps": [["name": "Draw", "parameterSpace": .object(space), "script": .object(script)]],
    ]
  }

  private var space: JSONObject {
    [
      "taskParameterDefinitions": [
        [
          "name": "Chunk", "type": "CHUNK[INT]", "range": "{{Param.Chunks}}",
          "chunks": ["defaultTaskCount": 1, "rangeConstraint": "CONTIGUOUS"],
        ]
      ]
    ]
  }

  private var script: JSONObject {
    [
      "actions": [
        "onRun": [
          "command": "{{Param.Command}}",
          "args": [
            "farm", "work", "{{Param.Plan}}", "--chunks", "{{Task.Param.Chunk}}", "--progress",
            "openjd",
          ],
        ]
      ]
    ]
  }

  private static func all(of plan: FarmPlan) -> String {
    plan.chunks == 1 ? "0" : "0-\(plan.chunks - 1)"
  }

  func orders(for chunks: [Int], avoiding nodes: [String]) -> [FarmTool] {
    // In a session of its own, so that it outlives whoever submits; it says by which number it is known.
    let script = #"echo $$ > "$1"; shift; exec "$@""#
    let run = [
      "openjd", "run", templatePath, "--job-param",
      "Chunks=\(FrameSelection(frames: chunks).description)",
    ]
    let log = "\(folder.logs)/openjd.log"
    let detached =
      #"log=$1; shift; command -v "$4" >/dev/null || exit 127; "#
      + #"exec setsid --fork sh -c "$@" >>"$log" 2>&1 </dev/null"#
    return [
      FarmTool(
        words: ["sh", "-c", detached, "sh", log, script, "sh", processPath] + run
          + plan.engineOptions)
    ]
  }

  /// The process that runs tasks; nil if none does.
  private var process: pid_t? {
    guard let bytes = (try? FileSystem.contents(of: processPath))??.bytes,
      let number = pid_t(String(decoding: bytes, as: UTF8.self).filter(\.isNumber)), number > 1,
      let words = (try? FileSystem.contents(of: "/proc/\(number)/cmdline"))??.bytes
    else { return nil }
    // Another one may have the number by now.
    return words.split(separator: 0).contains { $0.elementsEqual(templatePath.utf8) }
      ? number : nil
  }

  func tasks() throws(Failure) -> [Int: FarmTask] {
    guard process != nil else { return [:] }
    let last = folder.lines(of: folder.submissionsPath).last
    let chunks = last.flatMap { FarmSubmission($0, of: plan) }?.chunks ?? []
    return Dictionary(
      chunks.map { ($0, FarmTask(isRunning: folder.isLocked(chunk: $0))) },
      uniquingKeysWith: { first, _ in first })
  }

  func cancel() throws(Failure) {
    // It ends its tasks before itself.
    if let process { kill(process, SIGTERM) }
  }
}
