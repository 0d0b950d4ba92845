import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// What an `image` draws: pixels, or another file of SVG.
  ///
  /// - Parameter fixed: The frame, if not the attributes say it.
  func image(_ index: Int, _ scope: Scope, in fixed: CGRect? = nil) -> Drawing? {
    guard let link = href(of: index)?.trimmed, !link.isEmpty else {
      note(.badReference, "an image has no href", at: index)
      return nil
    }
    guard scope.style.isVisible, let bytes = bytes(of: link, index) else { return nil }
    if let picture = EncodedImage(file: bytes) {
      guard !picture.isCutOff else {
        note(.refusedFile, "an image is not drawn: its file ends too early", at: index)
        return nil
      }
      return pixels(picture, index, scope, fixed)
    }
    let kind = FileSignature(bytes)
    let mayBeMarkup = kind == nil && bytes.prefix(1024).contains(UInt8(ascii: "<"))
    guard mayBeMarkup || kind?.format == "SVG" else {
      let problem = FileSignature.problem(with: bytes)
      let help = problem.help.map { "; \($0)" } ?? ""
      note(.unsupported, "an image is not drawn: the file \(problem.predicate)\(help)", at: index)
      return nil
    }
    return vectors(bytes, index, scope, fixed)
  }

  private func pixels(
    _ picture: EncodedImage, _ index: Int, _ scope: Scope, _ fixed: CGRect?
  ) -> Drawing? {
    let size = CGSize(width: picture.width, height: picture.height)
    guard let frame = fixed ?? frame(index, size, scope) else { return nil }
    let ratio = SVGAspectRatio(element(index)["preserveAspectRatio"])
    let source = CGRect(origin: .zero, size: size)
    let place = source.applying(ratio.transform(from: source, to: frame))
    let item = DisplayItem(
      .image(
        ImageItem(
          image: picture, source: source, destination: place,
          interpolation: scope.style.isPixelated ? .none : .high)), origin: scope.origin)
    return clipped([item], frame, place, scope)
  }

  /// Another file of SVG, which draws in a world of its own.
  private func vectors(
    _ bytes: [UInt8], _ index: Int, _ scope: Scope, _ fixed: CGRect?
  ) -> Drawing? {
    guard nesting < reader.limits.nesting else {
      note(.limit, "SVG files are nested too deeply", at: index)
      return nil
    }
    var inner = reader
    (inner.loadFile, inner.overrides) = (nil, [])
    do throws(SVGReadingError) {
      let picture = try inner.read(bytes, nesting: nesting + 1)
      for diagnostic in picture.diagnostics.prefix(8) {
        note(diagnostic.code, "in the image: \(diagnostic)", at: index)
      }
      guard let frame = fixed ?? frame(index, picture.size, scope) else { return nil }
      let ratio = SVGAspectRatio(element(index)["preserveAspectRatio"])
      let box = CGRect(origin: .zero, size: picture.size)
      let placing = ratio.transform(from: box, to: frame)
      var effects = DisplayGroup.Effects()
      effects.transform = placing
      effects.clip = DisplayClip(path: Path(box))
      let group = DisplayItem(
        .group(DisplayGroup(effects: effects, items: picture.items)), origin: scope.origin)
      return clipped([group], frame, box.applying(placing), scope)
    } catch {
      note(.refusedFile, "an image can't be drawn: \(error)", at: index)
      return nil
    }
  }

  private func clipped(
    _ items: [DisplayItem], _ frame: CGRect, _ place: CGRect, _ scope: Scope
  ) -> Drawing {
    guard !frame.insetBy(dx: -1e-6, dy: -1e-6).contains(place) else {
      return Drawing(items: items, box: frame)
    }
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: Path(frame))
    let group = DisplayGroup(effects: effects, items: items)
    return Drawing(items: [DisplayItem(.group(group), origin: scope.origin)], box: frame)
  }

  /// The frame of an image; what is missing follows from the picture's size.
  private func frame(_ index: Int, _ size: CGSize, _ scope: Scope) -> CGRect? {
    let (width, height) = (
      length("width", of: index, .width, scope), length("height", of: index, .height, scope)
    )
    let resolved =
      switch (width, height) {
      case (let width?, let height?): CGSize(width: width, height: height)
      case (let width?, nil): CGSize(width: width, height: width * size.height / size.width)
      case (nil, let height?): CGSize(width: height * size.width / size.height, height: height)
      case (nil, nil): size
      }
    guard resolved.width > 0, resolved.height > 0 else { return nil }
    return CGRect(
      origin: CGPoint(
        x: length("x", of: index, .width, scope) ?? 0,
        y: length("y", of: index, .height, scope) ?? 0), size: resolved)
  }

  /// What a link holds, or leads to.
  private func bytes(of link: String, _ index: Int) -> [UInt8]? {
    if DataURL.isOne(link) {
      do throws(DataURL.Problem) {
        return try DataURL(link).bytes()
      } catch {
        note(
          .invalidValue, "the data URL of an image \(error.predicate); \(error.help)", at: index)
        return nil
      }
    }
    let name = link.hasPrefix("file:") ? nil : link.removingPercentEncoding ?? link
    guard let name, !name.contains("://"), !name.hasPrefix("/") else {
      note(
        .refusedFile, "\"\(link)\" is not read: the file is outside the SVG file's folder",
        at: index)
      return nil
    }
    guard let loadFile = reader.loadFile else {
      note(.refusedFile, "\"\(link)\" is not read: the SVG file's folder is unknown", at: index)
      return nil
    }
    do {
      if let bytes = try loadFile(name) { return bytes }
      note(.refusedFile, "file \"\(link)\" not found", at: index)
    } catch {
      note(.refusedFile, "\"\(link)\" can't be read: \(error)", at: index)
    }
    return nil
  }
}
