import { expect, test, vi } from 'vitest'
import { answerPhoto, PHOTOS, WAITING_PHOTOS } from './answerPhoto.ts'

const request = new Request(`https://areas.example/photos/${crypto.randomUUID()}/list.jpg`)
const load = async () => new Response('from the server')

test('answerPhoto returns the photo from the server if this device has no unsent copy of it, or if its storage fails', async () => {
  for (const match of [async () => undefined, async () => Promise.reject(new Error('refused'))]) {
    const answer = await answerPhoto(request, { store: { match } as unknown as CacheStorage, load })
    expect(await answer.text()).toBe('from the server')
  }
})

test('answerPhoto returns a photo that waits on this device to be sent', async () => {
  const match = vi.fn(async () => new Response('waiting'))
  const answer = await answerPhoto(request, { store: { match } as unknown as CacheStorage, load })
  expect(await answer.text()).toBe('waiting')
  expect(match).toHaveBeenCalledWith(request, { cacheName: WAITING_PHOTOS })
})

test('answerPhoto without a connection returns the small photo stored with an offline map, and fails if no offline map has the photo', async () => {
  const away = async () => Promise.reject(new TypeError('Failed to fetch'))
  const match = vi.fn(async (asked: Request | string) => (asked === request.url ? new Response('small') : undefined))
  const store = { match } as unknown as CacheStorage
  const full = new Request(request.url.replace('list', 'full'))
  expect(await (await answerPhoto(full, { store, load: away })).text()).toBe('small')
  const other = new Request(`https://areas.example/photos/${crypto.randomUUID()}/full.jpg`)
  await expect(answerPhoto(other, { store, load: away })).rejects.toThrow('Failed to fetch')
})

test.each([
  ['/photos/0b0c6f0e-8a53-4c37-9d0c-1f0f2f3a4b5c/full.jpg', true],
  ['/photos/0b0c6f0e-8a53-4c37-9d0c-1f0f2f3a4b5c', false],
  ['/photos/a/list.jpg', false],
])('PHOTOS matches %s: %s', (path, expected) => {
  expect(PHOTOS.test(path)).toBe(expected)
})
