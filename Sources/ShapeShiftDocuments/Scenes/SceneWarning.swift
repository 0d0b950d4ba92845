/// A warning about the views of an image.
struct SceneWarning: Sendable, Hashable {
  /// One sentence.
  var text: String
  /// The subject that warnings of several images share, so that a run reports it once.
  var topic: String

  /// Creates a warning; without a topic, only an equal text is the same.
  init(_ text: String, topic: String? = nil) { (self.text, self.topic) = (text, topic ?? text) }
}
