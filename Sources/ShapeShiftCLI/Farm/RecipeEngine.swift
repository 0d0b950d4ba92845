import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Engines that people hand out chunks by themselves, with a file that is written for them.
///
/// Paths may hold any character. Only shells read them, as quoted words of the generated scripts: directives, replacement
/// strings and other languages of the engines have rules of their own and never contain a path.
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

  /// The chunk in a line of the list.
  private func line(_ number: String) -> String { "\"$(sed -n \"\(number)p\" \(listPath))\"" }

  var needsSharedPaths: Bool { plan.engine != .parallel }

  var instruction: String? {
    switch plan.engine {
    case .kubernetes: "kubectl create\(options) -f \("\(folder.path)/kubernetes.yaml".shellWord)"
    case .gridEngine: "qsub\(options) \("\(folder.path)/grid-engine.sh".shellWord)"
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
    // parallel joins its arguments, replaces {} in them and has a second shell read the result: paths go to that shell in
    // variables.
    """
    #!/bin/sh
    # Renders the listed chunks in parallel; JOBS sets the number of jobs.
    export PARALLEL_SHELL=/bin/sh
    export SHAPESHIFT_COMMAND=\(plan.command.shellWord)
    export SHAPESHIFT_PLAN=\(folder.path.shellWord)
    exec parallel --jobs "${JOBS:-100%}" --joblog \("\(folder.path)/parallel.log".shellWord) \
    --env SHAPESHIFT_COMMAND --env SHAPESHIFT_PLAN\(options) \
    '"$SHAPESHIFT_COMMAND" farm work "$SHAPESHIFT_PLAN" --chunks {}' <\(listPath)

    """
  }

  private func gridEngine(_ count: Int) -> String {
    // The path of -o would be split at spaces and commas and have variables of Grid Engine replaced.
    """
    #!/bin/sh
    #$ -S /bin/sh
    #$ -t 1-\(count)
    #$ -N shapeshift-\(plan.id)
    #$ -j y
    #$ -o /dev/null
    # Renders the chunk on the line of the list selected by the task number.
    exec >>\("\(folder.logs)/".shellWord)"grid-engine.${JOB_ID}.${SGE_TASK_ID}.log" 2>&1
    exec \(plan.work(in: folder, chunks: line("${SGE_TASK_ID}")))

    """
  }

  private func kubernetes(_ count: Int) -> String {
    let script = "exec " + plan.work(in: folder, chunks: line("$((JOB_COMPLETION_INDEX + 1))"))
    // Kubernetes replaces $(NAME) in commands; $$ stands for a dollar sign.
    let command = Self.yaml(script.replacing("$", with: "$$"))
    return """
      # Adapt the image and the claim to your cluster. The volume must contain \(folder.path.printable)
      # and all paths of the plan, and be mounted at their first folder.
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
                command: ["sh", "-c", \(command)]
                resources:
                  requests:
                    cpu: \(plan.cores)
                volumeMounts:
                  - name: shared
                    mountPath: \(Self.yaml(Self.root(of: folder.path)))
            volumes:
              - name: shared
                persistentVolumeClaim:
                  claimName: shapeshift

      """
  }

  /// A text as a double-quoted scalar.
  ///
  /// Source: YAML 1.2, section 1.3: every JSON text is one of YAML.
  private static func yaml(_ text: String) -> String { JSONWriter.compact(.string(text)) }

  /// The first folder of a path.
  private static func root(of path: String) -> String {
    "/\(path.split(separator: "/").first ?? "")"
  }

  func orders(for chunks: [Int], avoiding nodes: [String]) -> [FarmTool] { [] }
  func tasks() throws(Failure) -> [Int: FarmTask] { [:] }

  func cancel() throws(Failure) {
    throw Failure(
      .unavailable, "shapeshift cannot cancel tasks of \(plan.engine.rawValue)",
      help: "cancel the tasks with the program that started them; finished files are kept")
  }
}
