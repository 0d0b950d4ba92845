import SwiftUI

struct FlagOfFrance: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue
      Color.white
      Color.red
    }
    .aspectRatio(3 / 2, contentMode: .fit)
    .border(Color.gray)
  }
}

struct FlagOfJapan: View {
  var body: some View {
    ZStack {
      Rectangle().fill(.white)
      Circle().fill(Color(red: 0.74, green: 0, blue: 0.18)).padding(20)
    }
    .aspectRatio(3 / 2, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 4))
    .overlay(RoundedRectangle(cornerRadius: 4).stroke(.black, lineWidth: 1))
  }
}

struct FlagOfSweden: View {
  var body: some View {
    GeometryReader { g in
      ZStack(alignment: .topLeading) {
        Color(red: 0, green: 0.42, blue: 0.65)
        Rectangle().fill(Color.yellow)
          .frame(width: g.size.width / 8)
          .offset(x: g.size.width * 5 / 16)
        Rectangle().fill(Color.yellow)
          .frame(height: g.size.height / 5)
          .offset(y: g.size.height * 2 / 5)
      }
    }
    .aspectRatio(16 / 10, contentMode: .fit)
  }
}

struct FlagsView: View {
  var body: some View {
    VStack(spacing: 16) {
      FlagOfFrance()
      FlagOfJapan()
      FlagOfSweden()
    }
    .frame(width: 150)
    .padding()
  }
}
