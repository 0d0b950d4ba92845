extension DiagnosticCode {
  package static let expressionSyntax = DiagnosticCode(
    "E0501", "expression syntax",
    """
    An expression consists of numbers, 'strings', true, false, null, names and paths \
    (cards[0].face), the operators + - * / % == != < <= > >= && || ! ?? ?: ..< ... and functions.
    """)
  package static let unknownName = DiagnosticCode(
    "E0502", "unknown name",
    "A name in an expression is not a value of the document, a ForEach variable or a parameter."
  )
  package static let unknownFunction = DiagnosticCode(
    "E0503", "unknown function",
    "The function does not exist. 'shapeshift explain functions' lists all functions.")
  package static let wrongArguments = DiagnosticCode(
    "E0504", "wrong number of arguments", "A function has too many or too few arguments.")
  package static let typeMismatch = DiagnosticCode(
    "E0505", "type mismatch",
    """
    An operator or function has an operand of the wrong type. Nothing is converted \
    silently: use string(x) to append a number to text. A value that a row of data lacks is null: write a default \
    with ??, as in item.wages ?? 0.
    """)
  package static let divisionByZero = DiagnosticCode(
    "E0506", "division by zero", "The right side of / or % is zero.")
  package static let indexOutOfRange = DiagnosticCode(
    "E0507", "index out of range", "An index is a whole number from 0 to the count minus 1.")
  package static let notFinite = DiagnosticCode(
    "E0508", "result is not a number",
    "The result is too large for a number or is undefined, such as the square root of -1.")
  package static let invalidFormat = DiagnosticCode(
    "E0509", "invalid format",
    """
    The second argument of format() is [[fill]align][sign][0][width][,][.precision][type], where \
    align is < > or ^, sign is + or a space, and type is f, d, % or s: ".2f", ",.0f", ".1%".
    """)
  package static let expressionTooComplex = DiagnosticCode(
    "E0510", "expression too complex",
    "An expression is longer than 10000 bytes or nested deeper than 200 levels. Split the expression."
  )
  package static let unknownMember = DiagnosticCode(
    "E0511", "unknown member",
    """
    The object has no member of that name, and neither has any other object of its list. A member that only some \
    objects of a list have is null in the others.
    """)
  package static let invalidExpression = DiagnosticCode(
    "E0512", "invalid expression object",
    "An expression is an object whose only key is \"$\" and whose value is a string: {\"$\": \"1 + 2\"}."
  )

  static let expressionCodes = [
    expressionSyntax, unknownName, unknownFunction, wrongArguments, typeMismatch, divisionByZero,
    indexOutOfRange, notFinite, invalidFormat, expressionTooComplex, unknownMember,
    invalidExpression,
  ]
}
