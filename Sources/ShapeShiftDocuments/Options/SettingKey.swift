package import JSONModel

/// An option of a settings type: its name, value, property and help.
///
/// JSON requests, `snapshots.json`, the command line, help pages and completions derive from it.
package struct SettingKey<Settings>: Sendable {
  package private(set) var description: OptionDescription
  /// The JSON Schema of the value; its description, if any, replaces the help.
  private var valueSchema: JSONObject
  /// Sets the value.
  package let read: @Sendable (inout Settings, JSONValue) throws(OptionProblem) -> Void
  /// Returns the value; `nil` if it is not set.
  package let write: @Sendable (Settings) -> JSONValue?

  /// Creates an option for a property.
  ///
  /// - Parameters:
  ///   - name: The name in camel case.
  ///   - unit: The name of the value in help pages.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Settings, Value> & Sendable,
    _ value: OptionValue<Value>, _ unit: String = "", help: String
  ) {
    self.init(
      name, value, unit, help,
      read: { (settings, json) throws(OptionProblem) in
        settings[keyPath: path] = try value.read(json)
      },
      write: { value.write($0[keyPath: path]) })
  }

  /// Creates an option for a property that may be `nil`.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Settings, Value?> & Sendable,
    _ value: OptionValue<Value>, _ unit: String = "", help: String
  ) {
    self.init(
      name, value, unit, help,
      read: { (settings, json) throws(OptionProblem) in
        settings[keyPath: path] = try value.read(json)
      },
      write: { $0[keyPath: path].map(value.write) })
  }

  /// Creates a flag that sets a property to one of several exclusive values; false leaves it as it is.
  package init<Value: Equatable & Sendable>(
    flag name: String, _ path: any WritableKeyPath<Settings, Value?> & Sendable, _ choice: Value,
    help: String
  ) {
    let flag = OptionValue<Bool>.flag()
    self.init(
      name, flag, "", help,
      read: { (settings, value) throws(OptionProblem) in
        guard try flag.read(value) else { return }
        if let other = settings[keyPath: path] {
          throw OptionProblem("cannot be combined with", .option("\(other)"))
        }
        settings[keyPath: path] = choice
      },
      write: { $0[keyPath: path] == choice ? true : nil })
  }

  /// Creates an option with its own reader and writer.
  package init<Value>(
    _ name: String, _ value: OptionValue<Value>, _ unit: String, _ help: String,
    read: @escaping @Sendable (inout Settings, JSONValue) throws(OptionProblem) -> Void,
    write: @escaping @Sendable (Settings) -> JSONValue?
  ) {
    description = OptionDescription(
      name, value.form, valueName: unit, help: help, choices: value.choices)
    (valueSchema, self.read, self.write) = (value.schema, read, write)
  }

  /// Returns the key of a type that has these settings in a property.
  package func at<Outer>(
    _ path: any WritableKeyPath<Outer, Settings> & Sendable
  ) -> SettingKey<Outer> {
    let (read, write) = (read, write)
    return SettingKey<Outer>(
      description, valueSchema,
      read: { (outer, value) throws(OptionProblem) in try read(&outer[keyPath: path], value) },
      write: { write($0[keyPath: path]) })
  }

  private init(
    _ description: OptionDescription, _ schema: JSONObject,
    read: @escaping @Sendable (inout Settings, JSONValue) throws(OptionProblem) -> Void,
    write: @escaping @Sendable (Settings) -> JSONValue?
  ) {
    (self.description, valueSchema) = (description, schema)
    (self.read, self.write) = (read, write)
  }
}

// MARK: Variants

extension SettingKey {
  private func with(_ change: (inout OptionDescription) -> Void) -> SettingKey {
    var copy = self
    change(&copy.description)
    return copy
  }

  /// Returns the option with other names on the command line.
  package func spelled(_ spellings: String...) -> SettingKey { with { $0.spellings = spellings } }

  /// Returns the option as an operand on the command line.
  package func operand(
    isRequired: Bool = true, _ position: OptionDescription.Position = .operand
  ) -> SettingKey {
    with { ($0.position, $0.isRequired) = (position, isRequired) }
  }

  package func required() -> SettingKey { with { $0.isRequired = true } }

  /// Returns the option hidden from help pages.
  package func hidden() -> SettingKey { with { $0.isHidden = true } }

  /// Returns the option with a value that may look like an option.
  package func takingAnyWord() -> SettingKey { with { $0.takesAnyWord = true } }

  /// Returns the operand with values that may be negative numbers.
  package func acceptingNegativeNumbers() -> SettingKey {
    with { $0.acceptsNegativeNumbers = true }
  }

  /// Returns the option with its own description in JSON Schema.
  package func described(_ text: String) -> SettingKey {
    var copy = self
    copy.valueSchema["description"] = .string(text)
    return copy
  }

  /// Returns the option with completion of file names.
  package func completed(by completion: OptionDescription.Completion = .files) -> SettingKey {
    with { $0.completion = completion }
  }
}

// MARK: Settings

/// Settings with a table of their options.
package protocol KeyedSettings: Sendable {
  static var defaults: Self { get }
  /// The options, in the order of JSON and help pages.
  static var keys: [SettingKey<Self>] { get }
}

extension KeyedSettings {
  /// Sets the values of the members that are options, and removes them.
  package mutating func take(_ fields: inout RequestFields) throws(RequestError) {
    for key in Self.keys { try fields.take(key, into: &self) }
  }

  /// The values that differ from the defaults.
  package var members: JSONObject {
    let defaults = Self.defaults
    var object = JSONObject()
    for key in Self.keys {
      guard let value = key.write(self), value != key.write(defaults) else { continue }
      object[key.description.name] = value
    }
    return object
  }
}

extension SettingKey where Settings: KeyedSettings {
  /// The JSON Schema of the value, with its description and default.
  package var schema: JSONObject {
    var schema = valueSchema
    schema["description"] = schema["description"] ?? .string(description.help)
    if description.form != .values {
      schema["default"] = schema["default"] ?? write(Settings.defaults)
    }
    return schema
  }
}
