import Foundation
import Testing
import ViewTree

@Suite("UndoManager")
struct UndoManagerTests {
  /// A model that registers its own undo, as applications write it.
  private final class Model {
    var manager: UndoManager?
    var value = 0 {
      willSet {
        guard let manager, manager.isUndoRegistrationEnabled else { return }
        let old = value
        manager.registerUndo(withTarget: self) { $0.value = old }
      }
    }
  }

  /// The entries of observers, which run on the test's thread.
  private final class Log<Entry>: @unchecked Sendable {
    var entries: [Entry] = []
  }

  private let manager = UndoManager()
  private let model = Model()

  @Test("Nothing is registered until a manager is set")
  func withoutManager() {
    model.value = 1
    model.manager = manager
    #expect(!manager.canUndo)
    model.value = 2
    #expect(manager.canUndo)
    manager.undo()
    #expect(model.value == 1)
  }

  @Test("Registrations during undo are redone, and registrations during redo are undone")
  func redo() {
    model.manager = manager
    model.value = 1
    for _ in 0..<3 {
      manager.undo()
      #expect(model.value == 0 && manager.canRedo && !manager.canUndo)
      manager.redo()
      #expect(model.value == 1 && !manager.canRedo && manager.canUndo)
    }
  }

  @Test("Changes of one event are undone together, and changes of two events separately")
  func events() {
    model.manager = manager
    (model.value, model.value) = (1, 2)
    #expect(manager.groupingLevel == 1)
    endEvent()
    #expect(manager.groupingLevel == 0)
    model.value = 3
    endEvent()
    manager.undo()
    #expect(model.value == 2)
    manager.undo()
    #expect(model.value == 0)
  }

  @Test("A pass of the run loop ends an event")
  func runLoop() {
    model.manager = manager
    for value in 1...3 {
      model.value = value
      RunLoop.current.run(until: Date())
      #expect(manager.groupingLevel == 0)
    }
    #expect(manager.undoCount == 3)
  }

  @Test("The end of an event on another thread does not close the group")
  func threads() {
    model.manager = manager
    model.value = 1
    let thread = Thread {
      NotificationCenter.default.post(name: UndoManager.eventDidEnd, object: nil)
    }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(manager.groupingLevel == 1)
  }

  @Test("The end of another scene's event does not close the group")
  func scenes() {
    let (ours, other) = (NSObject(), NSObject())
    model.manager = manager
    let events = Thread.current.threadDictionary
    events[UndoManager.eventDidEnd.rawValue] = ours
    model.value = 1
    events[UndoManager.eventDidEnd.rawValue] = nil
    NotificationCenter.default.post(name: UndoManager.eventDidEnd, object: other)
    NotificationCenter.default.post(name: UndoManager.eventDidEnd, object: nil)
    #expect(manager.groupingLevel == 1)
    NotificationCenter.default.post(name: UndoManager.eventDidEnd, object: ours)
    #expect(manager.groupingLevel == 0)
  }

  @Test("A released target is skipped")
  func goneTarget() {
    var gone: Model? = Model()
    gone?.manager = manager
    gone?.value = 5
    model.manager = manager
    model.value = 1
    gone = nil
    manager.undo()
    #expect(model.value == 0)
    #expect(manager.redoCount == 1)
  }

  @Test("The redo keeps the name of the undone change, unless the handler sets another name")
  func names() {
    manager.groupsByEvent = false
    model.manager = manager
    manager.beginUndoGrouping()
    model.value = 1
    manager.setActionName("Fill Hue")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Fill Hue")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Fill Hue")
    #expect(manager.redoMenuTitle(forUndoActionName: "X") == "Redo X")
    manager.redo()
    #expect(manager.undoActionName == "Fill Hue")
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: model) { [manager] model in
      model.value = 7
      manager.setActionName("Other")
    }
    manager.endUndoGrouping()
    manager.undo()
    #expect(manager.redoActionName == "Other")
  }

  @Test("A discardable group is marked as such, also in its notification")
  func discardable() {
    model.manager = manager
    let infos = Log<Bool?>()
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidCloseUndoGroup, object: manager, queue: nil
    ) { infos.entries.append($0.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool) }
    defer { NotificationCenter.default.removeObserver(token) }
    model.value = 1
    manager.setActionIsDiscardable(true)
    manager.setActionUserInfoValue("why", forKey: "note")
    #expect(manager.undoActionIsDiscardable)
    endEvent()
    model.value = 2
    endEvent()
    #expect(!manager.undoActionIsDiscardable)
    manager.undo()
    #expect(manager.undoActionIsDiscardable)
    #expect(manager.undoActionUserInfoValue(forKey: "note") as? String == "why")
    #expect(infos.entries.prefix(2) == [true, nil])
  }

  /// Source: Apple's documentation of each method names the notifications that it posts, and when.
  @Test("Notifications are posted in the order that Foundation documents")
  func notifications() {
    let names = Log<String>()
    let all: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        names.entries.append(
          $0.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
            .description)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    model.manager = manager
    model.value = 1
    #expect(names.entries == ["DidOpenUndoGroup"])
    names.entries = []
    manager.undo()
    let group = ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    #expect(
      names.entries == ["WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange"] + group
        + ["DidUndoChange"])
    names.entries = []
    manager.redo()
    #expect(names.entries == ["WillRedoChange"] + group + ["DidRedoChange"])
  }

  @Test("isUndoing and isRedoing are true for handlers during undo and redo")
  func phases() {
    var phases: [String] = []
    func note() { phases.append("\(manager.isUndoing) \(manager.isRedoing)") }
    manager.registerUndo(withTarget: model) { [manager] model in
      note()
      manager.registerUndo(withTarget: model) { _ in note() }
    }
    manager.undo()
    manager.redo()
    note()
    #expect(phases == ["true false", "false true", "false false"])
  }

  @Test("A manager is released although a group is open and a run loop is scheduled")
  func released() {
    weak var gone: UndoManager?
    do {
      let manager = UndoManager()
      manager.registerUndo(withTarget: model) { _ in }
      gone = manager
    }
    #expect(gone == nil)
    endEvent()
  }

  @Test("Unbalanced calls trap")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { UndoManager().endUndoGrouping() }
    await #expect(processExitsWith: .failure) { UndoManager().enableUndoRegistration() }
    await #expect(processExitsWith: .failure) {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.undo()
    }
  }

  private func endEvent() {
    NotificationCenter.default.post(name: UndoManager.eventDidEnd, object: nil)
  }
}
