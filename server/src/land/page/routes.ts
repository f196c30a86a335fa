import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@fieldfare/shared/errors.ts'
import { loadMessages } from '@fieldfare/shared/locale.ts'
import { type PageAddress, pageAt, paths } from '@fieldfare/shared/paths.ts'
import type { WelcomeView } from '@fieldfare/shared/welcomeView.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { databaseErrorCode } from '../../platform/db/errors.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { readAfter } from '../../platform/call/readAfter.ts'
import { type PageReader, servedPages } from '../../platform/http/servedPage.ts'
import type { PageAnswer } from '../../platform/http/site.ts'
import { shownWelcome } from '../welcome/shownWelcome.ts'
import { readShell } from './pageDocument.ts'
import { notFoundWords, type PageWords, pageWords, plainWords } from './pageWords.ts'
import { requestLocale } from './requestLocale.ts'

/**
 * Makes the function that answers requests for pages: with the shell of the app, filled with the texts of the page in the reader's
 * language. 200; 304 by ETag; 404 with the same document if the page or its content does not exist; 503 while the database is unavailable
 * or the client reads too much. Without a built web app every page is 404.
 */
export function makePageAnswer(deps: Deps, dist: string): PageAnswer {
  if (!existsSync(join(dist, 'index.html')))
    return async (_request, reply) => reply.code(404).send({ status: 'not found' })
  const { db, sessions, config, log } = deps
  const shell = readShell(dist, config.PUBLIC_URL)
  return async (request, reply) => {
    const reader = await readerOf(request)
    const words = await wordsFor(request, reader)
    const { html, etag } = shell.page(words, reader, await welcomeFor(words, reader))
    // Each reader gets a different page: it may contain private data, and is in their language.
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie', etag })
    if (words.status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.code(words.status).type('text/html; charset=utf-8').send(html)
  }

  async function readerOf({ headers }: FastifyRequest): Promise<PageReader> {
    const who = await sessions.of(headers.cookie).catch(orUnavailable)
    const session: Session | null = who === 'unavailable' ? null : who
    const locale = requestLocale(headers, session?.locale)
    return { who: session, locale, messages: await loadMessages(locale) }
  }

  /** Reads the content of the welcome page; null if that fails, since the page works without it. */
  async function welcomeFor({ canonical }: PageWords, { locale }: PageReader): Promise<WelcomeView | null> {
    return canonical === paths.welcome ? shownWelcome(deps, locale).catch(() => null) : null
  }

  async function wordsFor(request: FastifyRequest, reader: PageReader): Promise<PageWords> {
    const { pathname, searchParams } = new URL(request.url, 'http://page')
    const address = pageAt(pathname)
    const read = () => db.reading.run(readAfter(request), (kysely) => pageWords(kysely, address, searchParams, reader))
    // Pages without content from the database are served also while it is unavailable.
    const reading = readsAThing(address) ? deps.load.read({ who: reader.who, request }, read) : read()
    const words = await reading.catch(orUnavailable)
    if (words !== 'unavailable') return words
    log.warn({ page: address?.name }, 'a page without its words')
    return { ...(address ? plainWords(address.name, reader) : notFoundWords(reader)), status: 503 }
  }
}

function orUnavailable(error: unknown): 'unavailable' {
  const code = error instanceof AppError ? error.code : databaseErrorCode(error)
  if (code === 'unavailable' || code === 'too-many') return 'unavailable'
  throw error
}

/** Tells whether the texts of the page may have to be read from the database. */
const readsAThing = (address: PageAddress | null): boolean =>
  address !== null && (address.parameter !== undefined || address.name in servedPages())
