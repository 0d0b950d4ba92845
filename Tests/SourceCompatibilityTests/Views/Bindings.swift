import SwiftUI

struct Profile: Hashable, Codable {
  var name = "Ada"
  var level = 3.0
  var isPublic = true
}

struct ProfileEditor: View {
  @Binding var profile: Profile

  var body: some View {
    VStack(alignment: .leading) {
      Text(profile.name).font(.title3)
      LevelBar(level: $profile.level)
      LevelBar(level: .constant(1))
      LevelBar(level: Binding(get: { profile.level * 2 }, set: { profile.level = $0 / 2 }))
      if profile.isPublic { Text("public").foregroundStyle(.green) }
    }
  }
}

struct LevelBar: View {
  @Binding var level: Double

  var body: some View {
    Rectangle().fill(.tint).frame(width: level * 10, height: 8)
  }
}

struct BindingsView: View {
  @State private var profile = Profile()
  @State private var people = [Profile(name: "Bob"), Profile(name: "Cleo", level: 7)]

  var body: some View {
    VStack(alignment: .leading) {
      ProfileEditor(profile: $profile)
      ForEach($people, id: \.name) { $person in
        HStack {
          Text(person.name)
          LevelBar(level: $person.level)
        }
      }
    }
    .padding()
  }
}
