import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A control's label: of several texts the first is its title, and the others are lines below.
///
/// Source: Apple, `LabeledContent`: a label that makes several texts has a title and subtitles. How those look is a
/// choice of ours.
struct ControlLabel<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: some View {
    if let lines {
      VStack(alignment: .leading, spacing: 2) {
        lines[0]
        ForEach(1..<lines.count) { lines[$0].font(.subheadline).foregroundStyle(.secondary) }
      }
    } else {
      content
    }
  }

  private var lines: [Text]? {
    if let label = content as? TupleView<(Text, Text)> { return [label.value.0, label.value.1] }
    if let label = content as? TupleView<(Text, Text, Text)> {
      return [label.value.0, label.value.1, label.value.2]
    }
    return nil
  }
}

/// A label at the leading edge and a value at the trailing one, in all the width there is.
struct LabeledRow<Label: View, Value: View>: View {
  var isLabelHidden = false
  @ViewBuilder let label: Label
  @ViewBuilder let value: Value

  var body: some View {
    if isLabelHidden {
      value
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        value
      }
    }
  }
}

/// The white knob of switches and sliders, with its shadow.
struct ControlKnob: View {
  var body: some View {
    Circle().fill(Color.white)
      .modifier(ControlShadow(radius: 2, shift: CGSize(width: 0, height: 2), opacity: 0.2))
      .overlay { Circle().inset(by: -0.25).stroke(Color.black.opacity(0.05), lineWidth: 0.5) }
  }
}

/// A soft shadow under a part of a control.
struct ControlShadow: EffectModifier {
  /// The deviation of the blur, in points.
  let radius: CGFloat
  /// How far it lies from the part, in points.
  let shift: CGSize
  /// 0 clear to 1 black.
  let opacity: Double

  package typealias AnimatableData = EmptyAnimatableData

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    let color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(opacity))
    effects.filters = [.shadow(color: color, radius: radius, offset: shift)]
    return effects
  }
}
