import Foundation
import ImageCoding
import VectorGraphics

/// A browser without a window, as a second opinion on what a document looks like.
struct Chromium {
  let executable: URL

  /// The machine's browser; nil without one, and unless long tests are asked for.
  static let available: Chromium? = {
    guard ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1" else { return nil }
    return ["chromium", "chromium-browser", "google-chrome"]
      .map { URL(fileURLWithPath: "/usr/bin/\($0)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map(Chromium.init)
  }()

  struct Failure: Error {
    let status: Int32
  }

  /// What the browser shows of a document, `scale` pixels a point.
  func picture(of document: String, size: CGSize, scale: Int) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, shot) = (folder.appending(path: "page.svg"), folder.appending(path: "shot.png"))
    try Data(document.utf8).write(to: page)
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=\(scale)",
      "--window-size=\(Int(size.width)),\(Int(size.height))", "--screenshot=\(shot.path)",
      page.absoluteString,
    ]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return try PNGDecoder().decode(Array(Data(contentsOf: shot)))
  }
}
