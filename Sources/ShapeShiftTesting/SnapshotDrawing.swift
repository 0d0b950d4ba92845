import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import Glibc
import ShapeShift
import VectorGraphics
import ViewTree

/// Draws a view, which is made anew for each picture that is not a later one of the same scale.
@MainActor
struct ViewDrawing<Content: View> {
  private let renderer: ImageRenderer<Content>

  init(_ makeView: @escaping () -> Content, size: CGSize?) {
    renderer = ImageRenderer(content: makeView)
    if let size { renderer.proposedSize = ProposedViewSize(size) }
  }

  /// What the view draws at a time.
  ///
  /// - Throws: `RenderError`; `sharedObject` when the picture shows what another one has left.
  func displayList(scale: CGFloat, at time: Double) throws -> DisplayList {
    renderer.scale = scale
    let list = try renderer.displayList(at: time)
    if let type = renderer.leftoverType {
      throw RenderError.sharedObject(type: type, time: time)
    }
    return list
  }
}

/// A document that was read, to be drawn.
@MainActor
struct SnapshotDocument {
  private let scene: SceneDocument

  /// Reads a document; what it includes lies beneath its folder.
  ///
  /// - Throws: All that is wrong with it, as the command says it, or what reading the file throws.
  init(_ url: URL) throws {
    let source = SourceText(name: url.relativePath, bytes: try Self.content(of: url))
    do throws(DocumentErrors) {
      scene = try SceneReader(root: url.deletingLastPathComponent()).read(source)
    } catch {
      throw Problem(description: DiagnosticRenderer().text(for: error.diagnostics))
    }
  }

  private static func content(of url: URL) throws -> [UInt8] {
    do throws(SystemError) {
      guard let file = try FileSystem.contents(of: url.path) else {
        throw SystemError(code: ENOENT)
      }
      return file.bytes
    } catch {
      throw Problem(description: "\(url.relativePath.printable) can't be read: \(error.sentence)")
    }
  }

  /// What is painted under the picture.
  var background: Color.Resolved? { scene.canvas.background }

  /// What the document draws at a time, in `size` points or on its own canvas.
  func displayList(size: CGSize?, scale: CGFloat, at time: Double) throws -> DisplayList {
    let fonts =
      scene.fonts.isEmpty
      ? Fonts.standard
      : try Fonts(
        directories: [], named: scene.fonts.map { ($0.name, $0.url) }, includesSystem: false)
    let configuration = scene.configuration(
      width: size?.width, height: size?.height, scale: scale, shaper: fonts.shaper)
    do {
      return try scene.makeGraph(configuration).displayList(at: time)
    } catch let error as DocumentErrors {
      throw Problem(description: DiagnosticRenderer().text(for: error.diagnostics))
    }
  }

  /// What is wrong with a document.
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }
}
