const SPACE = /[ \t\r\n]*/y
const TOKEN =
  /[{}[\]:,]|"(?:[^"\\\n\r\t]|\\["\\/bfnrt]|\\u[\dA-Fa-f]{4})*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** The tokens that are allowed next. */
type Expected = 'value' | 'valueOrEnd' | 'keyOrEnd' | 'key' | 'colon' | 'commaOrEnd' | 'nothing'

/**
 * Returns the line, counted from 1, of the first syntax error in a JSON text, which browsers report in different ways or not at all.
 * Only for texts that `JSON.parse` refuses: if no error is found, returns the last line.
 */
export function lineOfJsonFault(text: string): number {
  const at = faultIn(text)
  let line = 1
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++
  return line
}

function faultIn(text: string): number {
  const stack: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  const after = (): Expected => (stack.length > 0 ? 'commaOrEnd' : 'nothing')
  for (;;) {
    SPACE.lastIndex = at
    SPACE.test(text)
    at = SPACE.lastIndex
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) return at
    const next = follow(token)
    if (!next) return at
    expected = next
    at += token.length
  }

  /** Returns the tokens that are allowed after a token; null if the token itself is not allowed here. */
  function follow(token: string): Expected | null {
    const top = stack.at(-1)
    const ends = expected === 'commaOrEnd' || (token === '}' ? expected === 'keyOrEnd' : expected === 'valueOrEnd')
    const takesValue = expected === 'value' || expected === 'valueOrEnd'
    switch (token) {
      case '}':
      case ']':
        if (!ends || top !== (token === '}' ? '{' : '[')) return null
        stack.pop()
        return after()
      case ',':
        return expected === 'commaOrEnd' ? (top === '{' ? 'key' : 'value') : null
      case ':':
        return expected === 'colon' ? 'value' : null
      case '{':
      case '[':
        if (!takesValue) return null
        stack.push(token)
        return token === '{' ? 'keyOrEnd' : 'valueOrEnd'
      default:
        if (expected === 'key' || expected === 'keyOrEnd') return token.startsWith('"') ? 'colon' : null
        return takesValue ? after() : null
    }
  }
}
