import SwiftUI

extension SymbolExamples {
  mutating func addLayout() {
    addStacks()
    addGrids()
    addPlaces()
  }

  private mutating func addStacks() {
    add("HStack") {
      HStack(alignment: .bottom, spacing: 6) {
        Color.red.frame(width: 30, height: 20)
        Color.green.frame(width: 30, height: 40)
        Color.blue.frame(width: 30, height: 60)
      }
    }
    add("VStack") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Lisbon").font(.headline)
        Text("21°, sunny").foregroundStyle(.secondary)
      }
    }
    add("ZStack") {
      ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 90, height: 60)
        Text("9").padding(6).background(.white, in: Circle()).padding(6)
      }
    }
    add("Spacer") {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      .frame(width: 160)
      .border(.gray)
    }
    add("Divider") {
      VStack {
        Text("above")
        Divider()
        Text("below")
      }
      .frame(width: 120)
    }
    add("ForEach") {
      HStack {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Text(letter)
            .frame(width: 32, height: 32)
            .background(.yellow, in: Circle())
        }
      }
    }
    add("Group") {
      VStack {
        Group {
          Text("both")
          Text("are bold")
        }
        .bold()
        Text("this is not")
      }
    }
    add("AnyLayout") {
      let isUpright = true
      let layout = isUpright ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Circle().fill(.red)
        Circle().fill(.blue)
      }
      .frame(width: 60, height: 90)
    }
    add("ViewThatFits") {
      VStack(alignment: .leading) {
        ForEach([200.0, 90], id: \.self) { width in
          ViewThatFits {
            Text("Departure 12:45 from gate B")
            Text("12:45 · B")
          }
          .lineLimit(1)
          .frame(width: width)
          .border(.gray)
        }
      }
    }
    add("GeometryReader") {
      GeometryReader { geometry in
        Color.orange
          .frame(width: geometry.size.width * 0.7, height: geometry.size.height)
      }
      .frame(width: 150, height: 30)
      .border(.gray)
    }
  }

  private mutating func addGrids() {
    add("Grid") {
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("Name")
          Text("Points").gridColumnAlignment(.trailing)
        }
        .bold()
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Ada")
          Text("12")
        }
        GridRow {
          Text("Grace")
          Text("108")
        }
      }
    }
    add("GridRow") {
      Grid {
        GridRow {
          Color.red
          Color.orange
        }
        GridRow { Color.yellow.gridCellColumns(2) }
      }
      .frame(width: 120, height: 80)
    }
    add("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 36))], spacing: 8) {
        ForEach(0..<7, id: \.self) { index in
          RoundedRectangle(cornerRadius: 6)
            .fill(Color(hue: Double(index) / 7, saturation: 0.6, brightness: 0.9))
            .frame(height: 32)
        }
      }
      .frame(width: 180)
    }
    add("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) {
        ForEach(1..<8, id: \.self) { number in
          Text("\(number)").frame(width: 30, height: 30).background(.mint)
        }
      }
      .frame(height: 70)
    }
    add("Layout") {
      // `Diagonal` puts each view to the lower right of the last one.
      Diagonal {
        ForEach([Color.red, .orange, .yellow], id: \.self) { color in
          color.frame(width: 40, height: 24)
        }
      }
    }
  }

  private mutating func addPlaces() {
    add("View/padding(_:_:)") {
      VStack {
        Text("all around").padding().border(.red)
        Text("at the sides").padding(.horizontal, 24).border(.blue)
      }
    }
    add("View/frame(width:height:alignment:)") {
      Text("in a corner")
        .frame(width: 140, height: 70, alignment: .bottomTrailing)
        .border(.red)
    }
    add("View/frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
      VStack {
        Text("as wide as it can").frame(maxWidth: .infinity).border(.red)
        Text("at least 60 high").frame(minHeight: 60).border(.blue)
      }
      .frame(width: 180)
    }
    add("View/offset(x:y:)") {
      Text("moved")
        .offset(x: 20, y: 12)
        .border(.gray)
        .padding(20)
    }
    add("View/position(x:y:)") {
      Circle()
        .fill(.red)
        .frame(width: 16, height: 16)
        .position(x: 90, y: 20)
        .frame(width: 110, height: 60)
        .border(.gray)
    }
    add("View/aspectRatio(_:contentMode:)-(CGFloat?,_)") {
      Rectangle()
        .fill(.teal)
        .aspectRatio(16 / 9, contentMode: .fit)
        .frame(width: 120, height: 120)
        .border(.gray)
    }
    add("View/fixedSize()") {
      Text("never cut or broken")
        .fixedSize()
        .frame(width: 80)
        .border(.gray)
        .padding(.horizontal, 40)
    }
    add("View/layoutPriority(_:)") {
      HStack {
        Text("has to give way").lineLimit(1)
        Text("comes first").lineLimit(1).layoutPriority(1)
      }
      .frame(width: 140)
    }
    add("View/alignmentGuide(_:computeValue:)-(VerticalAlignment,_)") {
      HStack(alignment: .top) {
        Color.red.frame(width: 30, height: 50)
        Color.blue.frame(width: 30, height: 50)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }
    }
    add("View/zIndex(_:)") {
      ZStack {
        Color.red.frame(width: 50, height: 50).zIndex(1)
        Color.blue.frame(width: 50, height: 50).offset(x: 20, y: 20)
      }
      .padding(.trailing, 20)
      .padding(.bottom, 20)
    }
    add("View/safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)") {
      Color.mint
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Text("bar").frame(maxWidth: .infinity).padding(6).background(.yellow)
        }
        .frame(width: 120, height: 80)
    }
    add("View/containerRelativeFrame(_:count:span:spacing:alignment:)") {
      ScrollView(.horizontal) {
        HStack(spacing: 6) {
          ForEach([Color.red, .orange, .yellow, .green], id: \.self) { color in
            color.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 6)
          }
        }
      }
      .frame(width: 150, height: 40)
    }
  }
}

/// Views that go down to the right.
private struct Diagonal: SwiftUI.Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: place, proposal: .unspecified)
      place.x += size.width
      place.y += size.height
    }
  }
}
