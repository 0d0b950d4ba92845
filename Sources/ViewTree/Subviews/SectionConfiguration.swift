/// A section, as a container of sections finds it.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    fileprivate let owner: ObjectIdentifier
    /// Which of the sections with one owner it is: views without a section stand in several.
    fileprivate let occurrence: Int
  }

  /// The identity of the section.
  public let id: ID
  /// The container values set on the section.
  public let containerValues: ContainerValues
  /// The views of the header; none without one.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer; none without one.
  public let footer: SubviewsCollection
}

/// The sections of a view, in order.
///
/// Views that are in no section make sections of their own.
public struct SectionCollection: RandomAccessCollection {
  /// One section.
  public typealias Element = SectionConfiguration
  /// A position among the sections.
  public typealias Index = Int

  let sections: [SectionConfiguration]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last one.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// The sections of views; those next to each other that are in no section are in one.
  @MainActor
  init(of nodes: [LayoutBox], owner: AnyViewNode) {
    var sections: [SectionConfiguration] = []
    var run: [LayoutBox] = []
    var key = ObjectIdentifier(owner.link)
    var counts: [ObjectIdentifier: Int] = [:]
    func close() {
      guard !run.isEmpty else { return }
      let id = SectionConfiguration.ID(owner: key, occurrence: counts[key, default: 0])
      counts[key, default: 0] += 1
      sections.append(SectionConfiguration(id: id, of: run))
      run = []
    }
    for node in nodes {
      let next = ObjectIdentifier(node.traits.section?.owner ?? owner.link)
      if next != key { close() }
      key = next
      run.append(node)
    }
    close()
    self.sections = sections
  }
}

extension SectionConfiguration {
  /// The section of views that are all in one, or in none.
  fileprivate init(id: ID, of nodes: [LayoutBox]) {
    func part(_ part: SectionMembership.Part) -> SubviewsCollection {
      SubviewsCollection(
        subviews: nodes.filter { ($0.traits.section?.part ?? .content) == part }
          .map { Subview($0) })
    }
    self.init(
      id: id, containerValues: nodes.first?.traits.section?.containerValues ?? ContainerValues(),
      header: part(.header), content: part(.content), footer: part(.footer))
  }
}

/// Which part of which section a view is.
struct SectionMembership {
  enum Part {
    case header
    case content
    case footer
  }

  /// The node of the section.
  let owner: NodeLink<AnyViewNode>
  let part: Part
  /// What was set on the section.
  var containerValues = ContainerValues()
}
