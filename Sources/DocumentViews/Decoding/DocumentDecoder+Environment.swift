import DocumentModel
import VectorGraphics
import ViewTree

extension ColorScheme {
  /// The name in documents and expressions.
  var name: String { self == .dark ? "dark" : "light" }

  /// The other scheme.
  var opposite: ColorScheme { self == .dark ? .light : .dark }
}

// MARK: - The environment of expressions

extension DocumentDecoder {
  /// Changes an environment by an object with the keys of the modifier `environment`.
  ///
  /// Problems are reported where the values are read.
  func change(_ environment: inout ExpressionEnvironment, by written: JSONNode) {
    if let locale = text(of: written["locale"]) {
      if written["locale"]?.isExpression == true { usesLocale = true }
      environment.locale = TextLocale(locale)
    }
    if let scheme = text(of: written["colorScheme"]) { environment.colorScheme = scheme }
  }

  /// Returns the scope of each modifier, and after them that of the view; `nil` if no modifier changes the environment
  /// of expressions.
  ///
  /// A modifier changes the environment of the view and of the modifiers before it.
  func scopes(of modifiers: [DocumentModifier]) -> [ExpressionScope]? {
    guard modifiers.contains(where: changesEnvironment) else { return nil }
    var scopes: [ExpressionScope] = []
    var current = scope
    for modifier in modifiers.reversed() {
      scopes.append(current)
      guard changesEnvironment(modifier) else { continue }
      current = within(current) {
        var environment = current.environment
        change(&environment, by: modifier)
        return ExpressionScope(parent: current, environment: environment)
      }
    }
    return scopes.reversed() + [current]
  }

  private func changesEnvironment(_ modifier: DocumentModifier) -> Bool {
    switch modifier.name {
    case "environment", "colorScheme", "preferredColorScheme": true
    case ModifierTable.styleName:
      style(of: modifier)?.modifiers.contains { changesEnvironment($0) } ?? false
    default: false
    }
  }

  private func change(_ environment: inout ExpressionEnvironment, by modifier: DocumentModifier) {
    switch modifier.name {
    case "environment": change(&environment, by: modifier.argument)
    case "colorScheme", "preferredColorScheme":
      if let scheme = text(of: modifier.argument) { environment.colorScheme = scheme }
    default:
      // The last modifier of a style is the outermost one: the others override its values.
      for inner in style(of: modifier)?.modifiers.reversed() ?? [] {
        change(&environment, by: inner)
      }
    }
  }

  /// The style that a modifier names; `nil` for one that would use itself.
  private func style(of modifier: DocumentModifier) -> NamedStyle? {
    guard modifier.isStyle, let name = modifier.argument.string, !brokenStyles.contains(name) else {
      return nil
    }
    return styles[name]
  }

  /// Returns the text of a string or of an expression's result; `nil` for other values.
  private func text(of node: JSONNode?) -> String? {
    guard let node else { return nil }
    guard node.isExpression else { return node.string }
    let functions = ExpressionFunctions.known(files.vocabulary.functions)
    let expression = (try? Expression.parse(node, functions: functions)) ?? nil
    return (try? expression?.evaluate(in: scope, budget: &budget))?.string
  }
}

// MARK: - Both color schemes

extension DocumentDecoder {
  /// Reads the scene of a document, in both color schemes if its expressions read the scheme; `nil` after a report.
  ///
  /// The canvas's size, the times of the script and the timeline are those of the scheme at the start.
  func sceneInBothSchemes(_ node: JSONNode) -> SceneDocument? {
    let scene = scene(node)
    guard var scene, usesColorScheme else { return scene }
    let other: ColorScheme =
      rootScope.environment.colorScheme == ColorScheme.dark.name ? .light : .dark
    let decoder = decoder(for: other)
    // Each level of embedded documents would double the work: there, both readings count.
    let isEmbedded = files.nesting.links.count > 1
    if isEmbedded { decoder.begin(inside: self) }
    let alternative = decoder.scene(node)
    if isEmbedded { end(decoder) }
    noteFiles(of: decoder)
    scene.fonts = fontFiles
    usesLocale = usesLocale || decoder.usesLocale
    for problem in decoder.diagnostics { report(problem.found(in: other)) }
    guard let alternative else { return nil }
    scene.show(alternative, in: other)
    return scene
  }

  private func decoder(for scheme: ColorScheme) -> DocumentDecoder {
    var files = files
    files.requested.colorScheme = scheme
    let decoder = DocumentDecoder(limits: limits, files: files)
    decoder.keepsReadings = keepsReadings
    // Each state of the script is read in both schemes separately.
    decoder.isState = true
    decoder.history = history
    return decoder
  }
}

extension Diagnostic {
  /// Returns the problem with a note that names the color scheme in which it was found.
  fileprivate func found(in scheme: ColorScheme) -> Diagnostic {
    var problem = self
    problem.notes.append(Note("this is so in the color scheme \"\(scheme.name)\""))
    return problem
  }
}

extension SceneDocument {
  /// Shows the views of another reading of the document in a color scheme.
  fileprivate mutating func show(_ other: SceneDocument, in scheme: ColorScheme) {
    let (usual, alternative) = (makeView, other.makeView)
    makeView = {
      AnyView(ColorSchemeReader(scheme: scheme, alternative: alternative, usual: usual))
    }
    guard canvas.background != other.canvas.background else { return }
    let pair = (canvas.background ?? .clear, other.canvas.background ?? .clear)
    canvas.background = Color(
      provider: scheme == .dark
        ? .schemes(light: pair.0, dark: pair.1) : .schemes(light: pair.1, dark: pair.0))
  }
}

/// Shows the views of the scene's current color scheme.
private struct ColorSchemeReader: View {
  let scheme: ColorScheme
  let alternative: ViewMaker
  let usual: ViewMaker
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { colorScheme == scheme ? alternative() : usual() }
}
