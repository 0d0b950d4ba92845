import SwiftUI

extension SymbolExamples {
  mutating func addContainers() {
    add("List") {
      List {
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
        Section("Vegetables") {
          Text("Leek").badge(3)
        }
      }
      .frame(width: 220, height: 250)
    }
    add("Form") {
      Form {
        TextField("Name", text: .constant("Ada"))
        Toggle("Newsletter", isOn: .constant(true))
        LabeledContent("Version", value: "2.1")
      }
      .frame(width: 240, height: 190)
    }
    add("Section") {
      Form {
        Section {
          Toggle("Wi-Fi", isOn: .constant(true))
        } header: {
          Text("Network")
        } footer: {
          Text("Known networks are joined by themselves.")
        }
      }
      .frame(width: 240, height: 150)
    }
    add("ScrollView") {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Color(white: 0.95 - Double(row) / 20).frame(height: 24)
          }
        }
      }
      .frame(width: 120, height: 90)
    }
    add("GroupBox") {
      GroupBox("Today") {
        Text("Nothing is planned")
      }
      .frame(width: 200)
    }
    add("DisclosureGroup") {
      DisclosureGroup("Details", isExpanded: .constant(true)) {
        Text("Weight: 2 kg")
        Text("Colour: red")
      }
      .frame(width: 180)
    }
    add("NavigationStack") {
      NavigationStack {
        List {
          NavigationLink("Inbox", value: 1)
          NavigationLink("Sent", value: 2)
        }
        .navigationTitle("Mail")
        .navigationDestination(for: Int.self) { Text("Folder \($0)") }
      }
      .frame(width: 240, height: 230)
    }
    add("TabView") {
      TabView {
        Tab("Home", systemImage: "house") { Color.yellow }
        Tab("Search", systemImage: "magnifyingglass") { Color.mint }
      }
      .frame(width: 220, height: 160)
    }
    add("View/sheet(isPresented:onDismiss:content:)") {
      Text("behind")
        .sheet(isPresented: .constant(true)) {
          Text("in the sheet")
            .presentationDetents([.medium])
        }
        .frame(width: 180, height: 220)
    }
    add("View/alert(_:isPresented:actions:message:)-(LocalizedStringKey,_,_,_)") {
      Color(white: 0.9)
        .alert("Delete it?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It can't be brought back.")
        }
        .frame(width: 320, height: 200)
    }
    add("ContentUnavailableView") {
      ContentUnavailableView(
        "No results", systemImage: "magnifyingglass", description: Text("Try another word.")
      )
      .frame(width: 240, height: 180)
    }
    add("View/badge(_:)-(Int)") {
      List {
        Text("Inbox").badge(12)
      }
      .frame(width: 200, height: 90)
    }
    add("Canvas") {
      Canvas { context, size in
        for ring in 0..<5 {
          let rect = CGRect(origin: .zero, size: size)
            .insetBy(dx: CGFloat(ring) * 9, dy: CGFloat(ring) * 9)
          let color = Color.blue.opacity(1 - Double(ring) / 6)
          context.stroke(Path(ellipseIn: rect), with: .color(color), lineWidth: 3)
        }
      }
      .frame(width: 96, height: 96)
      .padding(2)
    }
  }
}
