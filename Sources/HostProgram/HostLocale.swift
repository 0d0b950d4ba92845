public import Foundation
import ShapeShiftDocuments

// What Foundation says of the program's locale, in the host of Swift files.
//
// On Linux Foundation takes every program for one in `en_001`, where a price is "¤12.50" and a day "1 Jan", or for one in
// the language of the machine, of which no picture must depend. The host is linked with this before Foundation, so that
// all that formats by itself finds these functions in place of Foundation's own. The names are those of the getters in
// Foundation's libraries for Linux; where a version of them asks by other names, it goes on as if this were not here.

/// `Locale.current`: that of the scene which is drawn.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { ProgramLocale.current }

/// `Locale.autoupdatingCurrent`: the same, as no program goes on into another locale.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingLocale() -> Locale { ProgramLocale.current }

/// `Locale.preferredLanguages`: that of the locale.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { [ProgramLocale.current.identifier(.bcp47)] }

/// `Calendar.current`: that of the locale.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar {
  let locale = ProgramLocale.current
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  return calendar
}

/// `Calendar.autoupdatingCurrent`: the same.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCalendar() -> Calendar { currentCalendar() }
