/// The nodes that look at preferences, and whether there is anything new to see.
@MainActor
struct PreferenceWatch {
  private struct Weak {
    weak var reader: (any PreferenceReader)?
  }

  private var readers: [Weak] = []
  /// Whether a view may tell something else than it did.
  var isStale = true
  /// The number of views that tell where they are.
  var anchorCount = 0

  /// Whether anybody should look, given that views may have moved.
  var needsReading: Bool { !readers.isEmpty && (isStale || anchorCount > 0) }

  /// Those that are there, the innermost first.
  mutating func current() -> [any PreferenceReader] {
    readers.removeAll { !($0.reader?.isMounted ?? false) }
    return readers.compactMap(\.reader).sorted { $0.depth > $1.depth }
  }

  mutating func add(_ reader: any PreferenceReader) {
    readers.append(Weak(reader: reader))
    isStale = true
  }

  /// Lets every reader act anew.
  func beginSettling() {
    for reader in readers { reader.reader?.beginSettling() }
  }
}

extension ViewGraph {
  /// How often what views tell may change at one instant.
  package nonisolated static let maximumPreferenceChanges = 10

  /// How many views tell where they are.
  var anchorCount: Int {
    get { preferences.anchorCount }
    set { preferences.anchorCount = newValue }
  }

  /// What all views together tell.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    rootNode.flatMap { PreferenceSum<Key>.below($0) } ?? Key.defaultValue
  }

  /// Has those that watch preferences look again.
  func preferencesDidChange() { preferences.isStale = true }

  /// Has the scene follow what its views ask for.
  func watchColorScheme() { rootNode?.watchColorScheme() }

  func addPreferenceReader(_ reader: any PreferenceReader) { preferences.add(reader) }

  /// Has those that watch preferences act on what has changed.
  func readPreferences(under transaction: Transaction) {
    guard preferences.needsReading else { return }
    preferences.isStale = false
    Transaction.run(transaction) {
      for reader in preferences.current() where reader.isMounted { reader.readPreference() }
    }
  }
}
