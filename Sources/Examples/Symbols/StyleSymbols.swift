import SwiftUI

extension SymbolExamples {
  mutating func addStyles() {
    add("Color") {
      HStack {
        Color.red
        Color(red: 0.2, green: 0.6, blue: 0.9)
        Color(hue: 0.3, saturation: 0.6, brightness: 0.8)
        Color.purple.opacity(0.4)
      }
      .frame(width: 180, height: 44)
    }
    add("LinearGradient") {
      LinearGradient(
        colors: [.yellow, .orange, .red], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(width: 120, height: 70)
    }
    add("RadialGradient") {
      RadialGradient(
        colors: [.white, .blue], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 2, endRadius: 60
      )
      .clipShape(Circle())
      .frame(width: 80, height: 80)
    }
    add("AngularGradient") {
      AngularGradient(
        colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center
      )
      .clipShape(Circle())
      .frame(width: 80, height: 80)
    }
    add("EllipticalGradient") {
      EllipticalGradient(colors: [.white, .pink], startRadiusFraction: 0, endRadiusFraction: 0.6)
        .frame(width: 120, height: 60)
    }
    add("MeshGradient") {
      MeshGradient(
        width: 3, height: 2,
        points: [[0, 0], [0.6, 0], [1, 0], [0, 1], [0.4, 1], [1, 1]],
        colors: [.red, .orange, .yellow, .purple, .blue, .green]
      )
      .frame(width: 140, height: 80)
    }
    add("Gradient") {
      Rectangle()
        .fill(
          .linearGradient(
            Gradient(stops: [
              .init(color: .black, location: 0.3), .init(color: .yellow, location: 0.5),
              .init(color: .black, location: 0.7),
            ]), startPoint: .leading, endPoint: .trailing)
        )
        .frame(width: 140, height: 40)
    }
    add("Material") {
      Text("Frosted")
        .padding()
        .background(.ultraThinMaterial, in: Capsule())
        .padding()
        .background {
          HStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.blue
          }
        }
    }
    add("HierarchicalShapeStyle") {
      VStack(alignment: .leading) {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("quaternary").foregroundStyle(.quaternary)
      }
    }
    add("StrokeStyle") {
      VStack(spacing: 14) {
        ForEach([CGLineCap.butt, .round, .square], id: \.self) { cap in
          Path { path in
            path.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 0)])
          }
          .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: cap, dash: [20, 20]))
          .frame(width: 120, height: 10)
        }
      }
    }
    add("View/foregroundStyle(_:)") {
      VStack {
        Text("one colour").foregroundStyle(.purple)
        Text("a gradient")
          .foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      .font(.title2.bold())
    }
    add("View/foregroundStyle(_:_:)") {
      Label {
        Text("Primary") + Text(" and secondary").foregroundStyle(.secondary)
      } icon: {
        Image(systemName: "star.fill")
      }
      .foregroundStyle(.indigo, .orange)
    }
    add("View/tint(_:)-(Color?)") {
      VStack {
        ProgressView(value: 0.4)
        Toggle("Tinted", isOn: .constant(true))
      }
      .tint(.pink)
      .frame(width: 150)
    }
    add("View/background(_:in:fillStyle:)") {
      Text("SALE")
        .font(.headline)
        .padding(.horizontal, 14)
        .padding(.vertical, 6)
        .background(.yellow, in: Capsule())
    }
    add("View/background(alignment:content:)") {
      Text("Hello")
        .font(.title)
        .padding()
        .background(alignment: .bottomTrailing) {
          Circle().fill(.orange.opacity(0.5)).frame(width: 44, height: 44)
        }
    }
    add("View/overlay(alignment:content:)") {
      RoundedRectangle(cornerRadius: 14)
        .fill(.blue)
        .frame(width: 60, height: 60)
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).offset(x: 6, y: -6)
        }
        .padding(6)
    }
    add("View/border(_:width:)") {
      Text("Border")
        .padding(8)
        .border(.green, width: 3)
    }
  }
}
