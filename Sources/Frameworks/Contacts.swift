// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import Observation

// Access to contacts is denied.

/// The error of an app without access to contacts.
public struct CNError: Error, Sendable {}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers", CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public struct CNPhoneNumber: Hashable, Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
public struct CNLabeledValue<Value> {
  public let label: String?, value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}
open class CNContact: NSObject, @unchecked Sendable {
  public let identifier = ""
  public var givenName = "", familyName = "", organizationName = ""
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public var emailAddresses: [CNLabeledValue<NSString>] = [], imageData: Data?
  public var thumbnailImageData: Data?
}
public typealias CNMutableContact = CNContact
public final class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
open class CNContactStore: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  public func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw CNError() }
}
