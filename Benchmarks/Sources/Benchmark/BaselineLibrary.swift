import Foundation
import VectorGraphics

/// The C program, loaded as a library into this process, so that both sides are measured in turns
/// under the same conditions.
struct BaselineLibrary {
  typealias Pointer = OpaquePointer
  private typealias Load = @convention(c) (UnsafePointer<CChar>) -> Pointer?
  private typealias Draw = @convention(c) (Pointer, Int32, Int32) -> Pointer
  private typealias Free = @convention(c) (Pointer) -> Void
  private typealias Pixels = @convention(c) (Pointer) -> UnsafeMutablePointer<UInt8>
  private typealias Measure = @convention(c) (Pointer) -> Int32
  private typealias Encode = @convention(c) (Pointer) -> Int
  private typealias EncodeFlat = @convention(c) (Pointer, Int32, Int32, Int32) -> Int

  enum Problem: Error {
    case missingLibrary(String)
    case missingFunction(String)
    case unreadableScene(String)
  }

  private let sceneLoad: Load
  private let sceneDraw: Draw
  private let surfaceFree: Free
  private let surfacePixels: Pixels
  private let surfaceStride: Measure
  private let encodeByCairo: Encode
  private let encodeFlat: EncodeFlat

  init(at path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW) else { throw Problem.missingLibrary(path) }
    func function<T>(_ name: String, as type: T.Type) throws -> T {
      guard let symbol = dlsym(handle, name) else { throw Problem.missingFunction(name) }
      return unsafeBitCast(symbol, to: type)
    }
    sceneLoad = try function("scene_load", as: Load.self)
    sceneDraw = try function("scene_draw", as: Draw.self)
    surfaceFree = try function("surface_free", as: Free.self)
    surfacePixels = try function("surface_px", as: Pixels.self)
    surfaceStride = try function("surface_stride", as: Measure.self)
    encodeByCairo = try function("enc_cairo", as: Encode.self)
    encodeFlat = try function("enc_vpng", as: EncodeFlat.self)
  }

  func load(_ url: URL) throws -> Pointer {
    guard let scene = sceneLoad(url.path) else { throw Problem.unreadableScene(url.path) }
    return scene
  }

  /// Draws a scene to a new ARGB surface with Cairo's default antialiasing.
  func draw(_ scene: Pointer) -> Pointer { sceneDraw(scene, 0, -1) }

  func free(_ surface: Pointer) { surfaceFree(surface) }

  /// The length of the file that `cairo_surface_write_to_png_stream` writes to memory.
  func encode(_ surface: Pointer) -> Int { encodeByCairo(surface) }

  /// The length of the file that the flat-art encoder of the C program writes in one thread.
  func encodeFlat(_ surface: Pointer) -> Int { encodeFlat(surface, 3, 1, -1) }

  /// The rows of a surface one by one, premultiplied ARGB.
  func row(_ y: Int, of surface: Pointer) -> UnsafeRawPointer {
    UnsafeRawPointer(surfacePixels(surface) + y * Int(surfaceStride(surface)))
  }

  /// The picture of a surface, of the size of another one.
  func bitmap(of surface: Pointer, like other: Bitmap) -> Bitmap {
    let pixels = (0..<other.height).flatMap { y in
      UnsafeBufferPointer(
        start: row(y, of: surface).assumingMemoryBound(to: UInt32.self), count: other.width)
    }
    return Bitmap(width: other.width, height: other.height, pixels: pixels)
  }
}
