import ChartViews
import DocumentModel
import ViewTree

extension DocumentDecoder {
  /// Whether a view may stand where it does: marks stand in charts, and charts hold nothing else.
  func belongsHere(_ entry: ViewEntry, _ node: DocumentNode) -> Bool {
    switch (holder, entry.kind) {
    case (.component, _), (.marks, .mark): return true
    case (.marks, _):
      if ["ForEach", "Group", "Slot"].contains(node.type) {
        checkGroupModifiers(of: node)
        return true
      }
      report(
        .misplacedMark, "\(Diagnostic.quoted(node.type)) is not a mark; a Chart accepts only marks",
        at: node.typeSpan,
        help:
          "use a mark such as BarMark, LineMark or PointMark, or add the view with a mark's modifier annotation"
      )
      return false
    case (.views, .mark):
      report(
        .misplacedMark, "the mark \(Diagnostic.quoted(node.type)) is outside a Chart",
        at: node.typeSpan, help: "write {\"view\": \"Chart\", \"children\": [...]}")
      return false
    case (.views, _): return true
    }
  }

  /// Reports modifiers of what holds several marks.
  func checkGroupModifiers(of node: DocumentNode) {
    guard holder == .marks, let modifier = node.modifiers.first else { return }
    report(
      .inapplicableModifier,
      "\(Diagnostic.quoted(node.type)) cannot have modifiers in a Chart", at: modifier.nameSpan,
      help: "add the modifiers to each mark")
  }

  /// What makes a view, or the marks that it stands for; nil after a report.
  func listedMaker(_ fold: inout ModifierFold, id: String) -> ListedMaker? {
    let mark = holder == .views ? nil : fold.mark
    return fold.finished().map { ListedMaker(id: id, make: $0, mark: mark) }
  }

  /// Several views, or marks in a chart.
  func subject(of makers: [ListedMaker]) -> Subject {
    holder == .marks ? .mark { listedMarks(makers) } : .view { listed(makers) }
  }

  /// The views, or the marks in a chart, of some elements.
  func subject(of elements: [RepeatedElement]) -> Subject {
    guard holder != .marks else {
      return .mark { AnyChartContent(ForEach(elements) { listedMarks($0.makers) }) }
    }
    return .view { AnyView(ForEach(unique: elements) { listed($0.makers) }) }
  }

  /// A chart of the marks that a view holds; nil after a report, or where parts are only checked.
  func chart(_ node: DocumentNode, _ build: ViewBuild?) -> Subject? {
    checkingPlots(of: node) { holding(.marks) { marks(node, build) } }
  }

  private func marks(_ node: DocumentNode, _ build: ViewBuild?) -> Subject? {
    let body = children(of: node)
    guard case .chart(let data)? = build else {
      let name = node.argument("as")?.value.string ?? "item"
      checking([name, "index"]) { _ = makers(of: body) }
      return nil
    }
    guard let data else {
      return makers(of: body).map { makers in .view { AnyView(Chart { listedMarks(makers) }) } }
    }
    let problems = diagnostics.count
    checkOnce(node.node, names: [data.variable, "index"]) { _ = makers(of: body) }
    guard problems == diagnostics.count, !isChecking else { return nil }
    let source = node.argument("data").flatMap { place(of: $0.value) }
    let rounds = elements(data, from: source, of: node, body, named: nil)
    return rounds.map { rounds in
      .view { AnyView(Chart { AnyChartContent(ForEach(rounds) { listedMarks($0.makers) }) }) }
    }
  }
}
