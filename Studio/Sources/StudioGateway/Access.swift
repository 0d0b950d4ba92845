import Foundation
import NIOHTTP1
import Synchronization

/// Who may talk to the gateway: pages that it sent itself, to the person who was told its address.
final class Access: Sendable {
  private let token: String
  private let port = Mutex<UInt16>(0)

  init() {
    var random = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let word = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 8 - word.count) + word
    }.joined()
  }

  func listens(on port: UInt16) { self.port.withLock { $0 = port } }

  private var number: UInt16 { port.withLock { $0 } }

  /// The address with the token, for the person who started it.
  var address: String { "http://127.0.0.1:\(number)/?token=\(token)" }

  private var hosts: [String] { ["127.0.0.1:\(number)", "localhost:\(number)"] }

  // Cookies go to all ports of a host.
  private var cookieName: String { "shapeshift-\(number)" }

  /// The header that keeps the token in the browser.
  var cookie: String { "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict" }

  /// Returns whether a request is for this machine's names only, and from no other page.
  func isOurs(_ request: HTTPRequestHead) -> Bool {
    let asked = request.headers["Host"]
    guard asked.count == 1, hosts.contains(asked[0].lowercased()) else { return false }
    return request.headers["Origin"].allSatisfy { isOwnOrigin($0) }
  }

  /// Returns whether a request names a page of the gateway as its origin, as browsers do for a WebSocket.
  func isFromOwnPage(_ request: HTTPRequestHead) -> Bool {
    let origins = request.headers["Origin"]
    return origins.count == 1 && isOwnOrigin(origins[0])
  }

  private func isOwnOrigin(_ origin: String) -> Bool {
    hosts.contains { origin.lowercased() == "http://\($0)" }
  }

  /// Returns whether a request is ours and has the token in its cookie.
  func isTrusted(_ request: HTTPRequestHead) -> Bool {
    guard isOurs(request) else { return false }
    return request.headers["Cookie"].flatMap { $0.split(separator: ";") }.contains { part in
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return pair.count == 2 && pair[0] == cookieName && isToken(pair[1])
    }
  }

  /// Returns whether a text is the token, in a time that does not depend on how many characters match.
  func isToken(_ text: String) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
