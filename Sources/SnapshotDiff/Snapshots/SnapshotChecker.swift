package import ImageCoding
package import VectorGraphics

/// Compares a picture with its reference: first what was drawn, then the pixels.
package struct SnapshotChecker: Sendable {
  /// What a check found.
  package struct Outcome: Sendable {
    package var result: SnapshotResult
    /// What differs, shown; nil where nothing does or the reference has no picture.
    package var picture: Bitmap?
    /// Whether recording would change the reference.
    package var isOutdated: Bool

    package init(result: SnapshotResult, picture: Bitmap?, isOutdated: Bool) {
      self.result = result
      self.picture = picture
      self.isOutdated = isOutdated
    }
  }

  package var tolerance: SnapshotTolerance
  package var mask: StraightBitmap?

  package init(_ tolerance: SnapshotTolerance = SnapshotTolerance(), mask: StraightBitmap? = nil) {
    self.tolerance = tolerance
    self.mask = mask
  }

  /// Compares.
  package func check(_ subject: SnapshotSubject, with reference: SnapshotReference) -> Outcome {
    guard !reference.isEmpty else {
      return ended(subject, .new, "no reference is recorded")
    }
    let changes = drawingChanges(subject, reference)
    guard let bitmap = subject.bitmap, let png = reference.png else {
      return drawingOnly(subject, reference, changes)
    }
    do throws(ImageCodingError) {
      return try pixels(bitmap, png, subject, changes)
    } catch {
      return ended(subject, .failed, "the reference can't be read: \(error)")
    }
  }

  private func ended(
    _ subject: SnapshotSubject, _ status: SnapshotResult.Status, _ message: String
  ) -> Outcome {
    let result = SnapshotResult(
      name: subject.name, source: subject.source, status: status, message: message)
    return Outcome(result: result, picture: nil, isOutdated: true)
  }

  // MARK: The drawing

  /// What changed in the drawing; nil if either is not known.
  private func drawingChanges(
    _ subject: SnapshotSubject, _ reference: SnapshotReference
  ) -> DisplayListDifference? {
    guard let expected = reference.drawing, let actual = subject.drawing else { return nil }
    return DisplayListDifference(expected, actual)
  }

  /// Judges by the drawing, where a picture isn't there or isn't asked for.
  private func drawingOnly(
    _ subject: SnapshotSubject, _ reference: SnapshotReference, _ changes: DisplayListDifference?
  ) -> Outcome {
    if subject.bitmap != nil { return ended(subject, .new, "the reference has no image") }
    guard let changes else { return ended(subject, .new, "the reference has no drawing") }
    guard !changes.isEmpty else {
      var outcome = ended(subject, .passed, "the drawing is unchanged")
      outcome.isOutdated = false
      return outcome
    }
    var outcome = ended(subject, .changed, "the drawing changed")
    outcome.result.views = Self.views(changes)
    return outcome
  }

  private static func views(_ changes: DisplayListDifference) -> [SnapshotResult.ViewChange] {
    changes.entries.map { entry in
      let (from, to): (String?, String?) =
        switch entry.change {
        case .added(let line): (nil, line)
        case .removed(let line): (line, nil)
        case .changed(let old, let new): (old, new)
        case .moved(let line): (line, "drawn in another order: \(line)")
        }
      return SnapshotResult.ViewChange(view: entry.origin ?? "", from: from, to: to)
    }
  }

  // MARK: The pixels

  private func pixels(
    _ bitmap: StraightBitmap, _ png: [UInt8], _ subject: SnapshotSubject,
    _ changes: DisplayListDifference?
  ) throws(ImageCodingError) -> Outcome {
    let header = try PNGHeader(png)
    let chunks = PNGChunk.all(in: png)
    let stated = PNGStamp.hash(in: png, chunks: chunks)
    let isSame = changes?.isEmpty
    if let stated, !stated.isStale, stated.value == "xxh64 \(PixelHash(bitmap))" {
      let difference = PictureDifference(
        comparison: tolerance.comparison, equalPicturesOf: PictureSize(bitmap), mask: mask)
      return outcome(subject, difference, isSame, changes, nil)
    }
    let expected = try PNGDecoder().decodeStraight(png)
    let difference = tolerance.comparison.compare(expected, bitmap, mask: mask)
    var found = outcome(subject, difference, isSame, changes, (expected, bitmap))
    found.result.environment = Self.environment(PNGStamp(in: png, chunks: chunks), subject)
    if stated?.isStale == true {
      found.result.notes.append(
        "the reference's pixel hash is stale: another program changed the image; record it again")
      found.isOutdated = true
    }
    if header.bitDepth == 16 {
      found.result.notes.append("the reference has 16 bits per channel but is compared at 8")
    }
    return found
  }

  private func outcome(
    _ subject: SnapshotSubject, _ difference: PictureDifference, _ isSameDrawing: Bool?,
    _ changes: DisplayListDifference?, _ pictures: (StraightBitmap, StraightBitmap)?
  ) -> Outcome {
    let verdict = SnapshotVerdict(difference, isSameDrawing: isSameDrawing)
    var result = result(
      of: difference, verdict: verdict, changes: changes, name: subject.name,
      source: subject.source)
    if verdict == .drift, difference.differentPixels <= tolerance.allowedDrift {
      result.status = .passed
      result.message += "; the drift is within allowDrift"
    }
    let status = result.status
    let picture = pictures.flatMap { expected, actual in
      difference.differentPixels == 0
        ? nil : DifferencePicture(difference, mask: mask).draw(expected, actual, style: .heat)
    }
    let isOutdated =
      !status.isPass || difference.maxChannelDifference > 0 || changes?.isEmpty == false
      || (subject.drawing != nil && changes == nil)
    return Outcome(result: result, picture: picture, isOutdated: isOutdated)
  }

  /// The result of a comparison.
  package func result(
    of difference: PictureDifference, verdict: SnapshotVerdict, changes: DisplayListDifference?,
    name: String, source: String
  ) -> SnapshotResult {
    var result = SnapshotResult(
      name: name, source: source, status: Self.status(of: verdict), message: "\(difference)")
    result.metric = difference.comparison.metric.name
    result.differentPixels = difference.differentPixels
    result.totalPixels = difference.totalPixels
    result.maxChannelDifference = difference.maxChannelDifference
    result.boxes = difference.clusters.map { cluster in
      SnapshotResult.Box(
        x: cluster.box.x, y: cluster.box.y, width: cluster.box.width, height: cluster.box.height,
        pixels: cluster.pixels)
    }
    result.views = changes.map(Self.views) ?? []
    return result
  }

  private static func status(of verdict: SnapshotVerdict) -> SnapshotResult.Status {
    switch verdict {
    case .same, .within: .passed
    case .refactor: .refactor
    case .drift: .drift
    case .change, .pixels, .size: .changed
    }
  }

  /// What the reference was made with, where that is not what the picture is made with.
  private static func environment(
    _ stamp: PNGStamp, _ subject: SnapshotSubject
  ) -> [SnapshotResult.EnvironmentChange] {
    subject.environment.compactMap { text in
      guard let expected = stamp[text.keyword], expected != text.value else { return nil }
      return SnapshotResult.EnvironmentChange(
        name: text.keyword, expected: expected, actual: text.value)
    }
  }
}
