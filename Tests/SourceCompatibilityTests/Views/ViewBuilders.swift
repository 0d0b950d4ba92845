import SwiftUI

struct Panel<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(0.3))
      content.padding(8)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
  }
}

extension View {
  @ViewBuilder
  func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct ViewBuildersView: View {
  enum Mode {
    case one, two
    case many(Int)
  }
  let mode = Mode.many(3)

  @ViewBuilder private var status: some View {
    switch mode {
    case .one: Text("one")
    case .two: Text("two")
    case .many(let count): Text("many: \(count)")
    }
  }

  var body: some View {
    Panel {
      Text("Header").bold()
    } content: {
      VStack(alignment: .leading) {
        status
        Text("a").if(true) { $0.foregroundColor(.red) }
        Group {
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
        }
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        AnyView(Text("12"))
        if #available(iOS 15, *) { Text("13") }
      }
    }
    .padding()
    .frame(width: 200)
  }
}
