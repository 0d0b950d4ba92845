// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

// No user can sign in: sessions do not start, and completion handlers are not called.

public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public protocol ASAuthorizationCredential: AnyObject {}
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let user = "", email: String? = nil, fullName: PersonNameComponents? = nil
  public let identityToken: Data? = nil, authorizationCode: Data? = nil
}
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let (user, password) = ("", "")
}
public final class ASAuthorization: NSObject, @unchecked Sendable {
  public enum Scope: String, Sendable { case fullName, email }
  public let credential: any ASAuthorizationCredential = ASAuthorizationAppleIDCredential()
}
open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?, nonce: String?, state: String?
  public var user: String?
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
public final class ASAuthorizationPasswordProvider: NSObject {
  public func createRequest() -> ASAuthorizationPasswordRequest { .init() }
}
public final class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = Notification.Name("ASCredentialRevoked")
  public func createRequest() -> ASAuthorizationAppleIDRequest { .init() }
  public func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}
public typealias ASPresentationAnchor = UIWindow
public protocol ASAuthorizationControllerDelegate: AnyObject {}
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
public final class ASAuthorizationController: NSObject {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?,
    presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  public func performRequests() {}
}
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}
public final class ASWebAuthenticationSession: NSObject {
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  @discardableResult public func start() -> Bool { false }
  public func cancel() {}
}
/// An action that opens a sign-in page; it throws `canceled`.
@MainActor public struct WebAuthenticationSession {
  public enum BrowserSession: Sendable { case ephemeral }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASAuthorizationError(.canceled) }
}
extension EnvironmentValues {
  @MainActor public var webAuthenticationSession: WebAuthenticationSession { .init() }
}

/// Apple's button to sign in, which is a labeled placeholder.
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    public static let signIn = Label(), signUp = Label(), `continue` = Label()
  }
  public struct Style: Sendable {
    public static let black = Style(), white = Style(), whiteOutline = Style()
  }
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {}
  public var body: some View {
    _FrameworkPlaceholder("SignInWithAppleButton", of: "AuthenticationServices")
      .frame(minHeight: 30, idealHeight: 44)
  }
}
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
open class ASAuthorizationAppleIDButton: _FrameworkView {
  open override class var _framework: String { "AuthenticationServices" }
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  public var cornerRadius: CGFloat = 6
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) { self.init(frame: .zero) }
}
