extension FormatExample {
  /// Modifiers of controls, lists, bars and presentations.
  static let controlModifiers = #"""
    # tag size=260x100
    { view: "Picker", title: "Fruit", selection: "pear", modifiers: [{ pickerStyle: "segmented" }], children: [
      { view: "Text", text: "Apple", modifiers: [{ tag: "apple" }] }, { view: "Text", text: "Pear", modifiers: [{ tag: "pear" }] } ] }

    # disabled
    { view: "Button", title: "Send", modifiers: [{ buttonStyle: "borderedProminent" }, { disabled: true }] }

    # pressed
    { view: "Button", title: "Held", modifiers: [{ buttonStyle: "borderedProminent" }, { pressed: true }] }

    # onTapGesture | A tap turns the card.
    { shapeshift: 1, canvas: { width: 120, height: 120, padding: 16, background: "white" }, model: { up: true },
      view: { view: "Text", text: "♣", modifiers: [{ font: 40 }, { cardify: { $: "model.up" } },
        { onTapGesture: { set: { "/model/up": { $: "!model.up" } }, animation: "default" } }] } }

    # allowsHitTesting
    { view: "Button", title: "Through me", modifiers: [{ allowsHitTesting: false }] }

    # contentShape | The whole circle can be tapped, not only the icon.
    { view: "Image", systemName: "plus", modifiers: [{ padding: 20 }, { contentShape: "circle" }, { overlay: { view: "Circle", modifiers: [{ stroke: "blue" }] } }] }

    # labelsHidden
    { view: "Toggle", title: "Not shown", isOn: true, modifiers: [{ labelsHidden: true }] }

    # controlSize size=320x100
    { view: "HStack", children: [{ view: "ForEach", in: ["small", "regular", "large"], as: "s", content: { view: "Button", title: { $: "s" }, modifiers: [{ buttonStyle: "bordered" }, { controlSize: { $: "s" } }] } }] }

    # buttonStyle size=320x140
    { view: "VStack", children: [{ view: "ForEach", in: ["borderless", "bordered", "borderedProminent"], as: "s", content: { view: "Button", title: { $: "s" }, modifiers: [{ buttonStyle: { $: "s" } }] } }] }

    # buttonBorderShape
    { view: "Button", title: "Round", modifiers: [{ buttonStyle: "borderedProminent" }, { buttonBorderShape: "capsule" }] }

    # toggleStyle
    { view: "Toggle", title: "Bold", isOn: true, modifiers: [{ toggleStyle: "button" }] }

    # labelStyle
    { view: "VStack", children: [{ view: "ForEach", in: ["titleAndIcon", "titleOnly", "iconOnly"], as: "s", content: { view: "Label", title: "Rain", systemImage: "cloud.rain", modifiers: [{ labelStyle: { $: "s" } }] } }] }

    # pickerStyle size=260x100
    { view: "Picker", title: "Unit", selection: "c", modifiers: [{ pickerStyle: "segmented" }], children: [
      { view: "Text", text: "°C", modifiers: [{ tag: "c" }] }, { view: "Text", text: "°F", modifiers: [{ tag: "f" }] } ] }

    # datePickerStyle size=360x340
    { view: "DatePicker", title: "Day", date: "2026-06-10T09:41:00Z", displayedComponents: "date", modifiers: [{ datePickerStyle: "graphical" }] }

    # accessibilityLabel
    { view: "Image", systemName: "trash", modifiers: [{ font: "title" }, { accessibilityLabel: "Delete the card" }] }

    # accessibilityValue
    { view: "Circle", modifiers: [{ trim: { to: 0.7 } }, { stroke: { style: "green", lineWidth: 8 } }, { padding: 8 }, { accessibilityValue: "70 percent" }] }

    # accessibilityHint
    { view: "Button", title: "Archive", modifiers: [{ accessibilityHint: "Moves the letter out of the inbox" }] }

    # accessibilityIdentifier
    { view: "Button", title: "Pay", modifiers: [{ accessibilityIdentifier: "pay-button" }] }

    # accessibilityHidden
    { view: "Image", systemName: "sparkles", modifiers: [{ font: "largeTitle" }, { accessibilityHidden: true }] }

    # accessibilityElement
    { view: "HStack", children: [{ view: "Text", text: "4.5" }, { view: "Image", systemName: "star.fill" }], modifiers: [{ accessibilityElement: "combine" }] }

    # navigationTitle size=300x160
    { view: "NavigationStack", children: [{ view: "Text", text: "Nothing here yet", modifiers: [{ navigationTitle: { title: "Drafts", displayMode: "large" } }] }] }

    # toolbarItem size=300x160
    { view: "NavigationStack", children: [{ view: "Text", text: "Letter", modifiers: [{ navigationTitle: { title: "Edit", displayMode: "inline" } },
      { toolbarItem: { content: { view: "Button", title: "Done" }, placement: "confirmationAction" } }] }] }

    # listStyle size=260x160
    { view: "List", modifiers: [{ listStyle: "plain" }], children: [{ view: "Text", text: "One" }, { view: "Text", text: "Two" }] }

    # listRowInsets size=260x160
    { view: "List", children: [{ view: "Text", text: "Far in", modifiers: [{ listRowInsets: { leading: 60 } }] }, { view: "Text", text: "As usual" }] }

    # listRowBackground size=260x160
    { view: "List", children: [{ view: "Text", text: "Marked", modifiers: [{ listRowBackground: { view: "Color", color: "yellow" } }] }, { view: "Text", text: "Plain" }] }

    # listRowSeparator size=260x160
    { view: "List", children: [{ view: "Text", text: "No line below", modifiers: [{ listRowSeparator: "hidden" }] }, { view: "Text", text: "Two" }, { view: "Text", text: "Three" }] }

    # listRowSeparatorTint size=260x160
    { view: "List", children: [{ view: "Text", text: "A red line", modifiers: [{ listRowSeparatorTint: "red" }] }, { view: "Text", text: "Two" }] }

    # listRowSpacing size=260x180
    { view: "List", modifiers: [{ listRowSpacing: 12 }], children: [{ view: "Text", text: "One" }, { view: "Text", text: "Two" }] }

    # listSectionSpacing size=260x200
    { view: "List", modifiers: [{ listSectionSpacing: 8 }], children: [
      { view: "Section", children: [{ view: "Text", text: "One" }] }, { view: "Section", children: [{ view: "Text", text: "Two" }] } ] }

    # headerProminence size=260x160
    { view: "List", children: [{ view: "Section", title: "Today", children: [{ view: "Text", text: "Bread" }], modifiers: [{ headerProminence: "increased" }] }] }

    # scrollContentBackground size=260x160
    { view: "List", modifiers: [{ scrollContentBackground: "hidden" }, { background: "mint" }], children: [{ view: "Text", text: "On mint" }] }

    # progressViewStyle
    { view: "ProgressView", value: 0.4, modifiers: [{ progressViewStyle: "circular" }] }

    # tabItem size=300x160
    { view: "TabView", children: [{ view: "Text", text: "Notes", modifiers: [{ tabItem: { title: "Notes", icon: { view: "Image", systemName: "doc.text" } } }] },
      { view: "Text", text: "Trash", modifiers: [{ tabItem: { title: "Trash", icon: { view: "Image", systemName: "trash" } } }] }] }

    # tabViewStyle size=260x160
    { view: "TabView", modifiers: [{ tabViewStyle: "page" }], children: [{ view: "Color", color: "teal" }, { view: "Color", color: "pink" }, { view: "Color", color: "orange" }] }

    # badge size=260x140
    { view: "List", children: [{ view: "Text", text: "Inbox", modifiers: [{ badge: "12" }] }] }

    # gaugeStyle
    { view: "Gauge", value: 0.7, title: "Wind", currentValueLabel: "7", modifiers: [{ gaugeStyle: "accessoryCircular" }] }

    # textFieldStyle size=240x100
    { view: "TextField", title: "Name", modifiers: [{ textFieldStyle: "roundedBorder" }] }

    # navigationSubtitle size=300x160
    { view: "NavigationStack", children: [{ view: "Text", text: "Letters", modifiers: [{ navigationTitle: "Inbox" }, { navigationSubtitle: "3 unread" }] }] }

    # toolbarTitleMenu size=300x160
    { view: "NavigationStack", children: [{ view: "Text", text: "Letters", modifiers: [{ navigationTitle: { title: "Inbox", displayMode: "inline" } }, { toolbarTitleMenu: true }] }] }

    # searchable size=300x180
    { view: "NavigationStack", children: [{ view: "Text", text: "All songs", modifiers: [{ navigationTitle: "Music" }, { searchable: "Songs and artists" }] }] }

    # navigationSplitViewStyle size=520x180
    { view: "NavigationSplitView", sidebar: { view: "Text", text: "Sidebar" }, detail: { view: "Text", text: "Detail" }, modifiers: [{ navigationSplitViewStyle: "balanced" }, { horizontalSizeClass: "regular" }] }

    # navigationSplitViewColumnWidth size=520x180
    { view: "NavigationSplitView", sidebar: { view: "Text", text: "140 points", modifiers: [{ navigationSplitViewColumnWidth: 140 }] }, detail: { view: "Text", text: "Detail" }, modifiers: [{ horizontalSizeClass: "regular" }] }

    # horizontalSizeClass size=520x180
    { view: "NavigationSplitView", sidebar: { view: "Text", text: "Only column" }, detail: { view: "Text", text: "Detail" }, modifiers: [{ horizontalSizeClass: "compact" }] }

    # menuIndicator
    { view: "Menu", title: "Sort", modifiers: [{ buttonStyle: "bordered" }, { menuIndicator: "visible" }] }

    # controlGroupStyle size=240x100
    { view: "ControlGroup", modifiers: [{ controlGroupStyle: "navigation" }], children: [{ view: "Button", title: "Back" }, { view: "Button", title: "Next" }] }

    # badgeProminence size=260x140
    { view: "List", modifiers: [{ badgeProminence: "increased" }], children: [{ view: "Text", text: "Overdue", modifiers: [{ badge: "2" }] }] }

    # tableStyle size=360x160
    { view: "Table", columns: [{ title: "City" }, { title: "Rain" }], rows: [["Bergen", "2,250"], ["Rome", "800"]], modifiers: [{ tableStyle: "bordered" }] }

    # tableColumnHeaders size=360x140
    { view: "Table", columns: [{ title: "City" }, { title: "Rain" }], rows: [["Bergen", "2,250"], ["Rome", "800"]], modifiers: [{ tableColumnHeaders: "hidden" }] }

    # textEditorStyle size=240x120
    { view: "TextEditor", text: "Dear diary", modifiers: [{ textEditorStyle: "roundedBorder" }] }

    # indexViewStyle size=260x160
    { view: "TabView", modifiers: [{ tabViewStyle: "page" }, { indexViewStyle: "always" }], children: [{ view: "Color", color: "yellow" }, { view: "Color", color: "mint" }] }

    # listItemTint size=260x140
    { view: "List", children: [{ view: "Label", title: "Favorites", systemImage: "star.fill", modifiers: [{ listItemTint: "orange" }] }] }

    # listSectionSeparator size=260x180
    { view: "List", modifiers: [{ listStyle: "plain" }], children: [
      { view: "Section", children: [{ view: "Text", text: "One" }], modifiers: [{ listSectionSeparator: "hidden" }] },
      { view: "Section", children: [{ view: "Text", text: "Two" }] } ] }

    # listSectionSeparatorTint size=260x180
    { view: "List", modifiers: [{ listStyle: "plain" }], children: [
      { view: "Section", children: [{ view: "Text", text: "One" }], modifiers: [{ listSectionSeparatorTint: "red" }] },
      { view: "Section", children: [{ view: "Text", text: "Two" }] } ] }

    # editMode size=260x160
    { view: "List", modifiers: [{ editMode: "active" }], children: [{ view: "ForEach", in: ["Milk", "Bread"], content: { view: "Text", text: { $: "item" }, modifiers: [{ onDelete: true }] } }] }

    # onDelete size=260x160
    { view: "List", modifiers: [{ editMode: "active" }], children: [{ view: "ForEach", in: ["Rome", "Oslo"], modifiers: [{ onDelete: true }], content: { view: "Text", text: { $: "item" } } }] }

    # onMove size=260x160
    { view: "List", modifiers: [{ editMode: "active" }], children: [{ view: "ForEach", in: ["First", "Second"], modifiers: [{ onMove: true }], content: { view: "Text", text: { $: "item" } } }] }

    # sheet size=300x400
    { view: "Text", text: "Behind", modifiers: [{ sheet: { content: { view: "Text", text: "On the sheet", modifiers: [{ font: "title2" }] } } }] }

    # fullScreenCover size=300x300
    { view: "Text", text: "Behind", modifiers: [{ fullScreenCover: { view: "ZStack", children: [{ view: "Color", color: "indigo" }, { view: "Text", text: "Welcome", modifiers: [{ font: "title" }, { foregroundStyle: "white" }] }] } }] }

    # popover size=320x240
    { view: "Button", title: "Info", modifiers: [{ popover: { view: "Text", text: "Opens at nine", modifiers: [{ padding: 16 }] } }] }

    # alert size=320x240
    { view: "Color", color: "mint", modifiers: [{ alert: { title: "Delete the card?", message: "This cannot be undone.",
      actions: [{ view: "Button", title: "Cancel", role: "cancel" }, { view: "Button", title: "Delete", role: "destructive" }] } }] }

    # confirmationDialog size=320x300
    { view: "Color", color: "cyan", modifiers: [{ confirmationDialog: { title: "Share as", titleVisibility: "visible",
      actions: [{ view: "Button", title: "PNG" }, { view: "Button", title: "PDF" }] } }] }

    # inspector size=520x220
    { view: "Text", text: "Drawing", modifiers: [{ inspector: { view: "Text", text: "Its details" } }, { horizontalSizeClass: "regular" }] }

    # inspectorColumnWidth size=520x220
    { view: "Text", text: "Drawing", modifiers: [{ inspector: { view: "Text", text: "160 points", modifiers: [{ inspectorColumnWidth: 160 }] } }, { horizontalSizeClass: "regular" }] }

    # presentationDetents size=300x400
    { view: "Color", color: "orange", modifiers: [{ sheet: { view: "Text", text: "Half as high", modifiers: [{ presentationDetents: ["medium"] }] } }] }

    # presentationDragIndicator size=300x400
    { view: "Color", color: "orange", modifiers: [{ sheet: { view: "Text", text: "With a handle", modifiers: [{ presentationDetents: ["medium"] }, { presentationDragIndicator: "visible" }] } }] }

    # presentationCornerRadius size=300x400
    { view: "Color", color: "orange", modifiers: [{ sheet: { view: "Text", text: "Very round", modifiers: [{ presentationDetents: ["medium"] }, { presentationCornerRadius: 48 }] } }] }

    # presentationBackground size=300x400
    { view: "Color", color: "orange", modifiers: [{ sheet: { view: "Text", text: "On yellow", modifiers: [{ presentationDetents: ["medium"] }, { presentationBackground: "yellow" }] } }] }

    # presentationSizing size=800x500
    { view: "Color", color: "teal", modifiers: [{ sheet: { view: "Text", text: "As large as its text", modifiers: [{ padding: 40 }, { presentationSizing: "fitted" }] } }] }
    """#
}
