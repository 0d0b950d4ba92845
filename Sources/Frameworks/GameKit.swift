// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

// No player is signed in to Game Center.

/// The error of a player who is not signed in.
public struct GKError: Error, Sendable {}
open class GKPlayer: NSObject, @unchecked Sendable {
  public let (displayName, alias, gamePlayerID) = ("", "", "")
}
public final class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  public let isAuthenticated = false
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
public protocol GKGameCenterControllerDelegate: AnyObject {}
open class GKGameCenterViewController: _FrameworkController {
  open override class var _framework: String { "GameKit" }
  public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
}
public enum GKLeaderboard {
  public static func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError() }
}
