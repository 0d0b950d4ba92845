import Foundation
public import InterfaceViews
import ValueStreams
import VectorGraphics
import ViewTree

extension Preview {
  /// The previews of the program and of the libraries that it has loaded: those of `#Preview` by file and line,
  /// then those of each `PreviewProvider` by its name.
  ///
  /// Elsewhere than on Linux there are none.
  @MainActor public static var all: [Preview] {
    LoadedPreview.all(where: { _ in true }, begin: { _ in true }).map(\.preview)
  }
}

/// A preview, and the module that contains it.
package struct LoadedPreview: Sendable {
  package let preview: Preview
  package let module: String

  /// Returns the previews of a loaded program or library.
  ///
  /// - Parameters:
  ///   - path: The path of the program or the library, without links.
  ///   - begin: Called with the name of each `PreviewProvider` before its code runs; returns `false` to leave it out.
  @MainActor package static func all(
    loadedFrom path: String, begin: (_ provider: String) -> Bool
  ) -> [LoadedPreview] {
    SceneMoment().run { all(where: { $0 == path }, begin: begin) }
  }

  #if os(Linux)
  @MainActor fileprivate static func all(
    where isWanted: (String?) -> Bool, begin: (_ provider: String) -> Bool
  ) -> [LoadedPreview] {
    let sections = ProgramSections.all.filter { isWanted($0.path) }
    let used = sections.flatMap(\.previewRegistries).compactMap { registry -> Preview? in
      guard var preview = try? registry.makePreview() else { return nil }
      (preview.fileID, preview.line) = (registry.fileID, registry.line)
      return preview
    }
    var sorted = used.sorted { ($0.fileID, $0.line ?? 0) < ($1.fileID, $1.line ?? 0) }
    var counts: [String: Int] = [:]
    for index in sorted.indices where sorted[index].displayName == nil {
      let count = counts[sorted[index].fileID, default: 0] + 1
      counts[sorted[index].fileID] = count
      sorted[index].unnamedPosition = count
    }
    let provided = providers(in: sections).flatMap { provider -> [LoadedPreview] in
      guard begin(String(describing: provider)) else { return [] }
      let module = String(reflecting: provider).prefix { $0 != "." }
      return Preview.parts(of: provider).map { LoadedPreview(preview: $0, module: String(module)) }
    }
    return sorted.flatMap(\.parts).map { preview in
      LoadedPreview(preview: preview, module: String(preview.fileID.prefix { $0 != "/" }))
    } + provided
  }

  private static func providers(in sections: [ProgramSections]) -> [any PreviewProvider.Type] {
    let descriptor = unsafe ProgramSections.descriptor(of: (any PreviewProvider).self)
    return sections.flatMap { unsafe $0.types(conformingTo: descriptor) }
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
  #else
  @MainActor fileprivate static func all(
    where isWanted: (String?) -> Bool, begin: (_ provider: String) -> Bool
  ) -> [LoadedPreview] { [] }
  #endif
}

extension Preview {
  /// A preview for each view of a provider.
  @MainActor static func parts<P: PreviewProvider>(of provider: P.Type) -> [Preview] {
    let name = String(describing: provider)
    return P.views.indices.map { index in
      let make: @MainActor @Sendable () -> AnyView = {
        let views = P.views
        return index < views.count ? views[index] : AnyView(EmptyView())
      }
      return Preview(graph(of: make)?.previewSettings, providerName: name, makeView: make)
    }
  }

  @MainActor private static func graph(of view: @escaping @MainActor () -> AnyView) -> ViewGraph? {
    let graph = ViewGraph(
      ViewGraph.Configuration(
        proposal: ProposedViewSize(Preview.screen), shaper: Fonts.standard.shaper)
    ) { view() }
    return (try? graph.advance(to: 0)) == nil ? nil : graph
  }
}

extension ImageRenderer where Content == AnyView {
  /// A renderer of a preview, offered the size that it asks for, else ``Preview/screen``.
  public convenience init(preview: Preview) {
    self.init(content: { preview.content })
    proposedSize = ProposedViewSize(preview.size ?? Preview.screen)
  }
}
