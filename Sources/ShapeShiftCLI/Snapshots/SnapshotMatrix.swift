import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// One of the ways in which a document, a preview or an SVG file is drawn.
struct SnapshotVariant: Sendable {
  /// Values that are set in the document.
  var overrides: [DocumentChange] = []
  /// The file with data of the document.
  var data: String?
  /// The file with a recorded session.
  var input: String?
  var look = Surroundings()
  /// Whether a preview is drawn on a transparent background.
  var hidesBackground = false
  /// The canvas; nil for its own.
  var size: CGSize?
  var time = 0.0
  var scale = 1.0
  /// What its picture has behind the name of what is drawn: `-dark-fr@2x`.
  var suffix = ""
}

/// In which ways something is drawn: all combinations of what is listed.
struct SnapshotMatrix: Sendable {
  /// What pictures can differ in, in the order in which their names tell it.
  enum Axis: String, CaseIterable, Sendable {
    case set, data, inputs, colorSchemes, locales, layoutDirections, dynamicTypeSizes, devices,
      backgrounds, sizes, times, scales

    /// Whether it changes anything of what is drawn.
    func changes(_ kind: SnapshotKind) -> Bool {
      switch self {
      case .set, .data: kind == .document
      case .inputs, .colorSchemes, .locales, .layoutDirections, .dynamicTypeSizes, .times:
        kind == .document || kind == .preview
      case .devices, .backgrounds: kind == .preview
      case .sizes, .scales: kind != .picture
      }
    }
  }

  /// One of the values of an axis.
  struct Value: Sendable {
    /// What it adds to the name of a picture.
    let suffix: String
    let change: @Sendable (inout SnapshotVariant) -> Void

    /// What is drawn as it is, and called so.
    static let own = Value(suffix: "") { _ in }
  }

  private var values: [Axis: [Value]] = [:]

  subscript(axis: Axis) -> [Value]? {
    get { values[axis] }
    set { values[axis] = newValue }
  }

  /// All combinations; of a picture file there is one.
  func variants(of kind: SnapshotKind) -> [SnapshotVariant] {
    var variants = [SnapshotVariant()]
    for axis in Axis.allCases where axis.changes(kind) {
      guard let values = values[axis] else { continue }
      variants = variants.flatMap { variant in
        values.map { value in
          var next = variant
          value.change(&next)
          next.suffix += value.suffix
          return next
        }
      }
    }
    return variants
  }
}

/// What a snapshot is of.
enum SnapshotKind: Sendable {
  case document, svg, preview, picture

  /// The kind of a file of a folder, by its name.
  init(file: String) {
    if file.hasSuffix(".svg") {
      self = .svg
    } else {
      self = PictureFolder.isPicture(file) ? .picture : .document
    }
  }

  /// What messages call one of them.
  var word: String {
    switch self {
    case .document: "document"
    case .svg: "SVG file"
    case .preview: "preview"
    case .picture: "picture file"
    }
  }

  /// Whether a key of the settings changes anything of it.
  func uses(_ key: String) -> Bool {
    if let axis = SnapshotMatrix.Axis(rawValue: key) { return axis.changes(self) }
    return switch key {
    case "size", "allowDrift": self != .picture
    case "device", "background": self == .preview
    case "ignoreViews": self == .document || self == .preview
    default: true
    }
  }
}
