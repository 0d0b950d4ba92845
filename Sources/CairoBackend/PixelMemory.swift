import CCairo
import Foundation
import IntegerConversion
import Synchronization

/// Memory of layers that were drawn, kept for the next ones.
///
/// The C library gives memory of this size back to the system, and fresh pages cost more than most of what is
/// drawn on them: a card with a shadow takes 1.6 times as long.
enum PixelMemory {
  private struct Block: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    let count: Int
  }

  /// The blocks that are free, the latest last.
  private static let free = Mutex<[Block]>([])
  /// How many bytes are kept at most.
  private static let limit = 32 << 20

  /// A surface of clear pixels; its memory comes back when Cairo is done with it.
  static func surface(_ format: cairo_format_t, width: Int, height: Int) -> OpaquePointer {
    let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
    guard stride > 0, height > 0, stride * height <= limit else {
      let surface: OpaquePointer = cairo_image_surface_create(format, Int32(width), Int32(height))
      // As those below: Cairo rounds drawings on a surface that it knows to be clear otherwise.
      cairo_surface_mark_dirty(surface)
      return surface
    }
    let block = take(stride * height)
    memset(block.pointer, 0, stride * height)
    let surface: OpaquePointer = cairo_image_surface_create_for_data(
      block.pointer.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height),
      Int32(stride))
    let owner = Unmanaged.passRetained(Owner(block))
    let status = cairo_surface_set_user_data(surface, key, owner.toOpaque()) { owner in
      guard let owner else { return }
      PixelMemory.put(back: Unmanaged<Owner>.fromOpaque(owner).takeRetainedValue().block)
    }
    if status != CAIRO_STATUS_SUCCESS {
      owner.release()
      put(back: block)
    }
    return surface
  }

  /// A block of at least `count` bytes, and not of many more.
  private static func take(_ count: Int) -> Block {
    let found = free.withLock { blocks -> Block? in
      let fitting = blocks.indices.filter { count...(2 * count) ~= blocks[$0].count }
      guard let best = fitting.min(by: { blocks[$0].count < blocks[$1].count }) else { return nil }
      return blocks.remove(at: best)
    }
    if let found { return found }
    return Block(
      pointer: UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16), count: count)
  }

  /// Keeps a block, and lets the oldest go that are too many.
  private static func put(back block: Block) {
    let rest = free.withLock { blocks -> [Block] in
      blocks.append(block)
      var total = blocks.reduce(0) { $0 + $1.count }
      var rest: [Block] = []
      while total > limit {
        total -= blocks[0].count
        rest.append(blocks.removeFirst())
      }
      return rest
    }
    for block in rest { block.pointer.deallocate() }
  }

  /// What a surface keeps of its memory.
  private final class Owner: Sendable {
    let block: Block
    init(_ block: Block) { self.block = block }
  }

  /// Room for samples of 16 bits, which holds anything at first.
  final class Samples {
    let count: Int
    let pointer: UnsafeMutablePointer<UInt16>
    private let block: Block

    init(count: Int) {
      self.count = count
      block = PixelMemory.take(max(2 * count, 1))
      pointer = block.pointer.bindMemory(to: UInt16.self, capacity: count)
    }

    deinit { PixelMemory.put(back: block) }
  }

  /// The place of the owner among the data of a surface.
  private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()
}
