import FileStorage
import Glibc
import JSONModel

/// The folder of a catalog: files are read by names that do not lead out of it.
package struct CatalogFolder: Sendable {
  /// How large a `Contents.json` may be, in bytes: a thousand times what Xcode writes.
  static let mostText = 4 << 20
  /// How large a picture or a file of data may be, in bytes.
  package static let mostData = 256 << 20

  private let folder: ContainedFolder
  /// What messages call it: the last part of its path.
  let title: String

  package init(_ path: String) {
    folder = ContainedFolder(path)
    title = FileSystem.name(of: path)
  }

  package var path: String { folder.path }

  /// What messages call a file.
  package func place(of name: String) -> String { name.isEmpty ? title : "\(title)/\(name)" }

  /// The whole of a plain file; nil if there is none.
  package func bytes(of name: String, atMost limit: Int = mostData) throws(AssetCatalogError)
    -> [UInt8]?
  {
    do throws(SystemError) {
      let file = try FileDescriptor.regular(folder.existingPath(of: name), flags: O_RDONLY)
      let bytes = try file.read(atMost: limit + 1)
      if bytes.count <= limit { return bytes }
    } catch {
      guard error.isMissing else { throw AssetCatalogError(error, at: place(of: name)) }
      return nil
    }
    throw AssetCatalogError(
      .tooLarge, at: place(of: name), "the file has more than \(limit) bytes")
  }

  /// The object in the `Contents.json` of a folder within; nil if there is no such file.
  func contents(of name: String) throws(AssetCatalogError) -> JSONNode? {
    let file = name.isEmpty ? "Contents.json" : "\(name)/Contents.json"
    guard let bytes = try bytes(of: file, atMost: Self.mostText) else { return nil }
    var limits = DocumentLimits()
    limits.fileSize = Self.mostText
    limits.depth = 32
    limits.values = 100_000
    let source = SourceText(name: place(of: file), bytes: bytes)
    let root: JSONNode
    do throws(Diagnostic) {
      root = try JSONReader.read(source, limits: limits).get()
    } catch {
      throw AssetCatalogError(error, in: source.name)
    }
    guard root.members != nil else {
      throw root.malformed("the contents are \(root.kindName); expected an object")
    }
    return root
  }

  /// The folders within a folder, by the bytes of their names; links are none.
  func folders(in name: String) throws(AssetCatalogError) -> [String] {
    do throws(SystemError) {
      let path = name.isEmpty ? path : try folder.existingPath(of: name)
      return try FileSystem.names(in: path).filter { child in
        guard !child.hasPrefix(".") else { return false }
        return (try? FileStatus(ofLink: "\(path)/\(child)"))?.isDirectory ?? false
      }
    } catch {
      throw AssetCatalogError(error, at: place(of: name))
    }
  }
}
