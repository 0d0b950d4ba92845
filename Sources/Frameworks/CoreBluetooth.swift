// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import Foundation
@_exported import Observation

// The device has no Bluetooth.

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public struct CBUUID: Hashable, Sendable {
  public let uuidString: String
  public init(string: String) { uuidString = string }
}
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected }
public final class CBService: NSObject {
  public let uuid = CBUUID(string: ""), characteristics: [CBCharacteristic]? = nil
}
public final class CBCharacteristic: NSObject {
  public let uuid = CBUUID(string: ""), value: Data? = nil
}
public protocol CBPeripheralDelegate: AnyObject {}
public final class CBPeripheral: NSObject {
  public let identifier = UUID(), name: String? = nil, services: [CBService]? = nil
  public let state = CBPeripheralState.disconnected
  public weak var delegate: (any CBPeripheralDelegate)?
  public func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  public func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  public func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  public func readValue(for characteristic: CBCharacteristic) {}
}
public protocol CBCentralManagerDelegate: AnyObject {}
public final class CBCentralManager: NSObject {
  public let state = CBManagerState.unsupported, isScanning = false
  public weak var delegate: (any CBCentralManagerDelegate)?
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
  public func scanForPeripherals(withServices: [CBUUID]?, options: [String: Any]? = nil) {}
  public func stopScan() {}
  public func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
