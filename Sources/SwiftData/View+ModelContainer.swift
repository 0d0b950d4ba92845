public import ShapeShift

extension EnvironmentValues {
  /// The context of views' models; by default that of an empty container.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].value ?? Self.emptyContext.value }
    set { self[ModelContextKey.self] = Kept(value: newValue) }
  }

  private static let emptyContext: Kept<ModelContext> = MainActor.assumeIsolated {
    guard let container = try? ModelContainer(for: Schema([])) else {
      preconditionFailure("an empty container can be made")
    }
    return Kept(value: container.mainContext)
  }
}

/// A value of the main actor's.
private struct Kept<Value>: @unchecked Sendable {
  var value: Value
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue = Kept<ModelContext?>(value: nil)
}

extension View {
  /// Gives the views inside a container, which begins empty.
  ///
  /// - Parameter onSetup: Is given the container once, before the views are made, such as to put models into it.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerModifier(types: modelTypes, onSetup: onSetup))
  }

  /// Gives the views inside a container of one class, which begins empty.
  ///
  /// - Parameter onSetup: Is given the container once, before the views are made, such as to put models into it.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }

  /// Gives the views inside a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    container.store.show()
    return environment(\.modelContext, container.mainContext)
  }

  /// Gives the views inside a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

/// Makes a container once for a view.
private struct ContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var made = Made()

  /// What is made when it is first asked for.
  @MainActor
  private final class Made {
    var container: ModelContainer?
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }

  private var container: ModelContainer {
    if let container = made.container { return container }
    let result = Result { try ModelContainer(for: Schema(types)) }
    guard case .success(let container) = result else {
      preconditionFailure("a container in memory can be made")
    }
    made.container = container
    onSetup(result)
    return container
  }
}

extension Scene {
  /// Would give a program's windows a container; no program runs here.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Would give a program's windows a container; no program runs here.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Would give a program's windows a container; no program runs here.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Would give a program's windows a context; no program runs here.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
}
