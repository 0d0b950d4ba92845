import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A placeholder for missing content: an icon, a title, a description, buttons.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A sign in the middle of the room.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts above each other.
  public var body: some View {
    VStack(spacing: 14) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon over a title in bold.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == _TitledImage, Description == Text?, Actions == EmptyView {
  /// A symbol over a title and a description.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { _TitledImage(titleKey, systemImage: name) }, description: { description })
  }

  /// A symbol over a title and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { _TitledImage(title, systemImage: name) }, description: { description })
  }

  /// An image of a bundle over a title and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { _TitledImage(title: { Text(title) }, icon: { Image(name) }) },
      description: { description })
  }
}
