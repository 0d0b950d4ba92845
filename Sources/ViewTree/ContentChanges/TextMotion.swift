import Foundation
import VectorGeometry
import VectorGraphics

/// What is seen of a text while its content changes: letters, or whole texts that fade.
struct TextMotion {
  /// A text that is one end of a change.
  struct End {
    /// All of it, as it is drawn at rest.
    let items: [DisplayItem]
    /// Its letters; nil if it has pictures, lines or grounds, which fade as a whole.
    let letters: [MovingLetter]?
  }

  /// The frame of the text.
  let rect: CGRect
  /// The view's path, for origins.
  let path: String
  /// Plans of letters that become others.
  let morphs: LetterMorphs

  /// What is on its way out.
  private var going: [DisplayItem] = []
  private var end: End
  /// The letters that are seen; nil while the text is seen as a whole.
  private var letters: [MovingLetter]?
  /// How opaque the whole text is, 0...1.
  private var opacity = 1.0

  /// A text at rest.
  init(_ end: End, in rect: CGRect, path: String, morphs: LetterMorphs) {
    (self.end, self.rect, self.path, self.morphs) = (end, rect, path, morphs)
  }

  /// Everything that is seen.
  var items: [DisplayItem] {
    guard let letters else { return going + end.items.faded(to: opacity) }
    return going + letters.flatMap { $0.items(in: rect, path: path) }
  }

  /// Brings the text on its way to another one.
  mutating func go(
    to next: End, by transition: ContentTransition, countsDown: Bool?, _ progress: Double
  ) {
    let present = letters ?? end.letters.map { $0.map { $0.faded(by: opacity) } }
    guard let present, let new = next.letters,
      let pairs = Self.pairs(end.letters ?? [], new, transition, rolls: countsDown != nil)
    else { return fade(to: next, progress) }
    let roll = countsDown.map { Roll(countsDown: $0, progress: progress) }
    letters = Self.letters(present, new, pairs, roll, progress, morphs)
    (end, opacity) = (next, 1)
  }

  /// The old fades out while the new fades in.
  private mutating func fade(to next: End, _ progress: Double) {
    let share = min(max(progress, 0), 1)
    going = items.faded(to: 1 - share)
    (end, letters, opacity) = (next, nil, share)
  }

  private static func pairs(
    _ old: [MovingLetter], _ new: [MovingLetter], _ transition: ContentTransition, rolls: Bool
  ) -> LetterMatching.Pairs? {
    if rolls { return LetterMatching.byPlace(old.map(\.text), new.map(\.text)) }
    switch transition.kind {
    case .opacity, .identity: return nil
    case .automatic, .interpolate, .numeric, .numericValue, .replace:
      return LetterMatching.identical(old.map(\.text), new.map(\.text))
    }
  }

  private static func letters(
    _ present: [MovingLetter], _ new: [MovingLetter], _ pairs: LetterMatching.Pairs,
    _ roll: Roll?, _ progress: Double, _ morphs: LetterMorphs
  ) -> [MovingLetter] {
    let partners = Dictionary(pairs.map { ($0.old, $0.new) }, uniquingKeysWith: { $1 })
    // What is between two letters in one place, by the place in the new text.
    var between: [Int: (letter: MovingLetter, isSame: Bool)] = [:]
    var (shifts, newShifts) = (Shifts(), Shifts())
    for letter in present {
      guard let index = letter.index, let partner = partners[index] else { continue }
      let moved = letter.blended(with: new[partner], at: progress, morphs)
      between[partner] = (moved, letter.text == new[partner].text)
      shifts.note(moved.origin.x - letter.origin.x, at: index)
      newShifts.note(moved.origin.x - new[partner].origin.x, at: partner)
    }
    var result: [MovingLetter] = []
    for var letter in present {
      if let index = letter.index {
        let place = partners[index].flatMap { between[$0] }
        if place?.isSame == true { continue }
        letter.origin = place?.letter.origin ?? letter.origin.moved(by: shifts.nearest(to: index))
        letter = roll?.leaving(letter) ?? letter
        letter.index = nil
      }
      result.append(letter)
    }
    for (index, var letter) in new.enumerated() {
      let place = between[index]
      if let place, place.isSame {
        result.append(place.letter)
      } else {
        letter.origin =
          place?.letter.origin ?? letter.origin.moved(by: newShifts.nearest(to: index))
        result.append(roll?.coming(letter) ?? letter)
      }
    }
    return result
  }
}

/// How far letters that have a place in both texts are from where they stand in one of them, in points.
private struct Shifts {
  private var known: [(index: Int, shift: CGFloat)] = []

  /// Takes down the shift of a letter; letters come in their order.
  mutating func note(_ shift: CGFloat, at index: Int) { known.append((index, shift)) }

  /// The shift of the nearest letter, so that those without a place keep beside it.
  func nearest(to index: Int) -> CGFloat {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].index < index { low = middle + 1 } else { high = middle }
    }
    let neighbours = known[max(low - 1, 0)..<min(low + 1, known.count)]
    return neighbours.min { abs($0.index - index) < abs($1.index - index) }?.shift ?? 0
  }
}

extension CGPoint {
  fileprivate func moved(by x: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: y) }
}

/// How digits roll in and out.
private struct Roll {
  let countsDown: Bool
  let progress: Double

  /// How far letters roll, in heights of their line.
  static let way: CGFloat = 0.5

  private var share: Double { min(max(progress, 0), 1) }
  private var sign: CGFloat { countsDown ? -1 : 1 }

  func leaving(_ letter: MovingLetter) -> MovingLetter {
    // It fades sooner than the other one comes, so that two digits are never read as one.
    var letter = letter.faded(by: (1 - share) * (1 - share))
    letter.fall -= sign * Self.way * letter.lineHeight * CGFloat(progress)
    return letter
  }

  func coming(_ letter: MovingLetter) -> MovingLetter {
    var letter = letter.faded(by: share)
    letter.fall += sign * Self.way * letter.lineHeight * CGFloat(1 - progress)
    return letter
  }
}

extension MovingLetter {
  fileprivate func faded(by factor: Double) -> MovingLetter {
    var letter = self
    letter.opacity *= factor
    return letter
  }
}
