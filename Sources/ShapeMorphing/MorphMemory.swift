import Synchronization
package import VectorGeometry

/// The plans made last: while only the progress changes, all frames share them.
package final class MorphMemory: Sendable {
  private static let capacity = 4

  private let plans = Mutex<[MorphPlan]>([])

  package init() {}

  /// The plan between two paths, made at need.
  package func plan(from: Path, to: Path, options: MorphPlan.Options) -> MorphPlan {
    plans.withLock { plans in
      if let plan = plans.first(where: { $0.leads(from, to, options) }) { return plan }
      let plan = MorphPlan(from: from, to: to, options: options)
      // A plan that the budget has cut short is no plan.
      guard PathBudget.current?.isSpent != true else { return plan }
      if plans.count == Self.capacity { plans.removeFirst() }
      plans.append(plan)
      return plan
    }
  }
}

extension MorphPlan {
  fileprivate func leads(_ from: Path, _ to: Path, _ options: Options) -> Bool {
    self.from == from && self.to == to && self.options == options
  }
}
