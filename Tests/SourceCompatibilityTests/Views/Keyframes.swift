import Observation
import SwiftUI

@Observable final class Player {
  var title = "Song"
  var isPlaying = false
  var progress: Double = 0.25
  @ObservationIgnored var secret = 0
  var tracks: [Track] = Track.samples
  struct Track: Identifiable, Hashable {
    let id: Int
    var name: String
    var duration: Duration
    static let samples = [
      Track(id: 0, name: "One", duration: .seconds(191)),
      Track(id: 1, name: "Two", duration: .seconds(230)),
    ]
  }
}

struct Reaction {
  var scale = 1.0
  var verticalStretch = 1.0
  var translation = CGSize.zero
  var angle = Angle.zero
}

enum HeartPhase: CaseIterable {
  case start, middle, end
  var offset: CGFloat {
    switch self {
    case .start, .end: 0
    case .middle: -20
    }
  }
  var tint: Color { self == .middle ? .pink : .gray }
}

struct PlayerView: View {
  @State private var player = Player()
  @Bindable var shared: Player
  @State private var likes = 0
  @Environment(Player.self) private var injected: Player?
  init(shared: Player = Player()) { self.shared = shared }
  var body: some View {
    @Bindable var player = player
    NavigationStack {
      List($player.tracks) { $track in
        HStack {
          TextField("Name", text: $track.name)
          Spacer()
          Text(track.duration, format: .time(pattern: .minuteSecond)).foregroundStyle(.secondary)
            .monospacedDigit()
        }
        .swipeActions(edge: .trailing) {
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
        .listRowSeparator(.hidden)
      }
      .navigationTitle($player.title)
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Slider(value: $player.progress) {
            Text("Progress")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        }
        ToolbarItem(placement: .primaryAction) { EditButton() }
      }
    }
    .safeAreaInset(edge: .bottom) { controls }
    .environment(player)
  }
  private var controls: some View {
    HStack(spacing: 30) {
      Image(systemName: "heart.fill")
        .font(.largeTitle)
        .keyframeAnimator(initialValue: Reaction(), trigger: likes) { content, value in
          content.rotationEffect(value.angle).scaleEffect(value.scale).scaleEffect(
            y: value.verticalStretch
          ).offset(value.translation)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.58)
            CubicKeyframe(.degrees(16), duration: 0.125)
            CubicKeyframe(.degrees(-16), duration: 0.125)
            LinearKeyframe(.zero, duration: 0.1, timingCurve: .easeOut)
          }
          KeyframeTrack(\.verticalStretch) {
            CubicKeyframe(1.0, duration: 0.1)
            SpringKeyframe(1.5, duration: 0.15, spring: .snappy)
            MoveKeyframe(1.0)
          }
          KeyframeTrack(\.translation.height) {
            SpringKeyframe(-90, spring: .bouncy)
            SpringKeyframe(0.0)
          }
        }
        .onTapGesture { likes += 1 }
      Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace))
        .phaseAnimator(HeartPhase.allCases, trigger: likes) { view, phase in
          view.offset(y: phase.offset).foregroundStyle(phase.tint)
        } animation: { phase in
          switch phase {
          case .start: .bouncy
          case .middle: .easeInOut(duration: 0.3)
          case .end: .spring(duration: 0.4, bounce: 0.3)
          }
        }
      Text(likes, format: .number).contentTransition(.numericText(value: Double(likes))).animation(
        .snappy, value: likes)
      PhaseAnimator([false, true]) { on in
        Circle().fill(on ? .red : .blue).frame(width: 10)
      } animation: { _ in
        .easeInOut
      }
      KeyframeAnimator(initialValue: 0.0, repeating: true) { v in
        Rectangle().frame(width: 10 + v, height: 4)
      } keyframes: { _ in
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(.bar)
  }
}
#Preview { PlayerView() }
#Preview("Dark", traits: .sizeThatFitsLayout) { PlayerView().preferredColorScheme(.dark) }
