import { AppError } from '@fieldfare/shared/errors.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { orRefuse } from '../../platform/http/refuse.ts'
import type { Picture } from './pictureMemory.ts'
import { KEPT, sendPicture } from './sendPicture.ts'

const bytes = Buffer.from('picture')

/** Requests a route that sends the picture that `make` returns, or fails with its error. */
async function ask(make: () => Picture | undefined, known?: string, isPublic = true) {
  const http = Fastify()
  http.get('/', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), () =>
      sendPicture(
        { get: async () => make() },
        { request, reply, kept: KEPT, keptPoor: 'no-cache' },
        { key: 'k', format: 'webp', isPublic },
      ),
    ),
  )
  const { statusCode, headers, body } = await http.inject({
    url: '/',
    headers: known === undefined ? {} : { 'if-none-match': known },
  })
  await http.close()
  return {
    status: statusCode,
    kept: headers['cache-control'],
    etag: headers.etag,
    shared: headers['cross-origin-resource-policy'],
    body,
  }
}

test.each([
  ['is gone', 404, (): Picture | undefined => undefined],
  [
    'has too many before it',
    503,
    (): Picture => {
      throw new AppError('unavailable')
    },
  ],
] as const)(
  'sendPicture: a picture that %s is refused with %i, without caching headers of a picture',
  async (_, status, make) => {
    for (const known of [undefined, '"k-plain"', '"other"'])
      expect(await ask(make, known)).toMatchObject({ status, kept: 'no-store', etag: undefined, shared: undefined })
  },
)

test('sendPicture: the best picture and a provisional one have different ETags and Cache-Control, and 304 is sent only for the same ETag', async () => {
  const [best, poor] = [() => ({ bytes, isBest: true }), () => ({ bytes, isBest: false })]
  const own = { status: 200, shared: 'cross-origin', body: 'picture' }
  expect(await ask(best)).toEqual({ ...own, kept: KEPT, etag: '"k"' })
  expect(await ask(poor)).toEqual({ ...own, kept: 'no-cache', etag: '"k-plain"' })
  expect(await ask(poor, '"k-plain"')).toMatchObject({ status: 304, kept: 'no-cache', etag: '"k-plain"', body: '' })
  expect(await ask(best, '"k-plain"')).toMatchObject({ status: 200, etag: '"k"' })
  expect(await ask(() => undefined, '"k"')).toMatchObject({ status: 304, kept: KEPT, etag: '"k"' })
})

test('sendPicture: a picture that is not public may not be shown within other sites', async () => {
  expect(await ask(() => ({ bytes, isBest: true }), undefined, false)).toMatchObject({ status: 200, shared: undefined })
})
