public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Shows a column with details at the trailing edge; where there is little room, a sheet.
private nonisolated struct InspectorModifier<Details: View>: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let isPresented: Binding<Bool>
  let details: Details

  init(isPresented: Binding<Bool>, details: Details) {
    (self.isPresented, self.details) = (isPresented, details)
    _sizeClass = Environment(\.horizontalSizeClass)
  }

  @MainActor func body(content: Content) -> some View {
    let (isSheet, details) = (sizeClass == .compact, details)
    HStack(spacing: 0) {
      content
      if isPresented.wrappedValue, !isSheet {
        InspectorColumn(details: details)
      }
    }
    .sheet(isPresented: isSheet ? isPresented : .constant(false)) {
      details.presentationDetents([.medium, .large])
    }
  }
}

/// Details as high as the scene, behind a line.
private struct InspectorColumn<Details: View>: View {
  @State private var width: CGFloat?
  let details: Details

  var body: some View {
    HStack(spacing: 0) {
      UprightLine().ignoresSafeArea(edges: .vertical)
      VStack { details }
        .frame(maxHeight: .infinity)
        .frame(width: width ?? 270)
    }
    .background { SystemGround(.plain).ignoresSafeArea() }
    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Shows a column with details at the trailing edge while a value is true; in a compact width a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets how wide the inspector around is, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets how wide the inspector around is, in points: a picture shows the ideal width.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}
