import HTTPTypes
import Hummingbird
import NIOCore
import ShapeShiftDocuments

/// What is answered to who asks for a card.
enum CardResponse {
  /// The longest title, in characters.
  private static let longestTitle = 200

  static func make(for request: Request, from desk: CardDesk) async -> Response {
    guard let title = request.uri.queryParameters["title"].map(String.init), !title.isEmpty else {
      return problem(.badRequest, "a title is missing: /card.png?title=Hello")
    }
    guard title.count <= longestTitle else {
      return problem(.badRequest, "the title has more than \(longestTitle) characters")
    }
    let tag = desk.renderer.tag(of: title)
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "public, max-age=86400"]
    guard request.headers[.ifNoneMatch] != tag else {
      return Response(status: .notModified, headers: headers)
    }
    do {
      headers[.contentType] = "image/png"
      let card = try await desk.card(title)
      return Response(status: .ok, headers: headers, body: .init(byteBuffer: card))
    } catch is CardDesk.Busy {
      return problem(.serviceUnavailable, "too many cards are being drawn", [.retryAfter: "1"])
    } catch let error as RequestError where error.kind == .badDocument {
      return problem(.badRequest, error.description)
    } catch {
      return problem(.internalServerError, "the card can't be drawn")
    }
  }

  private static func problem(
    _ status: HTTPResponse.Status, _ sentence: String, _ headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = "text/plain; charset=utf-8"
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: sentence + "\n"))
    )
  }
}
