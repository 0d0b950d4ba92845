public import Foundation

/// What takes things that are carried to a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether what is carried is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is let go; false refuses it.
  func performDrop(info: DropInfo) -> Bool
  /// Something comes over the view.
  func dropEntered(info: DropInfo)
  /// Something moves over the view; what would be done with it.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything is taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// Nothing is said: it is taken.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// What is carried over a view, and where.
public struct DropInfo {
  /// The point in the view, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) {
    (self.location, self.providers) = (location, providers)
  }

  init(_ payload: Any, at location: CGPoint) {
    self.init(location: location, providers: [DropPayload.provider(of: payload)])
  }

  /// Whether there is something of any of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Whether there is something of any of some kinds, by their identifiers.
  public func hasItemsConforming(to contentTypes: [String]) -> Bool {
    hasItemsConforming(to: contentTypes.compactMap { UTType($0) })
  }

  /// What there is of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains(where: provider.conforms(to:)) }
  }

  /// What there is of some kinds, by their identifiers.
  public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.compactMap { UTType($0) })
  }
}

/// What a view would do with what is let go.
public struct DropProposal: Sendable {
  /// What is done with it.
  public let operation: DropOperation
  /// Does something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is done with things that are let go.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It is not allowed.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}
