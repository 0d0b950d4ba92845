import SwiftUI

struct Planet: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let moons: Int
}

struct NavigationListView: View {
  @State private var planets = [
    Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2),
    Planet(name: "Jupiter", moons: 95),
  ]
  @State private var search = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(planets) { planet in
          NavigationLink(value: planet) {
            HStack {
              Text(planet.name)
              Spacer()
              Text("\(planet.moons)").foregroundStyle(.secondary)
            }
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { planets.removeAll { $0 == planet } }
          }
        }
        .onDelete { offsets in
          for index in offsets.reversed() { planets.remove(at: index) }
        }
        .onMove { _, _ in }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Planets")
      .navigationDestination(for: Planet.self) { Text($0.name) }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Add") { isAdding = true }
        }
      }
      .searchable(text: $search, prompt: "Find a planet")
      .refreshable {}
      .sheet(isPresented: $isAdding) {
        Text("New").presentationDetents([.medium])
      }
      .alert("Sure?", isPresented: $isAdding) {
        Button("Yes", role: .destructive) {}
        Button("No", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
    }
  }
}
