package import VectorGraphics

/// Draws the frames of a timeline: one picture each, or the mean of those of an exposure.
package struct FrameDrawing: Sendable {
  package let timeline: FrameTimeline
  package let options: RenderOptions
  /// The exposure of each image, or `nil` for an instant.
  package let shutter: Shutter?
  private let painters: FramePainters

  package init(_ timeline: FrameTimeline, options: RenderOptions, shutter: Shutter? = nil) {
    self.timeline = timeline
    // Frames share the cores among each other.
    var options = options
    options.isConcurrent = false
    self.options = options
    self.shutter = shutter
    painters = FramePainters(options)
  }

  /// The times whose lists a frame needs, in ascending order.
  package func times(ofFrame frame: Int) -> [Double] {
    shutter?.times(ofFrame: frame, in: timeline) ?? [timeline.time(ofFrame: frame)]
  }

  /// The picture of a frame.
  package func bitmap(of lists: [DisplayList]) throws(RenderError) -> Bitmap {
    let pictures = try painters.lend { (painter) throws(RenderError) in
      var pictures: [Bitmap] = []
      for list in lists { pictures.append(try painter.bitmap(of: list)) }
      return pictures
    }
    guard pictures.count > 1 else { return pictures[0] }
    guard pictures.allSatisfy({ $0.width == pictures[0].width && $0.height == pictures[0].height })
    else { throw .size("the image size changes during the exposure") }
    return Bitmap.exposure(of: pictures)
  }

  /// The file of a frame; an exposure is always pixels.
  package func encoded(
    _ lists: [DisplayList], as format: PictureFormat
  ) throws(RenderError) -> DisplayList.Encoded {
    guard shutter == nil else {
      return DisplayList.Encoded(bytes: try options.png(try bitmap(of: lists)), unsupported: [])
    }
    guard format == .png else { return try lists[0].encoded(as: format, options: options) }
    let bytes = try painters.lend { (painter) throws(RenderError) in
      try painter.png(of: lists[0])
    }
    return DisplayList.Encoded(bytes: bytes, unsupported: [])
  }
}
