import DocumentModel
import ShapeShiftDocuments

/// A document that is built into the command, to begin with.
struct DocumentTemplate {
  let name: String
  /// What it shows, in a few words.
  let summary: String
  private let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What `init` writes without a template.
  static let starter = DocumentTemplate(
    name: "starter", summary: "a sun and a greeting", bytes: PackageResources.starter_json)

  /// All that `--template` may name.
  static let all: [DocumentTemplate] = [
    DocumentTemplate(
      name: "share-card", summary: "a link preview image with title and author, 1200 x 630",
      bytes: PackageResources.share_card_json),
    DocumentTemplate(
      name: "badge", summary: "a medal with a number and a ribbon",
      bytes: PackageResources.badge_json),
    DocumentTemplate(
      name: "line-chart", summary: "two labeled lines over twelve months",
      bytes: PackageResources.line_chart_json),
    DocumentTemplate(
      name: "bar-chart", summary: "bars with their values, the longest highlighted",
      bytes: PackageResources.bar_chart_json),
    DocumentTemplate(
      name: "dashboard", summary: "numbers, bars, a ring and a ranking, on a dark background",
      bytes: PackageResources.dashboard_json),
    DocumentTemplate(
      name: "certificate", summary: "a certificate with a name and a seal, for printing on A4",
      bytes: PackageResources.certificate_json),
    DocumentTemplate(
      name: "social-story", summary: "an announcement for phones, 1080 x 1920",
      bytes: PackageResources.social_story_json),
    DocumentTemplate(
      name: "spinner", summary: "a rotating arc, for 'shapeshift animate'",
      bytes: PackageResources.spinner_json),
    DocumentTemplate(
      name: "icon-morph",
      summary: "a play icon that morphs to pause and back, for 'shapeshift animate'",
      bytes: PackageResources.icon_morph_json),
    DocumentTemplate(
      name: "device-frame", summary: "an app store screenshot in a phone frame",
      bytes: PackageResources.device_frame_json),
  ]

  /// The template of a name.
  static func named(_ name: String) throws(Failure) -> DocumentTemplate {
    if let template = all.first(where: { $0.name == name }) { return template }
    throw Failure(
      .usage, "unknown template \(Diagnostic.quoted(name))",
      help: Suggestion.help(for: name, among: all.map(\.name))
        ?? "list the templates with 'shapeshift init --list'")
  }

  /// The names with what they show, a line each.
  static var listing: String {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    return all.map { template in
      template.name + String(repeating: " ", count: width - template.name.count)
        + template.summary + "\n"
    }.joined()
  }
}
