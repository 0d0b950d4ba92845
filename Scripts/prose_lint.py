#!/usr/bin/env python3
"""Counts phrases that make a project's English indirect, in a checkout of Swift, JavaScript and Markdown.

It reads documentation comments, other comments, Markdown, string literals that are sentences, and test
names. Code spans, code blocks, addresses and files of test data are ignored. It prints a table of hits per
module and the number per 1,000 lines of prose. Functions described by a noun phrase ("habit") and British
spelling have their own columns and are left out of the total and of the limit. A hit is a reason to read a
line again, not proof of a mistake: of 100 hits chosen at random, 95 were lines that a reviewer would change.

    prose_lint.py CHECKOUT                       the table, by module
    prose_lint.py CHECKOUT --by file --top 20    the same by file, the worst 20
    prose_lint.py CHECKOUT --worst               the 40 lines with the most hits
    prose_lint.py CHECKOUT --rules               hits per rule
    prose_lint.py CHECKOUT --list ground         every line with a hit of that rule
    prose_lint.py CHECKOUT --max-per-1000 60     exits with 1 above 60 hits per 1,000 lines of prose
    prose_lint.py CHECKOUT --limits FILE         exits with 1 if a kind of text has more hits than FILE allows
    prose_lint.py CHECKOUT --only Docs README.md  these paths alone
"""
import argparse
import collections
import os
import random
import re
import sys

SKIPPED_FOLDERS = {"node_modules", "Output", "Licences", "Resources", "Corpus", "Fixtures", "__Snapshots__"}
# Generated from strings that are checked in their source files.
SKIPPED_FILES = {"Docs/PublicSymbols.md", "Docs/DocumentFormat.md", "LICENSE.md"}
# Texts of the studio's page are product texts, though they lie in a folder named Resources.
KEPT_FOLDERS = {"StudioGateway/Resources", "SnapshotDiff/Resources"}

Line = collections.namedtuple("Line", "path number kind text declaration")
Rule = collections.namedtuple("Rule", "name group kinds pattern advice")

DOC, COMMENT, MARKDOWN, STRING, TEST = "doc", "comment", "markdown", "string", "test"
ALL = {DOC, COMMENT, MARKDOWN, STRING, TEST}

# `what` is a plain question after these words: "to see what changed".
ASKING = (r"(?<!see )(?<!sees )(?<!know )(?<!knows )(?<!knew )(?<!about )(?<!decide )(?<!decides )(?<!explain )"
          r"(?<!explains )(?<!show )(?<!shows )(?<!find )(?<!finds )(?<!describe )(?<!describes )(?<!learn )"
          r"(?<!check )(?<!checks )(?<!understand )(?<!ask )(?<!asks )(?<!choose )(?<!chooses )(?<!decided )"
          r"(?<!determines )(?<!determine )(?<!to )(?<!and )(?<!or )")
AGENTS = r"(?:Apple|Cairo|CSS|Dispatch|Foundation|GitHub|HTML|JSON|Lottie|Pango|SVG|Swift|SwiftUI|UIKit|Unicode|Xcode)"


def rule(name, group, pattern, advice, kinds=ALL, flags=0):
    return Rule(name, group, set(kinds), re.compile(pattern, flags), advice)


RULES = [
    # A clause where a noun or a verb belongs. Only the first line of a documentation comment is asked.
    rule("opener-what", "clause", r"^(?:What|How|Why|Who|Whose|Which)\b(?![^.]*\?)", "name the thing, or begin with a verb", {DOC}),
    rule("opener-when", "clause", r"^(?:When|Where)\b(?=[^,.;:]*(?:[.;:]|$))", "name the thing, or begin with a verb", {DOC}),
    rule("opener-it", "clause", r"^(?:Its?|They|Their|Those|That|Such|Also those|The same(?=[.,;:]| (?:as|for|of|in|with)\b))\b", "name the subject", {DOC}),
    rule("what-is", "clause",
         ASKING + r"\b[Ww]hat (?:is|are|was|were|has|have|had|can|can't|may|must|stands?|comes?|goes|lies|follows|belongs?|"
         r"needs?|takes?|makes?|moves?|changes?|changed|draws?|shows?|says?|surrounds|differs?|fails?|lacks?|these lack)\b(?! going on| left\b| wrong and)(?![^.]*\?)",
         "name the thing: 'the items', 'the rest', 'changes'"),
    rule("what-it-does", "clause",
         ASKING + r"\b[Ww]hat (?:it|they|views|people|users|others|nothing|nobody|a|an|the|each|all) [\w' ]{0,24}?"
         r"(?:draws?|tells?|says?|takes?|makes?|gives?|has|have|holds?|does|means?|stands?|keeps?|lacks?|leaves?)\b(?![^.]*\?)",
         "name the thing"),
    rule("in-what", "clause", r"\b(?:of|by|from|on|with|for|at|under|beside|behind|after|over|through|into) what\b", "name the thing"),

    # Words that the trade has another word for.
    rule("ground", "word", r"\b(?<!solid )(?<!common )[Gg]rounds?\b(?! truth| rules?)", "background"),
    rule("anew", "word", r"\banew\b", "again, or a verb with re-"),
    rule("mend", "word", r"\bmend(?:s|ed|ing)?\b", "fix, repair"),
    rule("kin", "word", r"\b(?:its|their|and) kin\b|\b(?:its|their) likes?\b(?=[ .,;:])(?! to)|\b(?:and|of) (?:its|their) kind\b(?! of)", "and related APIs; list them"),
    rule("in-sight", "word", r"\b(?:in|of|into) sight\b", "visible, off screen, into view"),
    rule("told", "word", r"\b(?:is|are|was|were|be|been|being|and) told\b(?! apart)|\btell(?:s|ing)? of\b|\b[Tt]old (?:by|of|that|with|as|where|so)\b", "reported, notified, passed"),
    rule("said", "word", r"\b(?:is|are|was|were|be|been) said\b|\bas said\b|(?<!if )\bthat says? (?:what|which|how|where)\b|^Says? |\b(?:is|are) said to be\b", "specify, report, state"),
    rule("given-on", "word", r"\b(?:given|give|gives|gave|hand|hands|handed) on\b", "redistributed, passed on"),
    rule("stands", "word", r"\b[Ss](?:tands?|tanding|tood) (?:in(?! (?:for|a \w+ for))|on|at|beside|beneath|under|over|behind|above|below|where|there|before|between|as|apart|around|together|inside|first|last)\b", "is, appears, lives, belongs"),
    rule("beneath", "word", r"\bbeneath\b", "under, in, inside"),
    rule("midst", "word", r"\b(?:in|from) the midst\b|\bforth and back\b|\bround and round\b|\bby turns?\b|\bfor want of\b|\bat the least\b|\bto and fro\b", "plain wording"),
    rule("archaic", "word", r"\b(?:thereof|whereof|wherein|therein|hither|thither|lest|naught|albeit|hence|thence|whither|ere|amid|unto)\b", "plain wording"),
    rule("on-way", "word", r"\bon (?:its|their) way\b(?! (?:down|up|out|in|to))|\b(?:is|are|what is|content) on the way\b", "in progress, animating"),
    rule("the-present", "word", r"\bthe present (?:folder|step|state|value|one|element|version|time|selection|point|font|document)\b", "current"),
    rule("plate", "word", r"\b(?<!number )[Pp]lates?\b", "card, rounded background"),
    rule("net-of", "word", r"\bon the net\b|\bgoes? (?:on|round) by (?:it|them)sel(?:f|ves)\b", "online; runs"),

    # Word order and idiom that a reader must untie.
    rule("is-none", "form", r"(?<![Tt]here )(?<![Tt]here's )\b(?:is|are|was|were) none\b(?! of)|\bof which there (?:is|are) none\b", "say what it is not: 'isn't a script'"),
    rule("is-no", "form", r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|greater\b|larger\b|smaller\b|wider\b|better\b|later\b|different\b|one\b)(?:\w+)", "isn't a …, has no …"),
    rule("that-there-is", "form", r"\b(?:that|which|what|as (?:many|much|\w+ \w+) as) there (?:is|are|was|were)\b(?! (?:no|a|an|any|more|only|nothing|one|something)\b)", "existing, available, or nothing"),
    rule("of-whose", "form", r"\bof " + AGENTS + r"'s(?=[,.;:)]|$| (?:and|or|that|which|is|are|in|by|as|for|to|with|from|at|has|have)\b)", "a Cairo context, not a context of Cairo's"),
    rule("of-its-own", "form", r"\b(?:[Aa]n?|[Tt]he|[Oo]ne) [\w-]+ of (?:its|their|one's|our|my|his) own\b", "its own …"),
    rule("has-it-do", "form", r"^(?:Has|Lets|Have|Let) (?:an?|the|all|each|every|its|their|what|other|others|one|some|no|it|them|those|[A-Z`]?\w+s?) (?:[\w-]+ ){0,5}?(?:go|do|be|make|made|run|draw|drawn|move|begin|end|take|come|stand|follow|know|keep|show|read|write|start|call|ask|wait|tell|give|have|see|change)\b", "begin with the verb that acts", {DOC, TEST}),
    rule("so-many", "form", r"\b(?:up to|for|by|takes?|after|of|in) so (?:many|much|long|far)\b|^So (?:many|much|large|long|far)\b", "give the number or name it"),
    rule("per", "form", r"\b(?:[Pp]ixels|[Ff]rames|[Pp]oints|[Bb]ytes|[Bb]its|[Oo]bjects?|[Ee]vents?|[Oo]ne|[Ss]teps|[Ii]nstructions|[Ll]ines?|[Ff]iles?|[Rr]ow|\d) an? (?:point|second|line|frame|pixel|core|channel|picture|row|module|type|page|byte|millisecond|side|file|node|test|column)\b(?! of)(?! that)(?! is\b)", "per"),
    rule("most-n", "form", r"^(?:The )?[Mm]ost (?:bytes|steps|views|pixels|levels|JSON|values|frames|files|folders|lines|points|of)\b", "the maximum number of …", {DOC, STRING}),
    rule("where-else", "form", r"\b(?:one|those|others|any|all) (?:where|when) there (?:is|are) (?:one|any|some|none)\b|\bif at any\b|\bif any is\b|\bwhere that is (?:known|allowed|so)\b", "plain condition"),
    rule("goes-on", "form", r"\b(?:goes|go|went) on\b(?! to | the | a )", "continues, resumes"),
    rule("as-such", "form", r"\b(?:stay|stays|kept|keep|shown?|drawn) (?:as )?such\b", "unchanged, as circles"),

    # A documentation comment that adds nothing to its declaration.
    rule("repeats", "empty", r"", "say more than the declaration does, or leave the comment out", {DOC}),
    rule("too-short", "empty", r"", "a whole noun or verb phrase", {DOC}),
    rule("whether-func", "habit", r"^Whether\b", "Returns whether …; Whether is for properties", {DOC}),
    rule("noun-func", "habit", r"^(?:The|An?|All|Each|Every|Some|No|Nil|One|Two|Several)\b", "Returns …, or the verb that says what the function does", {DOC}),

    # Spelling: the API is American, so the prose is.
    rule("spelling", "spelling",
         r"\b(?:(?:[Cc]olour|[Bb]ehaviour|[Nn]eighbour|[Hh]onour|[Ff]avour|[Ff]lavour|[Hh]arbour|[Vv]apour)\w*|[Gg]r[e]y(?:s|er|scale)?|"
         r"[Cc]entr(?:e|es|ed|ing)|[Mm]etres?|[Ff]ibres?|[Tt]heatre|[Cc]atalogues?|[Dd]ialogues?|[Ll]icences?|[Dd]efences?|"
         r"(?:[Rr]ecogn|[Oo]ptim|[Nn]ormal|[Ss]erial|[Rr]aster|[Ii]nitial|[Oo]rgan|[Ss]ynchron|[Cc]ustom|[Mm]inim|[Mm]axim|[Ss]ummar|[Vv]isual|[Cc]apital|[Ll]ocal|[Ss]pecial|[Tt]oken|[Cc]ategor|[Ee]mphas|[Ss]tandard|[Uu]til|[Rr]andom|[Gg]eneral|[Aa]uthor|[Cc]hannel|[Qq]uant|[Pp]arallel)is(?:e|es|ed|er|ers|ing|ation)|"
         r"(?:[Cc]ancell|[Ll]abell|[Mm]odell|[Tt]ravell|[Ss]ignall|[Tt]unnell|[Ff]uell|[Ll]evell)(?:ed|ing)|[Ss]pelt|[Ll]earnt|[Mm]isspelt|[Aa]rtefacts?|[Aa]nalys(?:e|es|ed|ing)|[Pp]rogrammes?)\b",
         "American spelling: color, center, gray, catalog, canceled, recognize"),
]

COMMENT_TEXT = re.compile(r"^\s*//(/?)(.*)$")
TRAILING = re.compile(r"(?<![:/\"'`])\s//(?!/)\s?(.*)$")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
JS_LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
SENTENCE = re.compile(r"^[^<>{}|=_#$/]*[A-Za-z]{2,}[ ,]+(?:[^ ]+ )+[^ ]+")
SPACES = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
CODE_SPAN = re.compile(r"``?[^`]+``?|<https?://[^>]+>|https?://\S+|\]\([^)]*\)")
FUNCTION = re.compile(r"\b(?:func|init|subscript)\b")
TEST_NAME = re.compile(r'(?:@Test|@Suite)\(\s*"((?:[^"\\]|\\.)*)"|\bfunc `([^`]+)`')


def plain(text):
    """Remove code spans, URLs and interpolations, which are not prose."""
    return re.sub(r"\s+", " ", CODE_SPAN.sub("CODE", SPACES.sub("N", text))).strip()


def is_sentence(text):
    """Return whether a string literal reads as prose: three words or more and little punctuation."""
    words = re.findall(r"[A-Za-z][A-Za-z'-]*", text)
    if len(words) < 3 or not SENTENCE.match(text):
        return False
    marks = len(re.findall(r"[{}\[\]<>=_|#$;/\\]", text))
    return marks * 8 <= len(text) and sum(map(len, words)) * 1.9 >= len(text)


def swift_lines(path, text):
    source = text.split("\n")
    inside = False  # a literal of several lines
    index = 0
    while index < len(source):
        line = source[index]
        match = None if inside else COMMENT_TEXT.match(line)
        if match and match.group(1):
            start = index
            block = []
            while index < len(source) and (m := COMMENT_TEXT.match(source[index])) and m.group(1):
                block.append(m.group(2).strip())
                index += 1
            after = index
            while after < len(source) and source[after].strip().startswith(("@", "//", "#")) and not FUNCTION.search(source[after]):
                after += 1
            declaration = source[after].strip() if after < len(source) else ""
            fenced = False
            for offset, entry in enumerate(block):
                if entry.startswith("```"):
                    fenced = not fenced
                elif entry and not fenced:
                    # The first line carries the whole block's length, so that only whole comments count as short.
                    whole = " ".join(block) if offset == 0 else None
                    yield Line(path, start + offset + 1, DOC, plain(entry), (offset, declaration, whole))
            continue
        if match:
            if not re.match(r"\s*// ?(MARK|swift-format|swiftlint|swift-tools|Source:|===)", line):
                yield Line(path, index + 1, COMMENT, plain(match.group(2)), None)
            index += 1
            continue
        if line.count('"""') == 1:
            inside = not inside
        elif inside:
            if is_sentence(line):
                yield Line(path, index + 1, STRING, plain(line.strip(" \\")), None)
        else:
            names = [a or b for a, b in TEST_NAME.findall(line)]
            for name in names:
                yield Line(path, index + 1, TEST, plain(name), None)
            for literal in LITERAL.findall(line):
                if literal not in names and is_sentence(SPACES.sub("N", literal)):
                    yield Line(path, index + 1, STRING, plain(literal), None)
            trailing = TRAILING.search(LITERAL.sub('""', line))
            if trailing:
                yield Line(path, index + 1, COMMENT, plain(trailing.group(1)), None)
        index += 1


def script_lines(path, text):
    for index, line in enumerate(text.split("\n")):
        match = re.match(r"^\s*(?://+|\*|/\*\*?)\s?(.*)$", line)
        if match:
            yield Line(path, index + 1, COMMENT, plain(match.group(1).rstrip("*/ ")), None)
            continue
        for pair in JS_LITERAL.findall(line):
            literal = re.sub(r"\$\{[^}]*\}", "N", pair[0] or pair[1])
            if is_sentence(literal):
                yield Line(path, index + 1, STRING, plain(literal), None)


def markdown_lines(path, text):
    fenced = False
    for index, line in enumerate(text.split("\n")):
        if re.match(r"\s*(```|~~~)", line):
            fenced = not fenced
        elif not fenced and line.strip() and not re.match(r"^[\s|:-]+$", line):
            yield Line(path, index + 1, MARKDOWN, plain(re.sub(r"^[\s>#*|-]+", "", line)), None)


READERS = {".swift": swift_lines, ".js": script_lines, ".md": markdown_lines}


def prose(root, only):
    for folder, names, files in os.walk(root):
        at = os.path.relpath(folder, root)
        kept = any(at.endswith(kept) for kept in KEPT_FOLDERS)
        names[:] = sorted(
            n for n in names
            if not n.startswith(".") and (n not in SKIPPED_FOLDERS or any(k.endswith("/" + n) and at.endswith(k.split("/")[0]) for k in KEPT_FOLDERS)))
        for name in sorted(files):
            path = os.path.normpath(os.path.join(at, name))
            extension = os.path.splitext(name)[1]
            if extension not in READERS or path in SKIPPED_FILES or os.path.islink(os.path.join(folder, name)):
                continue
            if extension == ".js" and not kept and "Resources" in at:
                continue
            if only and not any(path == o or path.startswith(o.rstrip("/") + "/") for o in only):
                continue
            with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                yield from READERS[extension](path, file.read())


LITTLE = {"a", "an", "the", "of", "its", "to", "in", "for", "and", "or", "is", "it", "by", "with", "that", "what", "from", "on", "at", "as"}


def emptiness(comment, declaration):
    """Return the rule that a short comment breaks: it repeats its declaration, or has a single content word."""
    words = re.findall(r"[A-Za-z]+", comment)
    if not words or len(words) > 6 or "`" in comment or re.search(r"\d", comment):
        return None
    telling = [w.lower() for w in words if w.lower() not in LITTLE]
    named = [p.lower() for p in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", declaration)]
    if telling and all(any(n[:4] == w[:4] for n in named) for w in telling):
        return "repeats"
    return "too-short" if len(words) <= 3 and len(telling) <= 1 else None


def is_function(declaration):
    """Return whether a declaration is a function; result builder methods are exempt."""
    return bool(re.search(r"\bfunc\b", declaration)) and not re.search(r"\bfunc build[A-Z]", declaration)


def hits(line):
    found, spans = [], []
    for one in RULES:
        if line.kind not in one.kinds:
            continue
        text = line.text
        if line.kind == DOC:
            offset, declaration, whole = line.declaration
            if one.name in ("whether-func", "noun-func") and not (offset == 0 and is_function(declaration)):
                continue
            if one.name.startswith("opener") or one.name in ("has-it-do", "most-n"):
                if offset:
                    continue
            if one.name in ("repeats", "too-short"):
                if offset == 0 and emptiness(whole, declaration) == one.name:
                    found.append((one, whole))
                continue
        match = one.pattern.search(text)
        # One clause is one hit: "What is in sight" begins with a clause, and has "what is" in it.
        if match and not (one.group == "clause" and any(match.start() < end and start < match.end() for start, end in spans)):
            if one.group == "clause":
                spans.append(match.span())
            found.append((one, match.group(0).strip()))
    return found


def module(path):
    parts = path.split("/")
    if parts[0] in ("Sources", "Tests", "Benchmarks", "Examples", "Studio") and len(parts) > 2:
        return "/".join(parts[:2])
    return "/".join(parts[:1]) if len(parts) > 1 and parts[0] not in ("Docs",) else path if len(parts) < 3 else "/".join(parts[:2])


# The totals and the limit count the first four. Functions described by a noun phrase, and spelling, are one
# decision each; they are shown beside the total.
DIALECT = ["clause", "word", "form", "empty"]
GROUPS = DIALECT + ["habit", "spelling"]


def table(rows, title, groups, top):
    shown = DIALECT + [g for g in GROUPS if g not in DIALECT]
    print(f"{title:<34}{'prose':>8}" + "".join(f"{g:>8}" for g in DIALECT) + f"{'total':>8}{'/1000':>7}" + "".join(f"{g:>10}" for g in shown[len(DIALECT):]))
    ordered = sorted(rows.items(), key=lambda item: -sum(item[1][g] for g in groups))
    for name, counts in ordered[:top]:
        total = sum(counts[g] for g in groups)
        print(f"{name[-33:]:<34}{counts['lines']:>8}" + "".join(f"{counts[g]:>8}" for g in DIALECT)
              + f"{total:>8}{1000 * total / max(counts['lines'], 1):>7.0f}" + "".join(f"{counts[g]:>10}" for g in shown[len(DIALECT):]))


def exceeded(path, every):
    """Return 1 if a kind has more hits than its limit, after listing them where they are few."""
    status = 0
    with open(path, encoding="utf-8") as file:
        limits = {kind: int(limit) for kind, limit in (line.split() for line in file if line[:1] not in ("#", "\n"))}
    for kind, limit in limits.items():
        found = [(one, text, line) for one, text, line in every if line.kind == kind]
        if len(found) <= limit:
            continue
        status = 1
        for one, text, line in found[:200]:
            print(f"{line.path}:{line.number}: '{text}': {one.advice}")
        print(f"prose_lint: {len(found)} hits in texts of kind '{kind}'; {path} allows {limit}", file=sys.stderr)
    return status


def main():
    parser = argparse.ArgumentParser(description="Counts indirect or unusual English in a checkout.")
    parser.add_argument("checkout")
    parser.add_argument("--by", choices=["module", "file", "kind"], default="module")
    parser.add_argument("--top", type=int, default=10_000, help="rows of the table")
    parser.add_argument("--worst", nargs="?", const=40, type=int, metavar="N", help="list the N lines with the most hits (40)")
    parser.add_argument("--rules", action="store_true", help="hits per rule")
    parser.add_argument("--list", metavar="RULE", help="every line that a rule hits")
    parser.add_argument("--sample", type=int, metavar="N", help="N hits chosen at random, to be judged by hand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--group", choices=GROUPS, action="append", help="count these groups alone")
    parser.add_argument("--max-per-1000", type=float, metavar="N", help="exit with 1 above this many hits per 1,000 lines of prose")
    parser.add_argument("--limits", metavar="FILE", help="the maximum number of hits per kind: lines such as 'markdown 40'")
    parser.add_argument("--only", nargs="+", metavar="PATH", help="check only these paths in the checkout")
    arguments = parser.parse_args()
    groups = arguments.group or DIALECT

    rows = collections.defaultdict(collections.Counter)
    whole = collections.Counter()
    rules = collections.Counter()
    scored, every = [], []
    for line in prose(arguments.checkout, arguments.only):
        key = {"module": module(line.path), "file": line.path, "kind": line.kind}[arguments.by]
        everything = hits(line)
        found = [h for h in everything if h[0].group in groups]
        for counts in (rows[key], whole):
            counts["lines"] += 1
            for one, _ in everything:
                counts[one.group] += 1
        for one, text in everything:
            rules[one.name] += 1
            if one.group not in groups and one.name != arguments.list:
                continue
            every.append((one, text, line))
        if found:
            scored.append((-len(found), line, found))

    if arguments.limits:
        return exceeded(arguments.limits, every)
    if arguments.list:
        for one, text, line in every:
            if one.name == arguments.list:
                print(f"{line.path}:{line.number}: {line.text}")
        return 0
    if arguments.sample:
        random.seed(arguments.seed)
        for one, text, line in random.sample(every, min(arguments.sample, len(every))):
            about = f"  -> {line.declaration[1][:70]}" if line.kind == DOC else ""
            print(f"[{one.name}: {text[:40]}] {line.path}:{line.number}: {line.text[:150]}{about}")
        return 0
    if arguments.worst:
        for _, line, found in sorted(scored, key=lambda s: (s[0], s[1].path, s[1].number))[:arguments.worst]:
            print(f"{line.path}:{line.number}: {', '.join(t for _, t in found)}\n    {line.text[:180]}")
        return 0
    if arguments.rules:
        for one in RULES:
            if one.group in (arguments.group or GROUPS):
                print(f"{one.name:<16}{one.group:<10}{rules[one.name]:>7}   {one.advice}")
        return 0

    table(rows, arguments.by, groups, arguments.top)
    table({"all": whole}, "", groups, 1)
    total = sum(whole[g] for g in groups)
    rate = 1000 * total / max(whole["lines"], 1)
    if arguments.max_per_1000 is not None and rate > arguments.max_per_1000:
        print(f"{rate:.0f} hits per 1,000 lines of prose; {arguments.max_per_1000:g} are allowed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # `| head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
