import DocumentModel

extension DocumentDecoder {
  /// The steps of a script, in the order of time; those that were reported are left out.
  func script(_ node: JSONNode) -> [ScriptStep] {
    guard let elements = node.elements else {
      reportType("an array of steps", node)
      return []
    }
    let steps = elements.enumerated().compactMap { index, element in
      at(index) { step(element) }
    }
    for (index, (earlier, later)) in zip(steps, steps.dropFirst()).enumerated()
    where later.time < earlier.time {
      at(index + 1) {
        report(
          .invalidScript,
          "a step at \(JSONNumber(later.time).text) s follows one at \(JSONNumber(earlier.time).text) s",
          at: elements[min(index + 1, elements.count - 1)].span,
          help: "sort the steps by time")
      }
      return []
    }
    return steps
  }

  private func step(_ node: JSONNode) -> ScriptStep? {
    guard let members = node.members else {
      reportType("an object of a step", node)
      return nil
    }
    let list = ArgumentList(
      owner: .described("a step"), span: node.span, members: members, besides: .free)
    let isRecorded = list.value("input") != nil
    var step = (isRecorded ? ScriptForm.recorded : ScriptForm.step).read(list, self)
    step?.span = node.span
    return step
  }
}
