public import DocumentModel
public import VectorGraphics
public import ViewTree

/// Views and functions of a program, in addition to the built-in ones of documents.
///
///     var vocabulary = DocumentVocabulary()
///     vocabulary.addView("Badge", .required("label", .string), .defaulted("value", .number, 0)) {
///       label, value in Badge(label: label, value: value)
///     }
///     vocabulary.addFunction(
///       DocumentFunction("initials", arguments: 1...1) { .string(initials(of: $0[0])) })
///
/// A document then has `{"view": "Badge", "label": {"$": "initials(name)"}}`, with all modifiers, conditions and
/// repetitions; errors in it are reported as in all views.
public struct DocumentVocabulary: Sendable {
  private(set) var views: [String: ViewEntry] = [:]
  private(set) var functions: [String: DocumentFunction] = [:]

  /// Creates a vocabulary without additions.
  public init() {}

  /// Adds a view.
  ///
  /// - Precondition: No view has that name.
  /// - Parameters:
  ///   - name: What documents call it; a capital letter, then letters and digits.
  ///   - parameters: The keys that it takes.
  ///   - build: Makes the view of the values of its keys.
  public mutating func addView<each Value: Sendable, Content: View>(
    _ name: String, _ parameters: repeat DocumentParameter<each Value>,
    @ViewBuilder build: @escaping @MainActor @Sendable (repeat each Value) -> Content
  ) {
    let entry = ViewEntry.leaf(name, "", repeat (each parameters).parameter) {
      (values: repeat each Value) in
      { AnyView(build(repeat each values)) }
    }
    add(entry)
  }

  /// Adds a view that holds others, under `children` or `content`.
  ///
  /// - Precondition: No view has that name.
  /// - Parameters:
  ///   - name: What documents call it; a capital letter, then letters and digits.
  ///   - parameters: The keys that it takes.
  ///   - build: Makes the view of the views that it holds and the values of its keys.
  public mutating func addContainer<each Value: Sendable, Content: View>(
    _ name: String, _ parameters: repeat DocumentParameter<each Value>,
    @ViewBuilder build: @escaping @MainActor @Sendable (AnyView, repeat each Value) -> Content
  ) {
    let entry = ViewEntry.container(name, "", repeat (each parameters).parameter) {
      (values: repeat each Value) in
      { content in AnyView(build(content, repeat each values)) }
    }
    add(entry)
  }

  private mutating func add(_ entry: ViewEntry) {
    precondition(
      entry.name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil,
      "\(entry.name) is not a valid view name")
    precondition(
      ViewTable.byName[entry.name] == nil && views[entry.name] == nil,
      "the view \(entry.name) already exists")
    views[entry.name] = entry
  }

  /// Adds a function of expressions.
  ///
  /// - Precondition: No function has its name.
  public mutating func addFunction(_ function: DocumentFunction) {
    precondition(
      function.isCallable && functions[function.name] == nil,
      "\(function.name) is not a valid function name, or the function already exists")
    functions[function.name] = function
  }
}

/// A key of a view that a program adds.
public struct DocumentParameter<Value: Sendable>: Sendable {
  let parameter: Parameter<Value>

  /// A key that must be there.
  public static func required(
    _ name: String, _ type: DocumentParameterType<Value>
  ) -> DocumentParameter {
    DocumentParameter(parameter: DocumentViews.required(name, type.type, ""))
  }

  /// A key that may be absent.
  public static func defaulted(
    _ name: String, _ type: DocumentParameterType<Value>, _ value: Value
  ) -> DocumentParameter {
    DocumentParameter(parameter: DocumentViews.defaulted(name, type.type, to: value))
  }
}

/// The type of a key's values; each also accepts expressions.
public struct DocumentParameterType<Value: Sendable>: Sendable {
  let type: ValueType<Value>
}

extension DocumentParameterType<String> {
  /// A text parameter.
  public static var string: Self { Self(type: .string) }
}

extension DocumentParameterType<Double> {
  /// A number parameter.
  public static var number: Self { Self(type: .number) }
}

extension DocumentParameterType<Bool> {
  /// `true` or `false`.
  public static var bool: Self { Self(type: .bool) }
}

extension DocumentParameterType<Color> {
  /// A color, in all forms that documents accept.
  public static var color: Self { Self(type: .color) }
}
