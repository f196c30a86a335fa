import { readFileSync } from 'node:fs'
import { AppError, ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Mustache from 'mustache'
import { etagOf, isKnown } from '../call/etag.ts'
import { databaseErrorCode } from '../db/errors.ts'
import { PLAIN_PAGE_STYLE } from '../http/plainPage.ts'
import type { Crs } from './crs.ts'
import { JSON_TYPE, type Link } from './openDataDocuments.ts'
import { QueryFault } from './query.ts'

const PAGE = readFileSync(new URL('openData.html', import.meta.url), 'utf8')
const NEEDS_TOKEN =
  'This needs a read token of an account that has not ended, in the header Authorization: as Bearer, or as the password of Basic.'
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** A request for open data: the ids of a collection, a feature and a matrix set in its path, and its parameters. */
export interface Request {
  Params: { id: string; feature: string; matrixSet: string }
  Querystring: Record<string, unknown>
}

/** The formats of every document. */
export const FORMATS = ['json', 'html'] as const

/** An answer in two formats, JSON and HTML. */
export interface Answer {
  json: object
  type: string
  html: { title: string; text?: string; count?: string; columns?: string[]; rows?: TableRow[]; links: Link[] }
  crs?: Crs
}
/** A row of an HTML table; its first cell links to the feature. */
export interface TableRow {
  cells: { text: string; href?: string }[]
}

/** Returns the table row of a feature. */
export function rowOf(href: string, id: string, properties: Record<string, unknown>): TableRow {
  const wordsOf = (value: unknown) =>
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const [first, ...others] = Object.values(properties).map(wordsOf)
  return { cells: [{ text: first || id, href }, ...others.map((text) => ({ text }))] }
}

/** Tells whether to answer with an HTML page: as the parameter `f` asks, else if `Accept` begins with HTML, as browsers' does. @throws QueryFault */
export function wantsHtml({ query, headers }: FastifyRequest<Request>, formats: readonly string[]): boolean {
  const { f } = query
  if (f === undefined) return /^\s*(text\/html|application\/xhtml)/.test(headers.accept ?? '')
  if (!formats.some((one) => one === f)) throw new QueryFault(`'f' is ${formats.join(' or ')}.`)
  return f === 'html'
}

/** Sends an answer in one of its formats; 304 if the reader has it already. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, type, html, crs }: Answer,
  isHtml: boolean,
  base: string,
): FastifyReply {
  const path = [
    { href: '/', label: 'Fieldfare' },
    { href: `${base}?f=html`, label: 'Open data' },
    { href: `${base}/collections?f=html`, label: 'Collections' },
  ]
  const body = isHtml
    ? Mustache.render(PAGE, { ...html, style: PLAIN_PAGE_STYLE, path, hasRows: html.rows !== undefined })
    : JSON.stringify(json)
  const etag = etagOf(body)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.headers({ etag, vary: 'accept, authorization' })
  if (crs) reply.header('content-crs', `<${crs.uri}>`)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (isHtml) reply.header('content-security-policy', POLICY)
  if (isHtml) return reply.type('text/html; charset=utf-8').send(body)
  // Sent as bytes: Fastify adds a charset to the content type of a text, which some programs do not expect.
  return reply.header('content-type', type).send(Buffer.from(body))
}

/** Sends an answer that scripts of every site may read, or a refusal in the form of the standard: a code, with a description of what is wrong. */
export async function orException(reply: FastifyReply, run: () => Promise<FastifyReply>): Promise<FastifyReply> {
  reply.header('access-control-allow-origin', '*')
  const refuse = (status: number, code: string, description: string) =>
    reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send({ code, description })
  try {
    return await run()
  } catch (error) {
    if (error instanceof QueryFault) return refuse(400, 'InvalidParameterValue', error.message)
    const code = error instanceof AppError ? error.code : databaseErrorCode(error)
    if (code === 'not-signed-in') {
      reply.header('www-authenticate', 'Basic realm="Fieldfare", Bearer realm="Fieldfare"')
      return refuse(401, code, NEEDS_TOKEN)
    }
    if (code === 'not-found') return refuse(404, 'NotFound', 'There is nothing here that you may see.')
    if (!code) throw error
    return refuse(ERROR_STATUS[code], code, 'Try again in a moment.')
  }
}
