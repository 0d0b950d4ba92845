public import Foundation

/// What makes values of something that is read, such as the bytes of a JSON file.
public protocol TopLevelDecoder<Input> {
  /// What is read.
  associatedtype Input
  /// A value of what is read.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What writes values.
public protocol TopLevelEncoder<Output> {
  /// What is written.
  associatedtype Output
  /// What stands for a value.
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
  /// The values that are read of what comes; what can't be read ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> _Operator<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// What is written for each value; what can't be written ends the publisher.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> _Operator<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
