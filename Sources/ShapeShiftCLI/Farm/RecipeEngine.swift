import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Engines that people hand out chunks by themselves, with a file that is written for them.
///
/// Sources: parallel(1); Kubernetes, "Indexed Job for Parallel Processing with Static Work Assignment"; qsub(1) of
/// Grid Engine 8.1, option -t.
@MainActor
struct RecipeEngine: FarmEngine {
  let plan: FarmPlan
  let folder: FarmFolder

  /// A line for each chunk that is to be drawn.
  private static let list = "chunks"

  private var listPath: String { "\(folder.path)/\(Self.list)".shellWord }

  /// The chunk that stands in a line of the list.
  private func line(_ number: String) -> String { "\"$(sed -n \"\(number)p\" \(listPath))\"" }

  var needsSharedPaths: Bool { plan.engine != .parallel }

  var instruction: String? {
    switch plan.engine {
    case .kubernetes: "kubectl create -f \("\(folder.path)/kubernetes.yaml".shellWord)"
    case .gridEngine: "qsub \("\(folder.path)/grid-engine.sh".shellWord)"
    case .parallel, .slurm, .openjd: "sh \("\(folder.path)/parallel.sh".shellWord)"
    }
  }

  func files(for chunks: [Int]) -> [(name: String, text: String)] {
    let list = (Self.list, chunks.map { "\($0)\n" }.joined())
    switch plan.engine {
    case .kubernetes: return [list, ("kubernetes.yaml", kubernetes(chunks.count))]
    case .gridEngine: return [list, ("grid-engine.sh", gridEngine(chunks.count))]
    case .parallel, .slurm, .openjd: return [list, ("parallel.sh", parallel)]
    }
  }

  private var options: String { plan.engineOptions.map { " \($0.shellWord)" }.joined() }

  private var parallel: String {
    """
    #!/bin/sh
    # Draws the chunks that are listed, several at a time; JOBS says how many.
    exec parallel --jobs "${JOBS:-100%}" --joblog \("\(folder.path)/parallel.log".shellWord)\(options) \
    \(plan.work(in: folder, chunks: "{}")) :::: \(listPath)

    """
  }

  private func gridEngine(_ count: Int) -> String {
    """
    #!/bin/sh
    #$ -t 1-\(count)
    #$ -N shapeshift-\(plan.id)
    #$ -j y
    #$ -o \(folder.logs)
    # Draws the chunk in the line of the list that the number of the task says.
    exec \(plan.work(in: folder, chunks: line("${SGE_TASK_ID}")))

    """
  }

  private func kubernetes(_ count: Int) -> String {
    let script = "exec " + plan.work(in: folder, chunks: line("$((JOB_COMPLETION_INDEX + 1))"))
    return """
      # The image and the claim are those of your cluster: the volume must be the one that holds
      # \(folder.path) and all paths of the plan, mounted where they begin.
      apiVersion: batch/v1
      kind: Job
      metadata:
        generateName: shapeshift-\(plan.id)-
      spec:
        completionMode: Indexed
        completions: \(count)
        parallelism: \(min(count, 100))
        backoffLimitPerIndex: 2
        maxFailedIndexes: \(count)
        template:
          spec:
            restartPolicy: Never
            containers:
              - name: draw
                image: shapeshift:\(ShapeShiftCommand.version)
                command: ["sh", "-c", '\(script.replacing("'", with: "''"))']
                resources:
                  requests:
                    cpu: \(plan.cores)
                volumeMounts:
                  - name: shared
                    mountPath: \(Self.root(of: folder.path))
            volumes:
              - name: shared
                persistentVolumeClaim:
                  claimName: shapeshift

      """
  }

  /// The first folder of a path.
  private static func root(of path: String) -> String {
    "/\(path.split(separator: "/").first ?? "")"
  }

  func orders(for chunks: [Int], avoiding nodes: [String]) -> [FarmTool] { [] }
  func tasks() throws(Failure) -> [Int: FarmTask] { [:] }

  func cancel() throws(Failure) {
    throw Failure(
      .unavailable, "\(plan.engine.rawValue) is not asked by the command",
      help: "end the tasks as you began them; what is drawn stays")
  }
}
