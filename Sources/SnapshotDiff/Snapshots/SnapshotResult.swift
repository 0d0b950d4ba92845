/// What became of one snapshot.
package struct SnapshotResult: Sendable, Codable, Equatable {
  /// How it ended.
  package enum Status: String, Sendable, Codable, CaseIterable {
    /// The picture is as expected.
    case passed
    /// The drawing changed, the picture did not.
    case refactor
    /// The same drawing looks different.
    case drift
    /// The picture changed.
    case changed
    /// There was no reference.
    case new
    /// There is a reference that nothing makes a picture for.
    case removed
    /// The picture or its reference can't be read or drawn.
    case failed

    /// Whether it lets a run pass.
    package var isPass: Bool { self == .passed || self == .refactor }
  }

  /// A rectangle of pixels in which something differs.
  package struct Box: Sendable, Codable, Equatable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let pixels: Int

    package init(x: Int, y: Int, width: Int, height: Int, pixels: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  /// What changed in the drawing of one view.
  package struct ViewChange: Sendable, Codable, Equatable {
    /// The path of the view; empty if the drawing doesn't say.
    package let view: String
    /// The operation as it was; nil for one that came.
    package let from: String?
    /// The operation as it is; nil for one that went.
    package let to: String?

    package init(view: String, from: String?, to: String?) {
      self.view = view
      self.from = from
      self.to = to
    }
  }

  /// A remark of the reference and of the picture that differ.
  package struct EnvironmentChange: Sendable, Codable, Equatable {
    package let name: String
    package let expected: String
    package let actual: String
  }

  /// The pictures' files, relative to the manifest's folder; nil for what isn't there.
  package struct Files: Sendable, Codable, Equatable {
    package var expected: String?
    package var actual: String?
    package var difference: String?
    package var drawing: String?

    /// All that are there.
    var all: [String] { [expected, actual, difference, drawing].compactMap { $0 } }
  }

  package var name: String
  /// The document or test that it is about.
  package var source: String
  package var status: Status
  /// One line: what differs, and which limits would pass.
  package var message: String
  package var metric = ""
  package var differentPixels = 0
  package var totalPixels = 0
  package var maxChannelDifference = 0
  package var boxes: [Box] = []
  package var views: [ViewChange] = []
  package var environment: [EnvironmentChange] = []
  /// What else is to be known, one sentence each.
  package var notes: [String] = []
  package var files = Files()

  package init(name: String, source: String, status: Status, message: String) {
    self.name = name
    self.source = source
    self.status = status
    self.message = message
  }
}
