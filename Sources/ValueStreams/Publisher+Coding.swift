public import Foundation

/// A decoder of values from an input, such as the bytes of a JSON file.
public protocol TopLevelDecoder<Input> {
  /// The type of the input.
  associatedtype Input
  /// Returns a value decoded from an input.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of values.
public protocol TopLevelEncoder<Output> {
  /// The type of the output.
  associatedtype Output
  /// Returns the encoded form of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// The bytes of a file.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The bytes of a file.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The bytes of a file.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The bytes of a file.
  public typealias Output = Data
}

extension Publisher {
  /// Returns a publisher of decoded values; a decoding error ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> _Operator<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Returns a publisher of encoded values; an encoding error ends the publisher.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> _Operator<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
