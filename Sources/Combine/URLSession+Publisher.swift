public import Foundation
public import FoundationNetworking
public import ValueStreams

// Here and not beside the other publishers: what asks servers wants curl, which the command is not linked with.

extension URLSession {
  /// A publisher of what a server answers to a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a server answers to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Asks a server for each subscriber, and sends what it answers.
  public struct DataTaskPublisher: Publisher {
    /// What the server answers.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// What asks.
    public let session: URLSession

    /// A publisher of what a server answers to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Asks the server.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == URLError {
      let answer = PassthroughSubject<Output, URLError>()
      let sender = TaskSender(subject: answer)
      let task = session.dataTask(with: request) { data, response, error in
        sender.send(data, response, error)
      }
      answer.handleEvents(receiveCancel: { task.cancel() }).subscribe(subscriber)
      task.resume()
    }
  }
}

/// Hands an answer on from where it came.
private struct TaskSender: @unchecked Sendable {
  let subject: PassthroughSubject<URLSession.DataTaskPublisher.Output, URLError>

  func send(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let data, let response else {
      return subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
    subject.send((data, response))
    subject.send(completion: .finished)
  }
}
