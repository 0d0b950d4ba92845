public import Foundation

/// A receiver of content that is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the dragged content is accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop; `false` refuses it.
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
  /// Returns `nil`, so that the drop is accepted.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// The content dragged over a view, and its location.
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

  /// Returns the items of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains(where: provider.conforms(to:)) }
  }

  /// Returns the items of some types, by their identifiers.
  public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.compactMap { UTType($0) })
  }
}

/// The operation that a view proposes for a drop.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// Does something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation performed by a drop.
public enum DropOperation: Sendable {
  /// No operation.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved.
  case move
}
