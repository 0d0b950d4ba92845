package import Foundation

/// One face of a font file, as far as choosing among faces needs it.
package struct FontFile: Sendable, Hashable {
  package var url: URL
  /// The number of the face in a collection; 0 in a file of one face.
  package var index: Int
  package var familyName: String
  /// The CSS weights that the face has: one, or the range of a variable face.
  package var weights: ClosedRange<Int>
  package var isItalic: Bool
  /// The file's name on every machine; files of one name but other content get a digest behind it.
  package var identity: String
  /// Names of the face alone, such as `Inter-Bold` and `Inter Bold`.
  package var faceNames: [String]

  package init(
    url: URL, index: Int = 0, familyName: String, weights: ClosedRange<Int>, isItalic: Bool
  ) {
    self.url = url
    self.index = index
    self.familyName = familyName
    self.weights = weights
    self.isItalic = isItalic
    self.identity = url.lastPathComponent
    faceNames = [url.deletingPathExtension().lastPathComponent]
  }
}

/// A face as chosen for a text: the file and, in a variable face, the weight to set.
package struct FontChoice: Sendable, Hashable {
  package var file: FontFile
  /// The value of the axis `wght`; nil in a static face.
  package var variableWeight: Int?

  /// The face of `file` that is nearest to the CSS weight.
  package init(file: FontFile, weight: Int) {
    self.file = file
    let range = file.weights
    variableWeight =
      range.count > 1 ? min(max(weight, range.lowerBound), range.upperBound) : nil
  }

  /// The CSS weight that the face has.
  package var weight: Int { variableWeight ?? file.weights.lowerBound }

  /// What tells the face from every other, the same on every machine.
  package var id: String {
    let face = "\(file.identity)#\(file.index)"
    guard let variableWeight else { return face }
    return "\(face)@wght=\(variableWeight)"
  }
}
