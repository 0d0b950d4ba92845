import SwiftUI

struct WidgetTile: View {
  let title: String
  let color: Color

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      ContainerRelativeShape().fill(color.gradient)
      Text(title).font(.headline).foregroundStyle(.white).padding(10)
    }
    .padding(8)
    .background(.quaternary, in: .containerRelative)
  }
}

struct WidgetBoard: View {
  var body: some View {
    HStack(spacing: 12) {
      WidgetTile(title: "Rain", color: .blue).frame(width: 140, height: 140)
        .containerShape(RoundedRectangle(cornerRadius: 28))
      WidgetTile(title: "Steps", color: .green).frame(width: 140, height: 140)
        .containerShape(.rect(cornerRadius: 28))
    }
    .padding()
  }
}

private struct World: Identifiable {
  let id: Int
  let name: String
  let moons: Int
}

struct WorldTable: View {
  private let planets = [
    World(id: 1, name: "Mars", moons: 2), World(id: 2, name: "Jupiter", moons: 95),
    World(id: 3, name: "Saturn", moons: 146),
  ]
  @State private var selection: World.ID? = 2

  var body: some View {
    Table(planets, selection: $selection) {
      TableColumn("Name", value: \.name)
      TableColumn("Moons") { Text($0.moons, format: .number) }
        .width(80)
        .alignment(.numeric)
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
  }
}

struct SortMenu: View {
  @State private var order = "Name"

  var body: some View {
    HStack {
      Picker("Order", selection: $order) {
        ForEach(["Name", "Date"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      .menuIndicator(.hidden)
      Menu("More") {
        Button("Show all") {}
      }
      .menuIndicator(.visible)
    }
    .padding()
  }
}
