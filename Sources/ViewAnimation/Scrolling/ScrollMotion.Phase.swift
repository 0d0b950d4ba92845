import Foundation

extension ScrollMotion {
  /// A part of a motion that one formula describes.
  struct Phase: Hashable, Sendable {
    /// The formula, with places in points and velocities in points a second.
    enum Course: Hashable, Sendable {
      /// From `origin` with a velocity that becomes less.
      case deceleration(origin: Double, velocity: Double, rate: Double)
      /// (D + (v + ωD) t) e^(-ωt) beside `target`.
      case spring(target: Double, displacement: Double, velocity: Double, frequency: Double)
    }

    let start: Double
    let course: Course

    /// The place at a time in seconds.
    func offset(at time: Double) -> Double {
      let t = max(0, time - start)
      switch course {
      case .deceleration(let origin, let velocity, let rate):
        return origin + velocity * expm1(rate * t) / rate
      case .spring(let target, let displacement, let velocity, let frequency):
        let drive = velocity + frequency * displacement
        return target + (displacement + drive * t) * exp(-frequency * t)
      }
    }

    /// The velocity in points a second.
    func velocity(at time: Double) -> Double {
      let t = max(0, time - start)
      switch course {
      case .deceleration(_, let velocity, let rate): return velocity * exp(rate * t)
      case .spring(_, let displacement, let velocity, let frequency):
        let drive = velocity + frequency * displacement
        return (velocity - frequency * drive * t) * exp(-frequency * t)
      }
    }

    /// Where the course leads to.
    var destination: Double {
      switch course {
      case .deceleration(let origin, let velocity, let rate): origin - velocity / rate
      case .spring(let target, _, _, _): target
      }
    }

    /// From when on less than `restingDistance` remains.
    var restingTime: Double {
      switch course {
      case .deceleration(_, let velocity, let rate):
        let way = abs(velocity / rate)
        guard way > ScrollMotion.restingDistance else { return start }
        return start + log(ScrollMotion.restingDistance / way) / rate
      case .spring(_, let displacement, let velocity, let frequency):
        return start
          + Spring.lastTime(
            decay: frequency, constant: abs(displacement),
            linear: abs(velocity + frequency * displacement),
            threshold: ScrollMotion.restingDistance)
      }
    }

    /// When a deceleration comes to a place on its way.
    func time(at place: Double) -> Double {
      guard case .deceleration(let origin, let velocity, let rate) = course, place != origin
      else { return start }
      return start + log1p((place - origin) * rate / velocity) / rate
    }

    /// When a spring goes through its target towards the other side, nil if it never does.
    var crossing: Double? {
      guard case .spring(_, let displacement, let velocity, let frequency) = course else {
        return nil
      }
      let drive = velocity + frequency * displacement
      guard displacement != 0, displacement * drive < 0 else { return nil }
      return start - displacement / drive
    }
  }
}
