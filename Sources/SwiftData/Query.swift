public import Foundation
public import ShapeShift

/// The current models that match a descriptor; a view that reads them is updated when they change.
@MainActor @propertyWrapper @preconcurrency
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// All models of a class.
  public init() { descriptor = FetchDescriptor() }

  /// The models; none where the description fails.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// The context of the models.
  public var modelContext: ModelContext { context }

  /// The error of the query, or `nil` for success.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
}

extension Query {
  /// The models of a description; how changes are shown, is for who makes them.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(described: descriptor)
  }

  /// The models of a description; how changes are shown, is for who makes them.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(described: descriptor)
  }

  /// The models that meet a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(described: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that meet a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(described: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that meet a condition, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      described: FetchDescriptor(
        predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// The models that meet a condition, in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }

  /// The models that meet a condition, in the order of a value, those without it first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      described: FetchDescriptor(
        predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// The models that meet a condition, in the order of a value, those without it first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }

  private init(described descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
  }
}
