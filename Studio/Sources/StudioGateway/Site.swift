import FlyingFox
import Foundation

/// Answers requests: the page, its files, the way to the engine, and files to be kept.
struct Site: HTTPHandler {
  let gateway: Gateway
  let access: Access
  /// Where the page's files are read from; nil for those in the program.
  let folder: String?
  /// The file that is shown first.
  let start: String

  /// The path of the way to the engine.
  static let live = "/live"
  private static let downloads = "/download/"

  /// What every answer says: nothing from elsewhere, nothing to be kept, nobody around it.
  private static let headers: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'self'; img-src 'self' blob: data:; style-src 'self'; script-src 'self'; "
        + "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; "
        + "object-src 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
  ]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = try await answer(request)
    for (name, value) in Self.headers { response.headers[HTTPHeader(name)] = value }
    return response
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard access.isOurs(request) else {
      return Self.text(.forbidden, "This is not for pages from elsewhere.")
    }
    guard request.method == .GET else { return Self.text(.methodNotAllowed, "Only GET is known.") }
    if request.path == "/", let token = request.query["token"] {
      guard access.isToken(token) else { return Self.forbidden }
      return HTTPResponse(
        statusCode: .seeOther,
        headers: HTTPHeaders([.location: "/", .setCookie: access.cookie]))
    }
    guard access.isKnown(request) else { return Self.forbidden }
    switch request.path {
    case Self.live:
      return try await WebSocketHTTPHandler(handler: PageSocket(gateway: gateway))
        .handleRequest(request)
    case let path where path.hasPrefix(Self.downloads):
      return download(String(path.dropFirst(Self.downloads.count)))
    case "/": return file(start)
    case let path: return file(String(path.dropFirst()))
    }
  }

  private static var forbidden: HTTPResponse {
    text(.forbidden, "Open the address that the command has printed.")
  }

  private static func text(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: HTTPHeaders([.contentType: "text/plain; charset=utf-8"]),
      body: Data((sentence + "\n").utf8))
  }

  private func file(_ name: String) -> HTTPResponse {
    guard let file = PageFile(name, in: folder) else {
      return Self.text(.notFound, "There is no such file.")
    }
    return HTTPResponse(
      statusCode: .ok, headers: HTTPHeaders([.contentType: file.type]), body: file.bytes)
  }

  private func download(_ id: String) -> HTTPResponse {
    guard let file = gateway.downloads[id] else {
      return Self.text(.notFound, "There is no such file any more.")
    }
    let plain = file.name.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.@ ".contains($0))
    }
    return HTTPResponse(
      statusCode: .ok,
      headers: HTTPHeaders([
        .contentType: file.type, .contentDisposition: "attachment; filename=\"\(plain)\"",
      ]), body: file.bytes)
  }
}
