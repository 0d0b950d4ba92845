import VectorGeometry
import VectorGraphics

extension DisplayList.Item {
  /// The drawing of the item.
  public var content: Content {
    switch base.content {
    case .fill(let fill):
      .fill(Fill(path: fill.path, paint: Paint(fill.paint), style: fill.style))
    case .stroke(let stroke):
      .stroke(Stroke(path: stroke.path, paint: Paint(stroke.paint), style: stroke.style))
    case .text(let text): .text(Text(text))
    case .image(let image):
      .image(Image(file: image.image, source: image.source, destination: image.destination))
    case .group(let group): .group(read(group.effects))
    case .perspective: .perspective
    }
  }

  private func read(_ effects: DisplayGroup.Effects) -> Group {
    let inner = ProjectionTransform(effects.transform)
    return Group(
      filters: effects.filters.map(Filter.init), clip: effects.clip?.path,
      mask: effects.mask.map { inside($0, by: inner) }, opacity: effects.opacity,
      blendMode: effects.blendMode)
  }
}

extension DisplayList.Item.Text {
  fileprivate init(_ item: TextItem) {
    let (run, face) = (item.run, item.run.face)
    self.init(
      string: run.text, position: item.position, width: run.width, fontSize: run.size,
      fontFamily: face.familyName, fontWeight: face.weight, isItalic: face.isItalic,
      isRightToLeft: run.isRightToLeft, paint: DisplayList.Item.Paint(item.paint),
      outline: item.outline)
  }
}

extension DisplayList.Item.Filter {
  fileprivate init(_ filter: DisplayFilter) {
    self =
      switch filter {
      case .blur(let radius, let opaque): .blur(radius: radius, opaque: opaque)
      case .shadow(let color, let radius, let offset):
        .shadow(color: color, radius: radius, offset: offset)
      case .innerShadow(let color, let radius, let offset):
        .innerShadow(color: color, radius: radius, offset: offset)
      case .colorMatrix(let entries): .colorMatrix(entries)
      case .luminanceToAlpha: .luminanceToAlpha
      case .graph(let graph): .graph(steps: graph.steps.count, region: graph.region)
      case .alphaThreshold(let least, let most, let color):
        .alphaThreshold(min: least, max: most, color: color)
      }
  }
}
