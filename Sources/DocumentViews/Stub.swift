import DocumentModel
import Foundation
struct NamedStyle {}
struct Component {}
struct ComponentUse {}
enum DocumentForm { static let keys: [String] = [] }
extension DocumentDecoder {
  var usedFiles: [URL] { [] }
  func documentScene(_ members: [JSONNode.Member], of node: JSONNode, version: JSONNode.Member) -> SceneDocument? {
    report(.notSupportedYet, "documents with views are not supported yet", at: version.keySpan)
    return nil
  }
}
