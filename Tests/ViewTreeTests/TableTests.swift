import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("Tables, trees, tabs and months") @MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    var friends: [Person]?
  }

  private let people = [
    Person(id: 1, name: "Ada", friends: [Person(id: 3, name: "Bob")]), Person(id: 2, name: "Eve"),
  ]

  private func list<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> DisplayList {
    let list = try scene(width: 300, height: 400) { view() }.displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  @Test("a table has titles over rows, and columns without a width share what is left")
  func tables() throws {
    let people = people
    let list = try list {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { person in Text("\(person.id)") }.width(50)
        TableColumn("More") { _ in Text("x") }
      }
    }
    #expect(
      list.texts.map(\.run.text) == ["Name", "Number", "More", "Ada", "1", "x", "Eve", "2", "x"])
    // 300 - 2 · 16 at the edges - 2 · 16 between columns - 50: 93 for each of the two others.
    let places: [CGFloat] = [16, 125, 191]
    #expect(list.texts.prefix(3).map(\.position.x) == places)
  }

  @Test("a table without titles starts with its first row")
  func noTitles() throws {
    let people = people
    let list = try list {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[1])
        ForEach(people) { TableRow($0) }
      }
      .tableColumnHeaders(.hidden)
    }
    #expect(list.texts.map(\.run.text) == ["Eve", "Ada", "Eve"])
  }

  @Test("rows of tables are selected, in all forms that tables have")
  func selections() throws {
    let people = people
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    func name() -> TableColumn<Person, Never, Text, Text> { TableColumn("Name", value: \.name) }
    let one = Binding.constant(2 as Int?)
    let some = Binding.constant([2] as Set)
    let tables: [AnyView] = [
      AnyView(Table(people, selection: one) { name() }),
      AnyView(Table(people, selection: some) { name() }),
      AnyView(Table(people, selection: one, sortOrder: order) { name() }),
      AnyView(Table(people, selection: some, sortOrder: order) { name() }),
      AnyView(
        Table(of: Person.self, selection: one) {
          name()
        } rows: {
          for person in people { TableRow(person) }
        }),
      AnyView(
        Table(of: Person.self, selection: some) {
          name()
        } rows: {
          TableRow(people[0])
          if people.count > 1 { TableRow(people[1]) }
        }),
      AnyView(
        Table(of: Person.self, selection: one, sortOrder: order) {
          name()
        } rows: {
          ForEach(people) { TableRow($0) }
        }),
      AnyView(
        Table(of: Person.self, selection: some, sortOrder: order) {
          name()
        } rows: {
          ForEach(people) { TableRow($0) }
        }),
    ]
    let drawn = try tables.map { table in try list { table } }
    let grounds = drawn.map { list in
      list.fills.filter { $0.paint == .color(Color.systemGray4.resolved()) }.map(
        \.path.boundingRect)
    }
    #expect(grounds[0].count == 1)
    #expect(grounds.allSatisfy { $0 == grounds[0] })
    #expect(drawn.allSatisfy { $0.texts.map(\.run.text) == ["Name", "Ada", "Eve"] })
  }

  private struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      lhs.count == rhs.count
        ? .orderedSame : lhs.count < rhs.count ? .orderedAscending : .orderedDescending
    }
  }

  @Test("columns say how their rows are compared, by values or as a whole")
  func comparators() throws {
    let people = people
    let list = try list {
      Table(of: Person.self, sortOrder: .constant([KeyPathComparator(\Person.id)])) {
        TableColumn("A", value: \.name, comparator: ByLength())
        TableColumn(Text("B").bold(), value: \.id) { Text("\($0.id)") }
        TableColumn("C", sortUsing: KeyPathComparator(\Person.id)) { Text("\($0.id)") }
        TableColumn(Text(verbatim: "D"), value: \.name)
      } rows: {
        TableRow(people[0])
      }
    }
    #expect(list.texts.map(\.run.text) == ["A", "B", "C", "D", "Ada", "1", "1", "Ada"])
  }

  @Test("a tree shows its first level, with what is below it closed")
  func trees() throws {
    let people = people
    let list = try list { OutlineGroup(people, children: \.friends) { Text($0.name) } }
    #expect(list.texts.map(\.run.text) == ["Ada", "Eve"])
    let rows = try self.list { List(people, children: \.friends) { Text($0.name) } }
    #expect(rows.texts.map(\.run.text) == ["Ada", "Eve"])
    #expect(rows.texts[0].position.x == 32)
  }

  private enum Page: String, CaseIterable { case first, second }

  @Test("tabs have titles, symbols, values and badges; one left out has no place in the bar")
  func tabs() throws {
    let list = try list {
      TabView(selection: .constant(Page.second)) {
        Tab("One", systemImage: "star", value: .first) { Text("First") }
        TabSection("More") {
          Tab("Two", systemImage: "star", value: Page.second) { Text("Second") }.badge(3)
        }
        Tab("Three", systemImage: "star", value: Page.first) { Text("Third") }.hidden()
      }
    }
    #expect(list.texts.map(\.run.text) == ["Second", "One", "Two", "3"])
    let plain = try self.list {
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        Tab(role: .search) { Text("Found") }
      }
    }
    #expect(plain.texts.map(\.run.text) == ["First", "One", "Search"])
    let made = try self.list {
      TabView(selection: .constant(Page.first)) {
        ForEach(Page.allCases, id: \.self) { page in
          Tab(page.rawValue, systemImage: "star", value: page) { Text(page.rawValue) }
        }
      }
    }
    #expect(made.texts.map(\.run.text) == ["first", "first", "second"])
  }

  /// Source: a calendar of May 2024, which began on a Wednesday and had 31 days.
  @Test("a month has its days under their weekdays")
  func months() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    let date = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 5, day: 17, hour: 12)))
    let page = MonthPage(of: date, calendar: calendar)
    #expect(page.weekdays == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(page.weeks.count == 5)
    #expect(page.weeks[0] == [nil, nil, nil, 1, 2, 3, 4])
    #expect(page.weeks[4] == [26, 27, 28, 29, 30, 31, nil])
    calendar.firstWeekday = 2
    let monday = MonthPage(of: date, calendar: calendar)
    #expect(monday.weekdays.first == "Mon")
    #expect(monday.weeks[0] == [nil, nil, 1, 2, 3, 4, 5])
  }

  @Test("a picker of dates draws the month with its day on a disc")
  func graphical() throws {
    let list = try list {
      DatePicker("Day", selection: .constant(Date.sceneStart), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    let texts = list.texts.map(\.run.text)
    #expect(texts.first == "January 2001")
    // January 1, 2001 was a Monday: the second place of the first week.
    #expect(texts.dropFirst(8).first == "1")
    #expect(texts.last == "31")
    #expect(list.fillRects.filter { $0.size == CGSize(width: 40, height: 40) }.count == 1)
  }

  @Test("a progress of time goes by the scene's")
  func timedProgress() throws {
    let range = Date.sceneStart...Date.sceneStart.addingTimeInterval(10)
    let fraction = TimedProgressFraction(interval: range, countsDown: true)
    #expect(fraction.value(at: .sceneStart) == 1)
    #expect(fraction.value(at: Date.sceneStart.addingTimeInterval(2.5)) == 0.75)
    #expect(fraction.value(at: Date.sceneStart.addingTimeInterval(99)) == 0)
    let graph = scene { ProgressView(timerInterval: range, countsDown: false).frame(width: 100) }
    // The bar is 4 points high; the second fill is what has passed.
    let start = try graph.displayList().fillRects.map(\.width)
    let half = try graph.displayList(at: 5).fillRects.map(\.width)
    #expect(start.first == 100)
    #expect(half == [100, 50])
  }
}
