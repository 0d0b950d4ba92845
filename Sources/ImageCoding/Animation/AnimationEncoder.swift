package import VectorGraphics

/// Writes an animated file frame by frame.
///
/// The costly part of a frame, which needs only the frame and the one before it, is done by ``packing`` on
/// any thread; the pieces are then put together in order.
package protocol AnimationEncoder {
  /// A frame, ready to be put into the file.
  associatedtype Piece: Sendable

  /// Makes the piece of a frame.
  var packing: @Sendable (AnimationFrame) throws -> Piece { get }
  /// The beginning of the file.
  mutating func begin() throws -> [UInt8]
  /// The bytes of the next frame.
  mutating func append(_ piece: Piece) throws -> [UInt8]
  /// The end of the file.
  mutating func finish() throws -> [UInt8]
}

/// A frame of an animation, with the one before it.
package struct AnimationFrame: Sendable {
  /// The number of the frame, from 0.
  package var index: Int
  package var picture: Bitmap
  /// The picture of the frame before; nil for the first.
  package var previous: Bitmap?

  package init(index: Int, picture: Bitmap, previous: Bitmap?) {
    self.index = index
    self.picture = picture
    self.previous = previous
  }
}

/// What all animated files are told.
package struct AnimationFormat: Sendable, Hashable {
  /// The number of columns and rows.
  package var width: Int
  package var height: Int
  /// The number of frames.
  package var count: Int
  /// The frames a second.
  package var rate: FrameRate
  /// How often the animation plays; 0 for ever.
  package var plays: Int

  package init(width: Int, height: Int, count: Int, rate: FrameRate, plays: Int = 0) {
    self.width = width
    self.height = height
    self.count = count
    self.rate = rate
    self.plays = plays
  }
}

extension FrameRate {
  /// How long a frame stays, in whole units, so that no error adds up: frames change at the unit nearest to
  /// their time.
  package func delay(ofFrame frame: Int, unitsPerSecond units: Int) -> Int {
    tick(ofFrame: frame + 1, units) - tick(ofFrame: frame, units)
  }

  /// The time of a frame in whole units; halves go up.
  package func tick(ofFrame frame: Int, _ unitsPerSecond: Int) -> Int {
    (2 * frame * denominator * unitsPerSecond + numerator) / (2 * numerator)
  }
}
