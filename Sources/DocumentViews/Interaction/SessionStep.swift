import DocumentModel
import Foundation
import InputModel
import VectorGeometry
import ViewAnimation
import ViewTree

/// What a script does to a view.
enum InputStep: Sendable {
  case tap(StepTarget, holding: Double)
  case drag(StepDrag, during: Double, curve: UnitCurve)
  case type(String, into: StepTarget?)
  case press(StepKey)
  case scroll(StepScroll)
  /// The focus goes to a view, or to none.
  case focus(String?)
  case dismiss
  case back
  case surroundings(SurroundingsInput)
  case expect(Expectation)
  case recorded(InputLog)
}

/// A step of a script that uses views.
struct SessionStep: Sendable {
  /// Seconds from the start.
  let time: Double
  let input: InputStep
  /// The number of the step in the script, from 0.
  let number: Int
  let span: SourceSpan
}

/// Which view a step uses.
enum StepTarget: Sendable, Equatable {
  /// A point of the canvas.
  case point(CGPoint)
  /// The id of a view, else its name.
  case name(String)
  /// What a view tells.
  case query(StepQuery)
}

/// Which view is meant, by what it tells.
struct StepQuery: Sendable, Equatable {
  var id: String?
  var role: AccessibilityRole?
  var name: String?
  var index: Int?
}

/// A drag from one place to another.
struct StepDrag: Sendable {
  /// Where a drag ends.
  enum End: Sendable {
    case point(CGPoint)
    /// A share of the way of a knob.
    case share(Double)
    /// A distance from the start, in points.
    case distance(CGSize)
  }

  let start: StepTarget
  let end: End
}

/// A key that is pressed.
struct StepKey: Sendable {
  let key: String
  let modifiers: InputModifiers
}

/// What is scrolled.
enum StepScroll: Sendable {
  /// What is under a view, by a distance in points.
  case by(CGSize, on: StepTarget)
  /// What it takes for a view to come in sight.
  case to(StepTarget)
}

/// What a view must tell.
struct Expectation: Sendable {
  let target: StepTarget
  let exists: Bool
  let value: String?
  let isEnabled: Bool?
}
