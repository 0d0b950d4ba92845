import Foundation
import NIOCore
import NIOHTTP1

/// Answers requests: the page, its files, and files to be kept.
struct Site: Sendable {
  /// An answer to a request.
  struct Answer {
    var status: HTTPResponseStatus
    var headers: [(String, String)]
    var body = ByteBuffer()
  }

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
  static let headers: [(String, String)] = [
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

  /// Returns whether a request may become a WebSocket.
  func isLive(_ request: HTTPRequestHead) -> Bool {
    request.method == .GET && request.uri == Self.live && access.isTrusted(request)
      && access.isFromOwnPage(request)
  }

  func answer(to request: HTTPRequestHead) -> Answer {
    guard access.isOurs(request) else {
      return Self.text(.forbidden, "Requests from other sites are refused.")
    }
    guard request.method == .GET else {
      return Self.text(.methodNotAllowed, "Only GET is supported.")
    }
    let parts = request.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let (path, query) = (String(parts[0]), parts.dropFirst().first ?? "")
    if path == "/", let token = Self.token(in: query) {
      guard access.isToken(token) else { return Self.forbidden }
      return Answer(
        status: .seeOther, headers: [("Location", "/"), ("Set-Cookie", access.cookie)])
    }
    guard access.isTrusted(request) else { return Self.forbidden }
    switch path {
    case Self.live:
      return access.isFromOwnPage(request)
        ? Self.text(.badRequest, "This path requires a WebSocket connection.") : Self.forbidden
    case _ where path.hasPrefix(Self.downloads):
      return download(String(path.dropFirst(Self.downloads.count)))
    case "/": return file(start)
    default: return file(String(path.dropFirst()))
    }
  }

  private static func token(in query: Substring) -> String? {
    let name = "token="
    return query.split(separator: "&").first { $0.hasPrefix(name) }
      .map { String($0.dropFirst(name.count)) }
  }

  private static var forbidden: Answer {
    text(.forbidden, "Open the URL printed by shapeshift studio.")
  }

  private static func text(_ status: HTTPResponseStatus, _ sentence: String) -> Answer {
    Answer(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: ByteBuffer(string: sentence + "\n"))
  }

  private func file(_ name: String) -> Answer {
    guard let file = PageFile(name, in: folder) else {
      return Self.text(.notFound, "File not found.")
    }
    return Answer(
      status: .ok, headers: [("Content-Type", file.type)], body: ByteBuffer(bytes: file.bytes))
  }

  private func download(_ id: String) -> Answer {
    guard let file = gateway.downloads[id] else {
      return Self.text(.notFound, "The file no longer exists.")
    }
    let plain = file.name.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.@ ".contains($0))
    }
    return Answer(
      status: .ok,
      headers: [
        ("Content-Type", file.type), ("Content-Disposition", "attachment; filename=\"\(plain)\""),
      ], body: ByteBuffer(bytes: file.bytes))
  }
}
