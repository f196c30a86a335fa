import { readFileSync } from 'node:fs'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { FastifyReply } from 'fastify'
import Mustache from 'mustache'
import { PLAIN_PAGE_STYLE } from '../http/plainPage.ts'

const PAGE = readFileSync(new URL('linkPage.html', import.meta.url), 'utf8')
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page that a link in a mail leads to, for people who are not signed in: words, and buttons that post. */
export interface LinkPage {
  title: string
  texts: string[]
  /** The problem with what was posted. */
  problem?: string
  forms?: LinkForm[]
  /** A further link from here. */
  link?: { url: string; label: string }
}
interface LinkForm {
  action: string
  label: string
  /** `first` is the one that the page is for. */
  look: 'first' | 'again'
  field?: { name: string; label: string; value: string }
}

/** Answers with the page, which no cache keeps and no search engine lists: its address holds a secret. */
export const sendLinkPage = (reply: FastifyReply, status: number, locale: Locale, page: LinkPage): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(Mustache.render(PAGE, { style: PLAIN_PAGE_STYLE, language: locale.slice(0, 2), ...page }))
