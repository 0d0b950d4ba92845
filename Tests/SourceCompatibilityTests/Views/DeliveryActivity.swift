import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
  }

  var name: String
}

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack(alignment: .leading) {
        Text(context.attributes.name)
        Rectangle().fill(.red).frame(width: CGFloat(context.state.stops) * 10, height: 10)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        regions(of: context.state)
      } compactLeading: {
        Rectangle().fill(.green).frame(width: 20, height: 20)
      } compactTrailing: {
        Rectangle().fill(.red).frame(width: CGFloat(context.state.stops) * 4, height: 20)
      } minimal: {
        Rectangle().fill(.red).frame(width: 20, height: 20)
      }
      .contentMargins(.horizontal, 24, for: .expanded)
      .widgetURL(URL(string: "https://example.com"))
      .keylineTint(Color.red)
    }
  }
}

extension DeliveryActivity {
  @DynamicIslandExpandedContentBuilder
  private func regions(
    of state: DeliveryAttributes.ContentState
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) {
      Rectangle().fill(.green).frame(width: 30, height: 20)
    }
    DynamicIslandExpandedRegion(.trailing, priority: 1) {
      Rectangle().fill(.blue).frame(width: 30, height: 20)
    }
    if state.stops > 2 {
      DynamicIslandExpandedRegion(.center) {
        Text("\(state.stops) stops")
      }
    }
    DynamicIslandExpandedRegion(.bottom) {
      Rectangle().fill(.red).frame(width: CGFloat(state.stops) * 10, height: 10)
    }
  }
}

/// Starts what it can, as programs do.
enum DeliveryStarter {
  static func start() -> String {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return "none" }
    do {
      let state = DeliveryAttributes.ContentState(stops: 1)
      let activity = try ActivityKit.Activity.request(
        attributes: DeliveryAttributes(name: "Tea"),
        content: .init(state: state, staleDate: nil), pushType: nil)
      return activity.id
    } catch {
      return "\(error)"
    }
  }

  static func end() async {
    for activity in ActivityKit.Activity<DeliveryAttributes>.activities {
      let state = DeliveryAttributes.ContentState(stops: 0)
      await activity.update(ActivityContent(state: state, staleDate: nil))
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }
}

extension DeliveryAttributes {
  fileprivate static var tea: DeliveryAttributes { DeliveryAttributes(name: "Tea") }
}

extension DeliveryAttributes.ContentState {
  fileprivate static var near: Self { Self(stops: 2) }
  fileprivate static var far: Self { Self(stops: 8) }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes.tea) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.near
  DeliveryAttributes.ContentState.far
}

#Preview("Island", as: .dynamicIsland(.expanded), using: DeliveryAttributes.tea) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.near
}

#Preview("Small island", as: .dynamicIsland(.compact), using: DeliveryAttributes.tea) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.near
}

#Preview("Dot", as: .dynamicIsland(.minimal), using: DeliveryAttributes.tea) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.near
}
