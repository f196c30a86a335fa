import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../../platform/call/etag.ts'
import { clientOf } from '../../platform/call/loadControl.ts'
import type { Picture } from './pictureMemory.ts'

/** The minute that what everyone may see is kept for: what is taken away is to be gone soon, also from what lies between. */
export const KEPT = 'public, max-age=60'

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  /** The Cache-Control of the answer. */
  kept: string
  /** The same while a better picture will follow. */
  keptPoor?: string
}

interface Sent {
  key: string
  format: keyof typeof TYPES
  isPublic?: boolean
}

/** Answers with a picture, or with 304 to who has it. @throws AppError 'not-found' if what it shows is gone, 'unavailable' */
export async function sendPicture<W extends Sent>(
  pictures: { get(wanted: W & { client: string }): Promise<Picture | undefined> },
  { request, reply, kept, keptPoor = kept }: Exchange,
  wanted: W,
): Promise<FastifyReply> {
  const known = request.headers['if-none-match']
  const best = `"${wanted.key}"`
  // A refusal has no marks of the picture, or caches would keep it in the picture's place.
  const good = { etag: best, 'cache-control': kept }
  if (isKnown(known, best)) return reply.headers(good).code(304).send()
  const picture = await pictures.get({ ...wanted, client: clientOf({ who: null, request }) })
  if (!picture) throw new AppError('not-found')
  const poor = `"${wanted.key}-plain"`
  reply.headers(picture.isBest ? good : { etag: poor, 'cache-control': keptPoor })
  if (!picture.isBest && isKnown(known, poor)) return reply.code(304).send()
  // Previews of other sites show what is public: it is there for them.
  if (wanted.isPublic) reply.header('cross-origin-resource-policy', 'cross-origin')
  return reply.type(TYPES[wanted.format]).send(picture.bytes)
}
