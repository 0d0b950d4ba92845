// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import Foundation
@_exported import Observation

// No iCloud account is signed in.

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
public struct CKError: Error, Sendable {}
public final class CKContainer: NSObject, @unchecked Sendable {
  private static let container = CKContainer()
  public static func `default`() -> CKContainer { container }
  public convenience init(identifier: String) { self.init() }
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  public func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
}
