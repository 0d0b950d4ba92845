#if os(Linux)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif

/// What an `@Observable` object keeps of who reads it, as far as reflection shows.
///
/// The library tells that something has changed, but not in which object. Where it is made otherwise than is known here,
/// nothing is found.
///
/// Source: swift/stdlib/public/Observation, `ObservationRegistrar.swift` and `ObservationTracking.swift`.
struct ObservedRegistrar {
  /// What is the registrar's own, and lives as long as the object.
  let identity: AnyObject
  /// The object's type.
  let name: String

  /// How many readers wait for a change.
  static func readers(of identity: AnyObject) -> Int {
    let observations = child("observations", of: child("header", of: identity))
    return observations.map { Mirror(reflecting: $0).children.count } ?? 0
  }

  #if os(Linux)
  /// The registrars of the objects in which what has changed may stand.
  static func changed(in tracking: ObservationTracking) -> [ObservedRegistrar] {
    guard let property = tracking.changed,
      let entries = child("entries", of: child("list", of: tracking))
    else { return [] }
    return Mirror(reflecting: entries).children.compactMap { pair in
      guard let entry = child("value", of: pair.value),
        let properties = child("properties", of: entry) as? Set<AnyKeyPath>,
        properties.contains(property),
        let identity = child("buffer", of: child("state", of: child("context", of: entry)))
      else { return nil }
      return ObservedRegistrar(
        identity: identity as AnyObject, name: typeName(type(of: property).rootType))
    }
  }
  #endif

  private static func child(_ name: String, of value: Any?) -> Any? {
    var mirror = value.map { Mirror(reflecting: $0) }
    while let here = mirror {
      if let child = here.children.first(where: { $0.label == name }) { return child.value }
      mirror = here.superclassMirror
    }
    return nil
  }
}

extension AnyViewNode {
  /// Makes views; when an `@Observable` value that is read meanwhile is about to change, they are made anew.
  package final func tracking<Result>(_ body: () -> Result) -> Result {
    #if os(Linux)
    withObservationTracking(body) { [weak self] tracking in
      tracking.cancel()
      MainActor.runHereOrLater {
        self?.inputs.graph?.noteChange(of: ObservedRegistrar.changed(in: tracking))
        self?.invalidate()
      }
    } didSet: { _ in
    }
    #else
    withObservationTracking(body) { [weak self] in
      MainActor.runHereOrLater { self?.invalidate() }
    }
    #endif
  }
}
