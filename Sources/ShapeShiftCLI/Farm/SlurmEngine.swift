import FileStorage
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// Slurm: a chunk is a task of a job array.
///
/// Jobs are found by their names, since a controller that was killed gives the number of a job it forgot to
/// another one. Sources: sbatch(1), squeue(1), scancel(1) of Slurm 22.05.
@MainActor
struct SlurmEngine: FarmEngine {
  let plan: FarmPlan
  let folder: FarmFolder

  /// How many tasks an array has; `MaxArraySize` is 1001 unless a site says otherwise.
  static let arrayLength = 1000

  private static let script = "slurm.sh"

  /// The name of the jobs for the chunks from a multiple of ``arrayLength`` on.
  private func name(_ first: Int) -> String { "shapeshift-\(plan.id).\(first)" }

  private var names: String {
    stride(from: 0, to: plan.chunks, by: Self.arrayLength).map(name).joined(separator: ",")
  }

  func files(for chunks: [Int]) -> [(name: String, text: String)] {
    [
      (
        Self.script,
        """
        #!/bin/sh
        # Renders the chunk with the number $1 (the first of the array) plus the task number.
        exec \(plan.work(in: folder, chunks: "\"$(($1 + SLURM_ARRAY_TASK_ID))\""))

        """
      )
    ]
  }

  func orders(for chunks: [Int], avoiding nodes: [String]) -> [FarmTool] {
    let arrays = Dictionary(grouping: chunks) { $0 / Self.arrayLength * Self.arrayLength }
    return arrays.sorted { $0.key < $1.key }.map { first, chunks in
      let tasks = FrameSelection(frames: chunks.map { $0 - first }).description
      var words = [
        "sbatch", "--parsable", "--job-name=\(name(first))", "--array=\(tasks)",
        "--cpus-per-task=\(plan.cores)", "--chdir=\(folder.path)", "--open-mode=append",
        // Beneath --chdir: Slurm replaces % and \ of the whole name.
        "--output=\(FarmFolder.logsName)/\(first)+%a.log",
      ]
      if !nodes.isEmpty { words.append("--exclude=\(nodes.joined(separator: ","))") }
      return FarmTool(
        words: words + plan.engineOptions + ["\(folder.path)/\(Self.script)", "\(first)"])
    }
  }

  func tasks() throws(Failure) -> [Int: FarmTask] {
    let text = try FarmTool(
      words: ["squeue", "--noheader", "--array", "--name=\(names)", "--format=%j|%K|%T|%N|%r|%i"]
    ).run()
    var tasks: [Int: FarmTask] = [:]
    var held: [String] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let first = fields[0].split(separator: ".").last,
        let start = Int(first), let task = Int(fields[1])
      else { continue }
      let isRunning = fields[2] != "PENDING"
      if !isRunning, fields[4].lowercased().contains("held") {
        held.append(fields[5])
        continue
      }
      let hasReason = !isRunning && !["None", "Resources", "Priority"].contains(fields[4])
      tasks[start + task] = FarmTask(
        isRunning: isRunning, node: fields[3].isEmpty ? nil : fields[3],
        reason: hasReason ? fields[4] : nil)
    }
    // After a start that failed, Slurm holds a task for ever: it is taken back, so that it can be sent again.
    if !held.isEmpty { try FarmTool(words: ["scancel"] + held).run() }
    return tasks
  }

  func cancel() throws(Failure) {
    try FarmTool(words: ["scancel", "--name=\(names)"]).run()
  }
}
