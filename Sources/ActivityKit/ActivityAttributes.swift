// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// As on Apple's systems: source that imports live activities need not name Foundation.
@_exported public import Foundation

/// What a live activity is about, which stays as it is; what changes is its state.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of what changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a live activity shows from now on.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  /// From when on it counts as old; nil for never.
  public var staleDate: Date?
  /// How much it is worth beside other activities.
  public var relevanceScore: Double

  /// A state, from when on it counts as old, and how much it is worth.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
