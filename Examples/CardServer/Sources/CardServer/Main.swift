import Foundation
import Hummingbird
import ShapeShiftDocuments

/// Answers `GET /card.png?title=...` with a picture of a template.
///
///     CardServer [--port N] [--template FILE.json]
@main
enum Main {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let template = try template(value(of: "--template", in: arguments))
    let port = value(of: "--port", in: arguments).flatMap { Int($0) } ?? 8080
    let cards = CardDesk(try await CardRenderer(template))
    let router = Router()
    router.get("card.png") { request, _ in await CardResponse.make(for: request, from: cards) }
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    let server = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)))
    try await server.runService()
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  /// The template, read once; the one that is built in without a path.
  private static func template(_ path: String?) throws -> SourceText {
    guard let path else { return SourceText(name: "card.json", bytes: PackageResources.card_json) }
    return try SourceText(contentsOf: URL(filePath: path))
  }
}
