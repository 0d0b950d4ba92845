extension DocumentStore {
  /// Takes in what others wrote into the document since it was read or written last, as a step of the origin
  /// `external`.
  ///
  /// It comes before every change of the store, so that nothing written by others is overwritten.
  ///
  /// - Returns: What was noticed; nil if nobody wrote.
  /// - Throws: `document`, `comments` or `unreadable` if it can't be taken in; it is left as it is.
  @discardableResult
  package func takeInChanges() throws(StoreError) -> Note? {
    guard draft == nil, case .file(let file) = steps, let (value, sight) = try file.changes() else {
      return nil
    }
    let taken = try file.accepting(sight) { () throws(StoreError) in
      try takeIn(value, of: file.document.name)
    }
    if let taken { notice?(taken) }
    return taken
  }

  /// Makes a step of what others made of the document, wrong or not.
  func takeIn(_ outside: JSONValue, of name: String) throws(StoreError) -> Note? {
    let (savesEachStep, validate) = (savesEachStep, validate)
    (self.savesEachStep, self.validate, isOpenForMore) = (true, nil, false)
    defer { (self.savesEachStep, self.validate, isOpenForMore) = (savesEachStep, validate, false) }
    let edit = StoreEdit(name: "Edit from outside", origin: "external")
    let step: Int?
    do {
      step = try add(JSONPatch(from: value, to: outside), as: edit)
    } catch let error as StoreError {
      throw error
    } catch let error as Diagnostic {
      throw .document([error])
    } catch {
      preconditionFailure("a store throws its own errors: \(error)")
    }
    return step.map { Note(sentence: "\(name) was changed from outside; that is step \($0) now") }
  }
}
