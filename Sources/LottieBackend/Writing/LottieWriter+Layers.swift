import Foundation
import VectorGeometry
import VectorGraphics

extension LottieWriter {
  /// A layer of a track.
  ///
  /// `ddd` comes first: rlottie takes what moves for a layer in space until it reads otherwise.
  ///
  /// - Parameters:
  ///   - type: 0 other layers, 2 a picture, 3 nothing, 4 shapes.
  ///   - step: Where the layer is; nil for a layer that stays.
  ///   - index: What others call it; nil where none does.
  ///   - parent: The layer that it goes with.
  func layer(
    _ type: Int, _ track: NodeTrack, _ role: Role, _ step: LottieMotion.Step? = nil,
    index: Int? = nil, parent: Int? = nil, _ content: (inout JSONBuffer) -> Void
  ) -> JSONBuffer {
    var buffer = JSONBuffer()
    buffer.object { buffer in
      var numbers = [("ddd", 0), ("ty", type)]
      if let index { numbers.append(("ind", index)) }
      if let parent { numbers.append(("parent", parent)) }
      buffer.whole(numbers)
      if let name = Self.name(in: track.nodes[0].origin) {
        buffer.key("nm")
        buffer.string(name)
      }
      content(&buffer)
      buffer.key("ks")
      buffer.object { buffer in
        let opacity = LottieProperty(
          start: track.start, samples: track.nodes.map { [$0.opacity * 100] },
          tolerance: LottieRenderer.levelTolerance * 100, decimals: 2)
        if !opacity.isAlways(100) {
          buffer.key("o")
          opacity.write(to: &buffer)
        }
        step?.write(
          start: track.start, tolerance: LottieRenderer.lengthTolerance, to: &buffer)
      }
      writeClips(of: track, to: &buffer)
      buffer.whole([
        ("ip", track.start), ("op", min(track.end, frameCount)), ("st", 0),
        ("bm", track.nodes[0].blendMode.lottieNumber ?? 0),
      ])
      switch role {
      case .picture: break
      case .matte: buffer.whole([("td", 1)])
      case .matted(let isInverted): buffer.whole([("tt", isInverted ? 2 : 1)])
      }
    }
    return buffer
  }

  /// Source: Lottie specification, Masks: the first adds to nothing, the others cut it.
  private func writeClips(of track: NodeTrack, to buffer: inout JSONBuffer) {
    let count = track.nodes[0].clips.count
    guard count > 0 else { return }
    buffer.key("hasMask")
    buffer.raw("true")
    buffer.key("masksProperties")
    buffer.array { buffer in
      for place in 0..<count {
        buffer.object { buffer in
          buffer.key("mode")
          buffer.string(place == 0 ? "a" : "i")
          buffer.key("inv")
          buffer.raw("false")
          buffer.key("pt")
          let outline = OutlineProperty(
            start: track.start,
            contours: track.nodes.map { node in
              var contour = node.clips[place]
              contour.isClosed = true
              return contour
            }, tolerance: LottieRenderer.lengthTolerance)
          outline.write(to: &buffer)
          buffer.key("o")
          buffer.raw("{\"a\":0,\"k\":100}")
        }
      }
    }
  }

  /// The id that a view was given, as the last part of its path has it.
  private static func name(in origin: String?) -> String? {
    guard let last = origin?.split(separator: "/").last, let mark = last.lastIndex(of: "#") else {
      return nil
    }
    let name = last[last.index(after: mark)...]
    return name.isEmpty ? nil : String(name)
  }
}

extension JSONBuffer {
  /// Writes keys with whole numbers.
  mutating func whole(_ pairs: [(String, Int)]) {
    for (name, value) in pairs {
      key(name)
      number(Double(value))
    }
  }
}
