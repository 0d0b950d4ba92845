import VectorGeometry
import ViewLayout

/// The header or the footer of a section: one row of the enclosing lazy container, created like the others when it
/// becomes visible.
final class SectionPartNode<Content: View>: _ViewNode<Content>, LazySource {
  private var content: _ViewNode<Content>?
  /// The lazy container that creates the part, with `nil` inside if there is none; `nil` until the first update.
  private var scope: LazyScope??
  private var isMade = true
  /// Called when the part is created after the section.
  var didMake: (@MainActor () -> Void)?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: Content) {
    prepare()
    if isMade { childNode(in: &content).update(view, inputs) }
  }

  private func prepare() {
    guard scope == nil else { return }
    let found = lazyScope.flatMap { $0.placesRows ? $0 : nil }
    scope = .some(found)
    guard let found else { return }
    isMade = !found.isCut
    found.add(self)
  }

  var isCut: Bool { !isMade }
  var missingCount: Int { isMade ? 0 : 1 }
  var runLengths: [Int] { [1 - missingCount] }
  let gaps: [RowGap] = []
  func makeMore(_ count: Int) { make() }
  func offset(of id: AnyHashable) -> Int? { (view?.hasExplicitID(id) ?? false) ? 0 : nil }
  func isMade(_ offset: Int) -> Bool { isMade }
  func makeAll(through offset: Int) { make() }
  func makeRows(_ rows: Range<Int>, skippingBy estimate: RowEstimate, in scope: LazyScope) {
    make()
  }
  func skipRest(by estimate: RowEstimate, in scope: LazyScope) { make() }
  func makeRows(_ rows: Range<Int>, in gap: RowGap, by estimate: RowEstimate, in scope: LazyScope) {
  }

  /// Creates the part if it does not exist yet.
  func make() {
    guard !isMade else { return }
    isMade = true
    if hasView { receive(lastView) }
    didMake?()
  }
}
