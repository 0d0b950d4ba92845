import AssetCatalogs
import FileStorage
import Foundation
import VectorGraphics

/// Finds pictures and colours by their names: files in folders, and assets of catalogues.
///
/// What was found, or was not, is kept.
final class AssetSearch: @unchecked Sendable {
  /// Where a name is looked for.
  private enum Place: Hashable {
    /// What the program has; the folders that it says, or what lies beside it.
    case program(ProgramAssets?)
    case folder(String)

    /// - Parameter folder: That of a bundle; the program's own bundle is the program.
    init(_ folder: String?) {
      guard let folder, folder != Self.main else {
        self = .program(.current)
        return
      }
      self = .folder(folder)
    }

    private static let main = Bundle.main.bundlePath
  }

  /// A name, where it is looked for, and the variant that is wanted.
  private struct Key: Hashable {
    let name: String
    let place: Place
    let traits: AssetTraits
  }

  /// The folders of the registry, which come first.
  let folders: [String]
  private let lock = NSLock()
  private var places: [Place: [AssetPlace]] = [:]
  private var pictures: [Key: PictureFinding] = [:]
  private var colors: [Key: ColorFinding] = [:]
  private var tables: [TableKey: Tables] = [:]

  private struct TableKey: Hashable {
    let name: String
    let place: Place
  }

  /// The tables of a name, and what is wrong with those that could not be read.
  private struct Tables {
    var tables: [StringTable] = []
    var problem: String?
  }

  /// A colour that was looked for, and what there is to say of it.
  private struct ColorFinding {
    var color: Color?
    var problem: String?
  }

  init(folders: [String]) { self.folders = folders }

  /// The picture of a name.
  func picture(_ name: String, folder: String?, for traits: AssetTraits) -> PictureFinding {
    let key = Key(name: name, place: Place(folder), traits: traits)
    lock.lock()
    defer { lock.unlock() }
    if let known = pictures[key] { return known }
    let found = first(in: key.place) { $0.picture(name, for: traits) }
    let finding = PictureFinding(
      picture: found.value?.picture, symbol: found.value?.symbol,
      problem: found.problem
        ?? (found.value == nil ? "image \"\(name.printable)\" not found" : nil))
    pictures[key] = finding
    return finding
  }

  /// The bytes of a data asset; nil if there is none.
  func data(_ name: String, folder: String?) -> (value: [UInt8]?, problem: String?) {
    lock.lock()
    defer { lock.unlock() }
    return first(in: Place(folder)) { $0.data(name) }
  }

  /// The words that tables have for a phrase, as a format; nil if there are none.
  func format(_ phrase: LocalizedPhrase, locale: String) -> (value: String?, problem: String?) {
    lock.lock()
    defer { lock.unlock() }
    let found = allTables(TableKey(name: phrase.table, place: Place(phrase.folder)))
    for table in found.tables {
      guard let entry = table.entry(phrase.key, locale: locale) else { continue }
      let numbers = phrase.arguments.map(\.number)
      return (entry.entry.format(for: numbers, in: entry.language), found.problem)
    }
    return (nil, found.problem)
  }

  private func allTables(_ key: TableKey) -> Tables {
    if let known = tables[key] { return known }
    var found = Tables()
    for place in allPlaces(key.place) {
      do throws(AssetCatalogError) {
        guard let table = try place.strings?.table(named: key.name), !table.isEmpty else {
          continue
        }
        found.tables.append(table)
      } catch {
        found.problem = found.problem ?? error.sentence
      }
    }
    tables[key] = found
    return found
  }

  private func finding(_ name: Color.Name, _ context: ColorContext) -> ColorFinding {
    let traits = AssetTraits(
      isDark: context.colorScheme == .dark, hasHighContrast: context.hasHighContrast)
    let key = Key(name: name.name, place: Place(name.folder), traits: traits)
    lock.lock()
    defer { lock.unlock() }
    if let known = colors[key] { return known }
    let found = first(in: key.place) { $0.color(name.name, for: traits) }
    let problem =
      found.problem
      ?? (found.value == nil ? "color \"\(name.name.printable)\" not found" : nil)
    let finding = ColorFinding(
      color: found.value,
      problem: problem.map { found.value == nil ? $0 + "; a clear color is used" : $0 })
    colors[key] = finding
    return finding
  }

  /// What the first place has that has anything, and the first problem on the way.
  private func first<Value>(
    in place: Place, _ look: (AssetPlace) -> (value: Value?, problem: String?)
  ) -> (value: Value?, problem: String?) {
    var problem: String?
    for place in allPlaces(place) {
      let found = look(place)
      problem = problem ?? found.problem
      if let value = found.value { return (value, problem) }
    }
    return (nil, problem)
  }

  private func allPlaces(_ place: Place) -> [AssetPlace] {
    if let known = places[place] { return known }
    let own = folders.map { AssetPlace(folder: $0, depth: 8) }
    let others =
      switch place {
      case .program(let assets?): assets.places
      case .program(nil): AssetPlace.ofProgram(Bundle.main)
      case .folder(let path): [AssetPlace(folder: path, depth: 4)]
      }
    places[place] = own + others
    return own + others
  }
}

extension AssetSearch: ColorCatalog {
  /// The colour that Xcode takes for a program's accent.
  func accent(in context: ColorContext) -> Color? {
    guard ProgramAssets.current != nil else { return nil }
    return finding(Color.Name("AccentColor"), context).color
  }

  func color(_ name: Color.Name, in context: ColorContext) -> Color? {
    finding(name, context).color
  }

  func problem(with name: Color.Name, in context: ColorContext) -> String? {
    finding(name, context).problem
  }
}
