import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Who hands out chunks to machines.
enum FarmEngineKind: String, CaseIterable {
  case slurm
  case openjd
  /// Recipes: files that people give to the engine themselves.
  case parallel
  case kubernetes
  case gridEngine = "grid-engine"
}

/// What the engine says of a chunk.
struct FarmTask: Equatable {
  var isRunning: Bool
  /// The machine, once it has one.
  var node: String?
  /// Why it waits, if there is a reason.
  var reason: String?
}

/// Hands out chunks to machines; it is asked, not believed: what is done is what manifests say.
@MainActor
protocol FarmEngine {
  /// Whether all nodes must find the paths of the plan.
  var needsSharedPaths: Bool { get }
  /// The files beside the plan that it reads, with their names.
  func files(for chunks: [Int]) -> [(name: String, text: String)]
  /// What is run to hand out chunks.
  func orders(for chunks: [Int], avoiding nodes: [String]) -> [FarmTool]
  /// The chunks that it has and has not ended.
  func tasks() throws(Failure) -> [Int: FarmTask]
  /// Takes back all of them.
  func cancel() throws(Failure)
  /// How people hand out chunks, where the command does not; nil where it does.
  var instruction: String? { get }
}

extension FarmEngine {
  var needsSharedPaths: Bool { true }
  var instruction: String? { nil }

  /// Hands out chunks.
  func submit(_ chunks: [Int], avoiding nodes: [String], in folder: FarmFolder) throws(Failure) {
    for file in files(for: chunks) { try folder.write(file.text, to: file.name) }
    for order in orders(for: chunks, avoiding: nodes) { try order.run() }
  }
}

extension FarmPlan {
  /// The engine of the plan.
  @MainActor
  func engine(in folder: FarmFolder) -> any FarmEngine {
    switch engine {
    case .slurm: SlurmEngine(plan: self, folder: folder)
    case .openjd: OpenJDEngine(plan: self, folder: folder)
    case .parallel, .kubernetes, .gridEngine: RecipeEngine(plan: self, folder: folder)
    }
  }

  /// The shell's words that draw chunks; `chunks` stands there as it is.
  func work(in folder: FarmFolder, chunks: String) -> String {
    "\(command.shellWord) farm work \(folder.path.shellWord) --chunks \(chunks)"
  }
}
