import DocumentModel
import VectorGraphics

import struct Foundation.URL

/// The state of reading one document: where it is, what names mean, and what was wrong so far.
final class DocumentDecoder {
  /// A place in a source, by which something is known again.
  struct Place: Hashable {
    let source: ObjectIdentifier
    let offset: Int

    init(_ node: JSONNode) { self.init(node.span) }

    init(_ span: SourceSpan) {
      source = ObjectIdentifier(span.source)
      offset = span.range.lowerBound
    }
  }

  /// What views stand in.
  enum Holder {
    case views
    /// A chart, which holds marks alone.
    case marks
    /// A component, which is used anywhere.
    case component
  }

  let limits: DocumentLimits
  /// The files of the document's folder.
  let files: DocumentFiles

  // Where: the place of a view or modifier, and the keys that lead on from there.
  // Changed step by step and by nothing else meanwhile: uses need no check for overlap.
  @exclusivity(unchecked) private var base = JSONPlace.pointer(JSONPointer())
  @exclusivity(unchecked) private var keys: [Step] = []
  @exclusivity(unchecked) private var firstKey = 0
  /// Views and modifiers around the present one.
  var depth = 0

  // Names.
  var scope = ExpressionScope()
  /// The scope of the document's own names, without those of a ForEach or a component.
  var rootScope = ExpressionScope()
  /// Names that will have a value when the present part is made.
  var expectedNames: [String] = []
  /// Whether the present part is only checked: its expressions have no values yet.
  var isChecking = false
  /// Whether an expression writes or reads numbers or dates by the locale.
  var usesLocale = false
  /// Whether an expression reads the color scheme.
  var usesColorScheme = false
  /// The scopes of the modifiers of the current view, if some of them change the environment.
  var modifierScopes: [ExpressionScope]?
  var budget: ExpressionBudget
  var expressions: [Place: Expression?] = [:]
  var colors: [String: Color] = [:]
  var styles: [String: NamedStyle] = [:]
  var components: [String: Component] = [:]

  // Views.
  var parser: DocumentNodeParser
  var contents: [Place: [DocumentNode]] = [:]
  var checkedPlaces: Set<Place> = []
  var viewCount = 0
  var identifiers: [String: SourceSpan] = [:]
  var componentUses: [ComponentUse] = []
  var activeComponent: String?
  /// What the slots of the component around hold; nil outside of components.
  var slots: [String: SlotContent]?
  /// Whether no component uses itself.
  var canMakeComponents = true
  var brokenStyles: Set<String> = []
  /// What views and modifiers have made that make the same wherever they are written so.
  let alike = AlikeParts()
  /// The values of the chart around; nil outside of charts.
  var chartValues: ChartValues?
  /// What the present views stand in.
  var holder = Holder.views

  // Time.
  /// Whether the views of one moment are read: the timeline and the script are read already.
  var isFrame = false
  /// The views that follow keyframes, if they alone are to be made for each time.
  var moving: MovingParts?
  /// Whether a state is read that the script has led to.
  var isState = false

  // Use.
  /// The document that is read.
  var document: JSONNode?
  /// Names around that stand for places of the document.
  var places: [String: JSONPointer] = [:]
  /// What controls are bound to.
  var boundPlaces: [(place: JSONPointer, span: SourceSpan)] = []
  /// Whether controls or actions change the document.
  var isLive = false
  /// Whether there are changes to take back, and such that were taken back.
  var history = (canUndo: false, canRedo: false)

  // Files.
  /// Images and fonts, in the order of first use.
  var usedFiles: [URL] = []
  /// The paths for which `noteFile(_:)` was called.
  var notedPaths: Set<String> = []
  /// The fonts of the document and of the documents in it.
  var fontFiles: [NamedFontFile] = []
  /// Whether documents in this one are kept in `files.resources`: false for frames and changes, whose number has no
  /// limit.
  var keepsReadings = true
  /// The documents that images show, in the order of first use.
  var embedded: [EmbeddedReading] = []

  // Problems.
  var diagnostics: [Diagnostic] = []
  /// How often something was to be reported, whether it had been before or not.
  private(set) var reportCount = 0
  private var reported: Set<Report> = []

  init(limits: DocumentLimits = DocumentLimits(), files: DocumentFiles = DocumentFiles(root: nil)) {
    self.limits = limits
    self.files = files
    budget = ExpressionBudget(limit: limits.expressionSteps)
    parser = DocumentNodeParser(limits: limits) { ViewTable.byName[$0] != nil }
  }

  /// Counts the views, levels and expression steps of an embedded document with those of the document around.
  func begin(inside outer: DocumentDecoder) {
    (depth, viewCount, budget) = (outer.depth, outer.viewCount, outer.budget)
  }

  /// Takes over what an embedded document has used of the limits.
  func end(_ inner: DocumentDecoder) {
    (viewCount, budget) = (inner.viewCount, inner.budget)
    usesLocale = usesLocale || inner.usesLocale
  }

  /// A key or an index that leads on.
  private enum Step {
    case key(String)
    case index(Int)

    var token: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }

  private struct Report: Hashable {
    let code: DiagnosticCode
    let source: ObjectIdentifier
    let range: Range<Int>
  }

  /// The present place.
  var pointer: JSONPointer { JSONPointer(path) }

  /// The keys and indices of the present place; made anew, since only messages need it.
  var path: [String] { unsafe base.pointer.tokens + keys[firstKey...].map(\.token) }

  /// Does something one level deeper.
  func at<Result>(_ key: String, _ body: () -> Result) -> Result {
    unsafe keys.append(.key(key))
    defer { _ = unsafe keys.removeLast() }
    return body()
  }

  /// Goes to the value of an argument, until `leave`, and evaluates an expression; `nil` after a report, or while the
  /// value is unknown.
  func enter(
    _ arguments: ArgumentList, _ name: String, _ node: JSONNode, _ type: ValueTypeInfo
  ) -> JSONNode? {
    if !arguments.isShorthand { unsafe keys.append(.key(name)) }
    return type.takesExpressions && node.isExpression ? evaluated(node) : node
  }

  /// Comes back from the value of an argument.
  func leave(_ arguments: ArgumentList) {
    if !arguments.isShorthand { _ = unsafe keys.removeLast() }
  }

  /// Does something at an element of what the present place holds.
  func at<Result>(_ index: Int, _ body: () -> Result) -> Result {
    unsafe keys.append(.index(index))
    defer { _ = unsafe keys.removeLast() }
    return body()
  }

  /// Does something at another place.
  func at<Result>(_ place: JSONPlace, _ body: () -> Result) -> Result {
    let before = unsafe (base, firstKey)
    unsafe (base, firstKey) = (place, keys.count)
    defer { unsafe (base, firstKey) = before }
    return body()
  }

  /// Does something without values of expressions, of which some names are only expected.
  func checking<Result>(_ names: [String] = [], _ body: () -> Result) -> Result {
    let before = (isChecking, expectedNames)
    isChecking = true
    expectedNames += names
    defer { (isChecking, expectedNames) = before }
    return body()
  }

  /// Does something with the views that stand in something else.
  func holding<Result>(_ holder: Holder, _ body: () -> Result) -> Result {
    let before = self.holder
    self.holder = holder
    defer { self.holder = before }
    return body()
  }

  /// Does something where names have other values.
  func within<Result>(_ scope: ExpressionScope, _ body: () -> Result) -> Result {
    let before = self.scope
    self.scope = scope
    defer { self.scope = before }
    return body()
  }
}

extension DocumentDecoder {
  /// Reports a problem, once for each place.
  func report(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String, at span: SourceSpan,
    help: @autoclosure () -> String? = nil, fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    guard mayReport(code, at: span) else { return }
    diagnostics.append(
      Diagnostic(
        code, message(), at: span, pointer: pointer, help: help(), fix: fix,
        notes: notes + origins(at: span)))
  }

  /// Reports a problem that has its place already.
  func report(_ diagnostic: Diagnostic) {
    guard let span = diagnostic.span else {
      reportCount += 1
      diagnostics.append(diagnostic)
      return
    }
    if mayReport(diagnostic.code, at: span) { diagnostics.append(diagnostic) }
  }

  private func mayReport(_ code: DiagnosticCode, at span: SourceSpan) -> Bool {
    reportCount += 1
    guard diagnostics.count < limits.diagnostics else { return false }
    let report = Report(code: code, source: ObjectIdentifier(span.source), range: span.range)
    return reported.insert(report).inserted
  }
}
