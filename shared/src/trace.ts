// The data that error tracers of the server and of browsers may receive: what failed and where in the code. Each part
// is chosen here by name, so that nothing else that a tracer may collect in future is sent.

interface TracedException {
  type?: string
  value?: string
  mechanism?: { type: string; handled?: boolean }
  stacktrace?: { frames?: { filename?: string; abs_path?: string; vars?: object }[] }
}
interface TracedSpan {
  trace_id: string
  span_id: string
  parent_span_id?: string
  op?: string
  status?: string
}
/** The part of an event of Sentry's clients that this file reads. */
interface TracedEvent {
  event_id?: string
  timestamp?: number
  start_timestamp?: number
  platform?: string
  level?: string
  environment?: string
  release?: string
  debug_meta?: object
  tags?: object
  transaction?: string
  exception?: { values?: TracedException[] }
  contexts?: { trace?: TracedSpan }
  spans?: (TracedSpan & { start_timestamp: number; timestamp?: number })[]
}

const ABOUT = [
  'event_id',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'environment',
  'release',
  'debug_meta',
  'tags',
] as const
const SPAN = ['trace_id', 'span_id', 'parent_span_id', 'op', 'status'] as const

/** Returns an error event without personal data: no request, user, breadcrumbs or variables, and its texts cleaned. */
export const errorEvent = <E extends TracedEvent>(event: E) => ({
  ...pick(event, ABOUT),
  type: undefined,
  exception: { values: event.exception?.values?.map(cleanException) ?? [] },
  contexts: contextsOf(event),
})

/** Returns a transaction without personal data: the name of the request, and the time that its parts took. */
export const transactionEvent = <E extends TracedEvent>(event: E) => ({
  ...pick(event, ABOUT),
  type: 'transaction' as const,
  transaction: requestName(event.transaction ?? ''),
  contexts: contextsOf(event),
  spans: event.spans?.map((span) => ({ ...pick(span, [...SPAN, 'start_timestamp', 'timestamp']), data: {} })) ?? [],
})

// The pattern leaves out an @ after a slash: packages have names such as node_modules/@trpc/server.
const ADDRESS = /[^\s<>"'(),;:=[\]]*[^\s<>"'(),;:=[\]/]@[^\s<>"'(),;:[\]]+/g
const SECRET =
  /(reset-password|verify-email|welcome|texel-continue-register|texel-continue-virtual-funding|pbl\/register)\/[\w-]+/g

/** Returns a text without e-mail addresses and without the secrets of links. */
export const cleanText = (text: string): string =>
  text.replaceAll(ADDRESS, '[address]').replaceAll(SECRET, '$1/[secret]')

/** Matches ids, and the secrets of any links: such secrets have 43 characters. */
const RANDOM = /[\w-]{30,}/g
const QUERY = /\?[^\s:)]*/g

const withoutIds = (text: string): string => cleanText(text).replaceAll(QUERY, '').replaceAll(RANDOM, '[id]')

const CALL = /^(\w+) (\/trpc\/[a-zA-Z]+(?:\.[a-zA-Z]+)*)(?:\?|$)/
const PATH = /^(\w+) (\/[\w.-]*)(\/?)/

/** Returns the name of a request: `POST /trpc/account.signIn` for a call, else `GET /reset-password/*`, since the rest may be a secret. */
export function requestName(transaction: string): string {
  const [, method, call] = CALL.exec(transaction) ?? []
  if (call) return `${method} ${call}`
  const [, verb, first = '', more] = PATH.exec(transaction) ?? []
  return verb ? withoutIds(`${verb} ${first}${more && '/*'}`) : 'other'
}

// Errors of the database have the type `error`; after a colon they repeat values, which are left out.
function cleanException({ type, value = '', mechanism, stacktrace }: TracedException) {
  return {
    type,
    value: withoutIds(type === 'error' ? (value.split(':')[0] ?? '') : value),
    mechanism: mechanism && pick(mechanism, ['type', 'handled']),
    stacktrace: {
      frames: stacktrace?.frames?.map(({ vars: _vars, filename, abs_path, ...frame }) => ({
        ...frame,
        filename: filename && withoutIds(filename),
        abs_path: abs_path && withoutIds(abs_path),
      })),
    },
  }
}

const contextsOf = ({ contexts }: TracedEvent) => ({ trace: contexts?.trace && pick(contexts.trace, SPAN) })

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : []))) as Pick<T, K>
