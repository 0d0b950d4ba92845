import DocumentModel

/// What views and modifiers of a document have made of their arguments, for others that are written alike.
///
/// Documents say the same again and again. Only what makes the same wherever it stands is kept
/// (``ObjectForm/isConstant``), and nothing that was reported.
final class AlikeParts {
  /// What a modifier has made.
  struct Modifier {
    let name: String
    let role: ModifierRole
    let build: ModifierBuild
  }

  private let wordings = WordingIndex()
  // By the numbers of their wordings.
  private var modifiers: [Modifier?] = []
  private var views: [ViewBuild?] = []

  /// The number of a modifier's wording, if it has one.
  func number(of modifier: DocumentModifier) -> Int? { wordings.number(of: modifier.node) }

  /// The number of a view's wording, if it has one.
  func number(of view: DocumentNode) -> Int? { wordings.number(of: view.node, .view) }

  /// What a modifier has made that is worded alike.
  func modifier(_ number: Int) -> Modifier? {
    number < modifiers.count ? modifiers[number] : nil
  }

  /// What a view has made that is worded alike.
  func view(_ number: Int) -> ViewBuild? { number < views.count ? views[number] : nil }

  func note(_ modifier: Modifier, _ number: Int) { Self.put(modifier, at: number, of: &modifiers) }

  func note(_ view: ViewBuild, _ number: Int) { Self.put(view, at: number, of: &views) }

  private static func put<Part>(_ part: Part, at number: Int, of parts: inout [Part?]) {
    while parts.count <= number { parts.append(nil) }
    parts[number] = part
  }
}
