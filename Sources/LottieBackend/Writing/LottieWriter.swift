import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// The state of one animation under construction.
struct LottieWriter {
  /// The relation of a layer to its neighbor.
  enum Role {
    case picture
    /// Its alpha is what the next layer is seen through; it is not seen itself.
    case matte
    /// It is seen through the layer before.
    case matted(isInverted: Bool)
  }

  let width: Int
  let height: Int
  /// The number of frames that are shown.
  let frameCount: Int
  let rate: Double
  private(set) var assets: [JSONBuffer] = []
  private var compositions: [JSONBuffer: String] = [:]
  private var images: [EncodedImage: String] = [:]
  private var lastIndex = 0

  /// Sizes are whole: not every player reads others.
  init(size: CGSize, frameCount: Int, rate: Double) {
    width = Int(clamping: Double(size.width).rounded(.up))
    height = Int(clamping: Double(size.height).rounded(.up))
    self.frameCount = frameCount
    self.rate = rate
  }

  /// The whole file.
  ///
  /// Source: Lottie specification, Animation. `v` is the version of the program that it began with, which
  /// players ask for.
  mutating func document(of frames: [[LottieNode]], name: String?) -> [UInt8] {
    let layers = layers(of: frames, start: 0)
    var buffer = JSONBuffer()
    buffer.object { buffer in
      buffer.key("v")
      buffer.string("5.7.0")
      if let name {
        buffer.key("nm")
        buffer.string(name)
      }
      for (key, value) in [("fr", rate), ("ip", 0), ("op", Double(frameCount))] {
        buffer.key(key)
        buffer.number(value, decimals: 6)
      }
      for (key, value) in [("w", width), ("h", height)] {
        buffer.key(key)
        buffer.number(Double(value))
      }
      buffer.key("ddd")
      buffer.raw("0")
      buffer.key("assets")
      buffer.array(assets)
      buffer.key("layers")
      buffer.array(layers)
    }
    return buffer.bytes + [UInt8(ascii: "\n")]
  }

  /// The layers of nodes over frames, front to back, as Lottie has them.
  mutating func layers(of frames: [[LottieNode]], start: Int) -> [JSONBuffer] {
    var result: [JSONBuffer] = []
    for track in NodeTracks(frames, start: start).tracks.reversed() where track.start < frameCount {
      result += layers(of: track, .picture)
    }
    return result
  }

  private mutating func layers(of track: NodeTrack, _ role: Role) -> [JSONBuffer] {
    switch track.nodes[0].content {
    case .shape:
      let shapes = track.nodes.compactMap { node -> LottieShape? in
        guard case .shape(let shape) = node.content else { return nil }
        return shape
      }
      return [
        layer(4, track, role) { buffer in
          buffer.key("shapes")
          buffer.append(ShapeTrack(start: track.start, shapes: shapes).buffer)
        }
      ]
    case .image: return image(track, role)
    case .composition: return composition(track, role)
    }
  }

  // MARK: Kinds of layers

  /// A picture; where it slants, turned in a layer that nothing is seen of.
  private mutating func image(_ track: NodeTrack, _ role: Role) -> [JSONBuffer] {
    let parts = track.nodes.compactMap { node -> LottieImage? in
      guard case .image(let image) = node.content else { return nil }
      return image
    }
    let image = parts[0].image
    let box = CGRect(x: 0, y: 0, width: image.columns, height: image.rows)
    let motion = LottieMotion(parts.map(\.matrix), box: box)
    guard motion.steps.count == 1, track.nodes[0].clips.isEmpty else {
      // The masks of a layer go where it goes: around it there is another one, which stays.
      return contained(track, role) { writer, inner in
        var parent: Int?
        var layers: [JSONBuffer] = []
        if motion.steps.count > 1 {
          writer.lastIndex += 1
          parent = writer.lastIndex
          layers.append(
            writer.layer(3, inner, .picture, motion.steps[1], index: parent) { _ in })
        }
        let id = writer.asset(image)
        let picture = writer.layer(2, inner, .picture, motion.steps[0], parent: parent) {
          $0.reference(id)
        }
        return [picture] + layers
      }
    }
    let id = asset(image)
    return [layer(2, track, role, motion.steps[0]) { $0.reference(id) }]
  }

  /// A layer with the clips, opacity and blend mode of a track around layers without.
  private mutating func contained(
    _ track: NodeTrack, _ role: Role,
    _ body: (inout LottieWriter, NodeTrack) -> [JSONBuffer]
  ) -> [JSONBuffer] {
    var inner = track
    for index in inner.nodes.indices {
      inner.nodes[index].clips = []
      inner.nodes[index].opacity = 1
      inner.nodes[index].blendMode = .normal
    }
    return [composed(body(&self, inner), track, role)]
  }

  private mutating func composition(_ track: NodeTrack, _ role: Role) -> [JSONBuffer] {
    let parts = track.nodes.compactMap { node -> LottieComposition? in
      guard case .composition(let composition) = node.content else { return nil }
      return composition
    }
    guard parts[0].mask != nil else {
      return [composed(layers(of: parts.map(\.nodes), start: track.start), track, role)]
    }
    return contained(track, role) { writer, inner in
      let matte = writer.composed(
        writer.layers(of: parts.map { $0.mask ?? [] }, start: track.start), inner, .matte)
      let content = writer.composed(
        writer.layers(of: parts.map(\.nodes), start: track.start), inner,
        .matted(isInverted: parts[0].isMaskInverted))
      return [matte, content]
    }
  }

  /// A layer that has others.
  private mutating func composed(
    _ layers: [JSONBuffer], _ track: NodeTrack, _ role: Role
  ) -> JSONBuffer {
    let id = asset(layers)
    let (width, height) = (width, height)
    return layer(0, track, role) { buffer in
      buffer.reference(id)
      buffer.key("w")
      buffer.number(Double(width))
      buffer.key("h")
      buffer.number(Double(height))
    }
  }

  // MARK: Assets

  private mutating func asset(_ layers: [JSONBuffer]) -> String {
    var content = JSONBuffer()
    content.array(layers)
    if let id = compositions[content] { return id }
    let id = "c\(compositions.count + 1)"
    compositions[content] = id
    var asset = JSONBuffer()
    asset.object { buffer in
      buffer.key("id")
      buffer.string(id)
      buffer.key("layers")
      buffer.append(content)
    }
    assets.append(asset)
    return id
  }

  private mutating func asset(_ image: EncodedImage) -> String {
    if let id = images[image] { return id }
    let id = "i\(images.count + 1)"
    images[image] = id
    var asset = JSONBuffer()
    asset.object { buffer in
      buffer.key("id")
      buffer.string(id)
      buffer.key("w")
      buffer.number(Double(image.columns))
      buffer.key("h")
      buffer.number(Double(image.rows))
      buffer.key("u")
      buffer.string("")
      buffer.key("p")
      buffer.raw(
        "\"data:image/\(image.format.rawValue);base64,"
          + Data(image.bytesAsStored).base64EncodedString() + "\"")
      buffer.key("e")
      buffer.raw("1")
    }
    assets.append(asset)
    return id
  }
}

extension JSONBuffer {
  fileprivate mutating func reference(_ id: String) {
    key("refId")
    string(id)
  }
}
