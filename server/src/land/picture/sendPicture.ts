import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../../platform/call/etag.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import type { Picture } from './pictureMemory.ts'

/** The Cache-Control of public pictures: a minute, since a picture that is withdrawn must soon be gone from all caches. */
export const KEPT = 'public, max-age=60'

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  /** The Cache-Control of the answer. */
  kept: string
  /** The Cache-Control of a provisional picture, which a better one will follow; by default `kept`. */
  keptPoor?: string
}

interface Sent {
  key: string
  format: keyof typeof TYPES
  isPublic?: boolean
}

/**
 * Answers with a picture, or with 304 if the client has it.
 * @throws AppError 'not-found' if its content no longer exists, 'unavailable' if too many requests wait
 */
export async function sendPicture<W extends Sent>(
  pictures: { get(wanted: W & { client: string }): Promise<Picture | undefined> },
  { request, reply, kept, keptPoor = kept }: Exchange,
  wanted: W,
): Promise<FastifyReply> {
  const known = request.headers['if-none-match']
  const best = `"${wanted.key}"`
  // A refusal must not have the caching headers of the picture, or caches would keep it in the picture's place.
  const good = { etag: best, 'cache-control': kept }
  if (isKnown(known, best)) return reply.headers(good).code(304).send()
  const picture = await pictures.get({ ...wanted, client: clientOf({ who: null, request }) })
  if (!picture) throw new AppError('not-found')
  const poor = `"${wanted.key}-plain"`
  reply.headers(picture.isBest ? good : { etag: poor, 'cache-control': keptPoor })
  if (!picture.isBest && isKnown(known, poor)) return reply.code(304).send()
  // Other sites show public pictures as link previews, which is their purpose.
  if (wanted.isPublic) reply.header('cross-origin-resource-policy', 'cross-origin')
  return reply.type(TYPES[wanted.format]).send(picture.bytes)
}
