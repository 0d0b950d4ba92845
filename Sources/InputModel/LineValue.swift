import Foundation

/// What stands in a line, whatever that is.
///
/// `JSONSerialization` converts numbers through decimals and returns neighbors of the written doubles; the decoder
/// returns the written doubles.
struct LineValue: Decodable {
  /// An array, a dictionary by texts, a text, a number, a truth value or `NSNull`.
  let value: Any

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: Any] = [:]
      for key in members.allKeys {
        object[key.stringValue] = try members.decode(LineValue.self, forKey: key).value
      }
      value = object
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      var array: [Any] = []
      while !elements.isAtEnd { array.append(try elements.decode(LineValue.self).value) }
      value = array
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = NSNull()
    } else if let truth = try? single.decode(Bool.self) {
      value = truth
    } else if let number = try? single.decode(Double.self) {
      value = number
    } else {
      value = try single.decode(String.self)
    }
  }
}
