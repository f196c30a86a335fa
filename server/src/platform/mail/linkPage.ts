import { readFileSync } from 'node:fs'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { FastifyReply } from 'fastify'
import Mustache from 'mustache'
import { PLAIN_PAGE_STYLE } from '../http/plainPage.ts'

const PAGE = readFileSync(new URL('linkPage.html', import.meta.url), 'utf8')
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page that a link in a mail opens, for people who are not signed in: texts, and buttons that send a POST. */
export interface LinkPage {
  title: string
  texts: string[]
  /** The problem with the posted values. */
  problem?: string
  forms?: LinkForm[]
  /** A link to a further page. */
  link?: { url: string; label: string }
}
interface LinkForm {
  action: string
  label: string
  /** `first` for the main button of the page. */
  look: 'first' | 'again'
  field?: { name: string; label: string; value: string }
}

/** Answers with the page, which no cache keeps and no search engine lists, because its URL contains a secret. */
export const sendLinkPage = (reply: FastifyReply, status: number, locale: Locale, page: LinkPage): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(Mustache.render(PAGE, { style: PLAIN_PAGE_STYLE, language: locale.slice(0, 2), ...page }))
