import ShapeShiftDocuments

/// Draws cards: a template with a title.
struct CardRenderer: Sendable {
  private let template: SourceText
  private let limits: DocumentLimits
  /// What tells cards of this template from others of the same title.
  private let stamp: UInt64

  /// A renderer of a template that can be drawn.
  ///
  /// - Throws: What is wrong with the template.
  init(_ template: SourceText) async throws {
    // Small ones: a title is all that strangers decide.
    var limits = DocumentLimits()
    limits.nodes = 1000
    limits.expressionSteps = 100_000
    limits.drawingSteps = 100_000_000
    (self.template, self.limits) = (template, limits)
    stamp = UInt64(fnv: template.bytes)
    _ = try await draw("")
  }

  /// Draws a card: laid out on the main actor, drawn and compressed here.
  @concurrent
  func draw(_ title: String) async throws -> [UInt8] {
    let (list, options) = try await layOut(title)
    return try list.encoded(as: .png, options: options).bytes
  }

  @MainActor
  private func layOut(_ title: String) throws -> (DisplayList, RenderOptions) {
    let card = try Document(template, data: ["title": .string(title)], limits: limits)
    var options = try card.renderOptions()
    // Several cards are drawn at a time; each keeps to one core.
    options.isConcurrent = false
    return (try card.displayList(), options)
  }

  /// The tag of a card: equal data have equal bytes, so that none need be drawn to know it.
  func tag(of title: String) -> String {
    let hash = UInt64(fnv: title.utf8, from: stamp)
    return "\"\(String(hash, radix: 16))\""
  }
}

extension UInt64 {
  /// A short name for bytes.
  ///
  /// Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm", FNV-1a with 64 bits.
  init(fnv bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325) {
    self = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
