import DocumentModel
import ShapeShiftDocuments

/// Options of a verb that are listed together in help pages: a table of settings at a property of the verb.
struct OptionSection<Root>: Sendable {
  /// The title in help pages; empty for the last section.
  let title: String
  let options: [OptionDescription]
  let read: @Sendable (inout Root, Int, JSONValue) throws(OptionProblem) -> Void
  /// Returns the value of an option; `nil` if it is not set.
  let write: @Sendable (Root, Int) -> JSONValue?

  /// Creates a section with settings at a property.
  init<Settings>(
    _ title: String, _ keys: [SettingKey<Settings>],
    at path: any WritableKeyPath<Root, Settings> & Sendable
  ) {
    self.init(
      title, keys.map(\.description),
      read: { (root, index, value) throws(OptionProblem) in
        try keys[index].read(&root[keyPath: path], value)
      },
      write: { root, index in keys[index].write(root[keyPath: path]) })
  }

  /// Creates a section with settings at a property, in the last section of help pages.
  init<Settings>(
    _ keys: [SettingKey<Settings>], at path: any WritableKeyPath<Root, Settings> & Sendable
  ) {
    self.init("", keys, at: path)
  }

  /// Creates a section with options of the verb itself.
  init(_ title: String, _ keys: [SettingKey<Root>]) { self.init(title, keys, at: \Root.self) }

  /// Creates a section with options of the verb itself, in the last section of help pages.
  init(_ keys: [SettingKey<Root>]) { self.init("", keys) }

  private init(
    _ title: String, _ options: [OptionDescription],
    read: @escaping @Sendable (inout Root, Int, JSONValue) throws(OptionProblem) -> Void,
    write: @escaping @Sendable (Root, Int) -> JSONValue?
  ) {
    (self.title, self.options, self.read, self.write) = (title, options, read, write)
  }

  /// Returns the section of a verb that has this one in a property.
  func at<Outer>(
    _ path: any WritableKeyPath<Outer, Root> & Sendable
  ) -> OptionSection<Outer> {
    let (read, write) = (read, write)
    return OptionSection<Outer>(
      title, options,
      read: { (outer, index, value) throws(OptionProblem) in
        try read(&outer[keyPath: path], index, value)
      },
      write: { outer, index in write(outer[keyPath: path], index) })
  }

  /// Returns the options with their default values in a verb.
  func described(_ root: Root) -> [OptionDescription] {
    options.indices.map { index in
      var option = options[index]
      if option.takesValue, !option.isRequired {
        let value = write(root, index)
        option.defaultText = value?.string ?? value?.number.map { JSONNumber($0).text }
        if option.defaultText?.isEmpty == true { option.defaultText = nil }
      }
      return option
    }
  }
}
