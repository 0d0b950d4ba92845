// The types that stand for several publishers, under the names that source writes out.

extension Publishers {
  /// The last values of two publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The last values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// The last values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).subscribe(subscriber)
    }
  }

  /// The last values of three publishers, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The last values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// The last values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c).subscribe(subscriber)
    }
  }

  /// The last values of four publishers, whenever one of them has a new one.
  public struct CombineLatest4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The last values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// The last values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c, d).subscribe(subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// The values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).subscribe(subscriber)
    }
  }

  /// The values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// The values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c).subscribe(subscriber)
    }
  }

  /// The values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// The values of publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// The values of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined(publishers.map { AnyPublisher($0) }).subscribe(subscriber)
    }
  }

  /// The values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The pairs.
    public typealias Output = (A.Output, B.Output)
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// The values of two publishers in pairs.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.zip(b).subscribe(subscriber)
    }
  }

  /// The values of three publishers, one of each at a time.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the failures.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// The values of three publishers, one of each at a time.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.zip(b, c).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of a closure's results for the latest values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> _Operator<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }
  }

  /// The last values of all four, whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> _Operator<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a publisher of a closure's results for pairs of values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Operator<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The values of all three, one of each at a time.
  public func zip<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> _Operator<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(first).zip(second).map { ($0.0.0, $0.0.1, $0.1) }
  }
}
