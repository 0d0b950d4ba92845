import SwiftUI

/// Everything that edits the model.
struct ShapeInspector: View {
  @Binding var model: ShapeShifterModel
  @State private var isFillShown = false
  @State private var isOutlineShown = false

  var body: some View {
    VStack {
      Picker("Kind", selection: $model.kind) {
        ForEach(ShapeShifterModel.ShapeKind.allCases, id: \.self) { kind in
          Text(kind.rawValue.capitalized).tag(kind)
        }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      VStack(alignment: .leading) {
        HSLSliders(label: "Fill", color: $model.fill, isShown: $isFillShown)
        HSLSliders(label: "Outline", color: $model.outline, isShown: $isOutlineShown)
        Slider(value: $model.outlineWidth, in: 0...100).padding()
      }
      .padding(.horizontal)
      UndoRedoButtons()
    }
  }
}

/// The parts of a color behind a button that shows and hides them, and the swatches.
struct HSLSliders: View {
  let label: String
  @Binding var color: ShapeShifterModel.HSL
  @Binding var isShown: Bool

  var body: some View {
    Section {
      if isShown {
        PercentSlider(label: "Hue", value: $color.hue)
        PercentSlider(label: "Saturation", value: $color.saturation)
        PercentSlider(label: "Brightness", value: $color.brightness)
        PercentSlider(label: "Opacity", value: $color.opacity)
      }
    } header: {
      Button(label) { isShown.toggle() }.font(.title)
    } footer: {
      SwatchPicker(color: $color)
    }
  }
}

/// A slider from 0 to 1 with its name and its value in percent.
struct PercentSlider: View {
  let label: String
  @Binding var value: Double

  var body: some View {
    HStack {
      Text(label).frame(minWidth: 100, alignment: .trailing)
      Slider(value: $value, in: 0...1)
      Text(value, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
        .frame(minWidth: 50, alignment: .trailing)
    }
  }
}

/// Colors to choose from; the chosen one has a border.
struct SwatchPicker: View {
  @Binding var color: ShapeShifterModel.HSL

  var body: some View {
    HStack {
      ForEach(ShapeShifterModel.HSL.swatches, id: \.name) { swatch in
        Button {
          color = swatch.color
        } label: {
          Rectangle()
            .fill(swatch.color.color)
            .aspectRatio(contentMode: .fit)
            .frame(idealWidth: 50, idealHeight: 50)
        }
        .border(Color.primary, width: color == swatch.color ? 3 : 0)
        .accessibilityLabel(swatch.name)
      }
    }
  }
}

/// Back and forth in the history.
struct UndoRedoButtons: View {
  @EnvironmentObject private var env: ShapeShifterEnv

  var body: some View {
    HStack {
      Button("Undo") { env.undoManager?.undo() }
        .disabled(env.undoManager?.canUndo != true)
      Spacer()
      Button("Redo") { env.undoManager?.redo() }
        .disabled(env.undoManager?.canRedo != true)
    }
    .font(.title)
    .padding()
  }
}
