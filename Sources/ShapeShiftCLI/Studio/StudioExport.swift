import DocumentModel
import FileStorage
import Foundation
import InputModel
import ShapeShift
import ShapeShiftDocuments

/// A file that is made of a scene for a page to keep.
@MainActor
struct StudioExport {
  /// A kind of file.
  enum Format: String, CaseIterable {
    case png, svg, pdf, gif, apng, webp, mp4, webm, lottie, jsonl, script

    var type: String {
      switch self {
      case .png, .apng: "image/png"
      case .svg: "image/svg+xml"
      case .pdf: "application/pdf"
      case .gif: "image/gif"
      case .webp: "image/webp"
      case .mp4: "video/mp4"
      case .webm: "video/webm"
      case .jsonl: "application/jsonl"
      case .lottie, .script: "application/json"
      }
    }

    /// The kind of animation; nil for what does not move.
    var animated: AnimatedFormat? {
      switch self {
      case .apng: .png
      case .gif: .gif
      case .webp: .webp
      case .mp4: .mp4
      case .webm: .webm
      case .lottie: .lottie
      case .png, .svg, .pdf, .jsonl, .script: nil
      }
    }
  }

  let format: Format
  let scene: StudioScene
  let memory: StudioMemory
  /// The part of the scene's time that is shown.
  let times: ClosedRange<Double>
  let rate: FrameRate

  /// More frames are not made for a page.
  private static let mostFrames = 20_000

  init(_ json: JSONObject, of scene: StudioScene, memory: StudioMemory) throws {
    guard let format = json["format"]?.string.flatMap({ Format(rawValue: $0) }) else {
      let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure.studio("format must be one of \(names)")
    }
    let now = scene.clock.time(at: StudioPipe.now)
    let still = json["at"]?.number ?? now
    let start = format.animated == nil ? still : json["from"]?.number ?? 0
    let end = format.animated == nil ? still : json["to"]?.number ?? scene.end ?? now
    guard start >= 0, end >= start, end <= 3600 else {
      throw Failure.studio("from and to must be times of at most one hour, with from before to")
    }
    let perSecond = json["fps"]?.number ?? 30
    guard perSecond > 0, perSecond <= 120, let rate = FrameRate("\(perSecond)"),
      perSecond * (end - start) <= Double(Self.mostFrames)
    else {
      throw Failure.studio(
        "fps must be at most 120, and the number of frames at most \(Self.mostFrames)")
    }
    (self.format, self.scene, self.memory, self.rate) = (format, scene, memory, rate)
    times = start...end
  }

  /// What the file is called.
  var name: String {
    switch format {
    case .apng: "\(scene.item.name).png"
    case .lottie: "\(scene.item.name)-lottie.json"
    case .script: "\(scene.item.name)-script.json"
    default: "\(scene.item.name).\(format.rawValue)"
    }
  }

  /// Makes the file.
  func bytes() async throws -> [UInt8] {
    switch format {
    case .png: try still(.png)
    case .svg: try still(.svg)
    case .pdf: try still(.pdf)
    case .jsonl: Array(scene.log.lines.utf8)
    case .script: Array(JSONWriter.canonical(StudioScript(scene.log).json).utf8)
    case .gif, .apng, .webp, .mp4, .webm, .lottie: try await film()
    }
  }

  /// Another graph of the scene, so that the one that is seen stays where it is.
  private func stage() throws -> StudioStage {
    try StudioStage(scene.item, scene.look, scene.log, memory: memory)
  }

  private func still(_ format: PictureFormat) throws -> [UInt8] {
    let stage = try stage()
    let list = try stage.list(at: times.lowerBound)
    var options = stage.options
    if format != .png { options.description = stage.description }
    return try list.encoded(as: format, options: options).bytes
  }

  private func film() async throws -> [UInt8] {
    guard let format = format.animated else { return [] }
    let stage = try stage()
    let start = times.lowerBound
    let drawing = FrameDrawing(
      FrameTimeline(rate: rate, duration: times.upperBound - start), options: stage.options)
    let writing = AnimationWriting(
      drawing, workers: ProcessInfo.processInfo.activeProcessorCount,
      list: { try stage.list(at: start + $0) }, step: {})
    var bytes: [UInt8] = []
    if format == .lottie {
      return try await writing.lottie(
        AnimationOptions(), name: scene.item.name, isArchive: false
      ).bytes
    }
    guard format.isVideo else {
      try await writing.write(format, AnimationOptions()) { bytes += $0 }
      return bytes
    }
    let folder = try FileSystem.makePrivateFolder(
      "\(FileManager.default.temporaryDirectory.path)/shapeshift-studio-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/film.\(format.rawValue)"
    try await writing.writeVideo(format, AnimationOptions(), to: path)
    return try FileSystem.contents(of: path)?.bytes ?? []
  }
}

extension StudioEngine {
  /// Makes a file beside all else, and offers it.
  func export(_ json: JSONObject, _ client: Int) throws {
    let export = try StudioExport(json, of: try scene(json, client), memory: memory)
    guard exports < 4 else { throw Failure.studio("four files are already being exported") }
    exports += 1
    let number = json["re"]
    Task {
      do {
        let bytes = try await export.bytes()
        let id = UUID().uuidString.lowercased()
        let offer: JSONObject = [
          "event": "file", "id": .string(id), "name": .string(export.name),
          "type": .string(export.format.type),
        ]
        try send(offer, bytes: bytes, to: client)
        try reply(
          number,
          [
            "id": .string(id), "name": .string(export.name), "type": .string(export.format.type),
            "size": .studio(bytes.count),
          ], to: client)
      } catch {
        try? refuse(number, error, to: client)
      }
      exports -= 1
    }
  }
}
