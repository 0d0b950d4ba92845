import Glibc

extension DocumentStore {
  /// Records changes that others made to the document since the last read or write, as a step of the origin
  /// `external`.
  ///
  /// It comes before every change of the store, so that nothing written by others is overwritten.
  ///
  /// - Returns: The observation, or `nil` if the document is unchanged.
  /// - Throws: `document` or `unreadable` if the change cannot be recorded; the document is left unchanged.
  @discardableResult
  public func takeInChanges() throws(StoreError) -> Note? {
    guard draft == nil, case .file(let file) = steps else { return nil }
    return try undisturbed { () throws(StoreError) in
      guard let (written, sight) = try wholeChanges(of: file) else { return nil }
      let taken = try file.accepting(sight) { () throws(StoreError) in
        try takeIn(written, in: file)
      }
      if let taken { notice?(taken) }
      return taken
    }
  }

  /// How often something is tried again that others disturb.
  private static let attempts = 20

  /// Tries something again as long as others write the document in the same moment.
  func undisturbed<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    for _ in 1..<Self.attempts {
      do throws(StoreError) {
        return try body()
      } catch {
        guard case .outrun = error else { throw error }
      }
    }
    return try body()
  }

  /// What others wrote, once it can be read.
  ///
  /// An editor that does not rename writes a document in two calls, between which it is empty.
  private func wholeChanges(of file: StoreFile) throws(StoreError) -> (
    written: WrittenDocument, sight: StoreDocument.Sight
  )? {
    for _ in 1..<Self.attempts {
      do throws(StoreError) {
        return try file.changes()
      } catch {
        guard case .document = error else { throw error }
        usleep(10_000)
      }
    }
    return try file.changes()
  }

  /// Makes a step of what others made of the document, wrong or not.
  ///
  /// Other comments, white space or spellings of the same value are kept, and make no step.
  func takeIn(_ written: WrittenDocument, in file: StoreFile) throws(StoreError) -> Note? {
    guard !written.value.isIdentical(to: value) else {
      isOpenForMore = false
      file.adopt(written.bytes)
      return nil
    }
    let (savesEachStep, validate) = (savesEachStep, validate)
    (self.savesEachStep, self.validate, isOpenForMore) = (true, nil, false)
    defer { (self.savesEachStep, self.validate, isOpenForMore) = (savesEachStep, validate, false) }
    let edit = StoreEdit(name: "External edit", origin: "external")
    let step: Int?
    do {
      step = try add(written, as: edit)
    } catch let error as StoreError {
      throw error
    } catch let error as Diagnostic {
      throw .document([error])
    } catch {
      preconditionFailure("unexpected error: \(error)")
    }
    return step.map {
      Note(
        sentence:
          "\(file.document.name) was changed by another program; the change was recorded as step \($0)"
      )
    }
  }
}
