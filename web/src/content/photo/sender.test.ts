// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { NoAnswerError } from '../../platform/i18n/failure.ts'
import { createSender } from './sender.ts'
import type { uploadPhoto } from './upload.ts'

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const photoOf = (id: string) => ({ id, width: 4, height: 3 })
const [makeUrl, freeUrl] = [
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:x'),
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {}),
]
afterEach(() => vi.clearAllMocks())

const unkept = async () => Promise.reject(new Error('no room'))
function setUp(upload: typeof uploadPhoto, keep: (id: string) => Promise<ReturnType<typeof photoOf>> = unkept) {
  const callbacks = { onSent: vi.fn(), onFailed: vi.fn() }
  return {
    ...callbacks,
    sender: createSender(callbacks, { shrink: async (file) => new Blob([file], { type: 'image/jpeg' }), upload, keep }),
  }
}
const phases = (sender: ReturnType<typeof createSender>) =>
  sender.sending.get().map(({ file, phase }) => `${file.name} ${phase}`)

test('createSender keeps a failed photo with its error and sends the next photo; retry sends the failed photo under the same id', async () => {
  const refused = new AppError('bad-input', [{ path: ['photo'], key: 'photoType' }])
  const ids: string[] = []
  const { sender, onSent, onFailed } = setUp(async (id) => {
    ids.push(id)
    if (ids.length === 1) throw refused
    return photoOf(id)
  })
  sender.add([photo('first'), photo('second')])
  await vi.waitFor(() => expect(phases(sender)).toEqual(['first failed']))
  expect(sender.sending.get()[0]?.error).toBe(refused)
  expect(onFailed).toHaveBeenCalledOnce()
  expect(onSent).toHaveBeenCalledExactlyOnceWith(photoOf(ids[1] ?? ''))
  sender.retry(ids[0] ?? '')
  await vi.waitFor(() => expect(sender.sending.get()).toEqual([]))
  expect(ids[2]).toBe(ids[0])
  expect(onSent).toHaveBeenCalledTimes(2)
})

test('createSender: a photo that a busy server refuses is sent again, before the next photo, under the same id, up to a limit', async () => {
  vi.useFakeTimers()
  try {
    const ids: string[] = []
    const busy = [new AppError('too-many'), new AppError('unavailable')]
    const { sender, onSent, onFailed } = setUp(async (id) => {
      ids.push(id)
      const refused = busy.shift()
      if (refused) throw refused
      return photoOf(id)
    })
    sender.add([photo('first'), photo('second')])
    await vi.advanceTimersByTimeAsync(100)
    expect(phases(sender)).toEqual(['first waiting', 'second waiting'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sender.sending.get()).toEqual([])
    expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]])
    expect(onSent).toHaveBeenCalledTimes(2)
    expect(onFailed).not.toHaveBeenCalled()

    busy.push(...Array.from({ length: 6 }, () => new AppError('too-many')))
    sender.add([photo('third')])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(phases(sender)).toEqual(['third failed'])
    expect(onFailed).toHaveBeenCalledOnce()

    busy.push(new AppError('too-many', [], { retryAfter: 3000 }))
    sender.add([photo('fourth')])
    await vi.advanceTimersByTimeAsync(100)
    expect(phases(sender)).toEqual(['third failed', 'fourth failed'])
  } finally {
    vi.useRealTimers()
  }
})

test('createSender does not send a waiting photo again after stop', async () => {
  vi.useFakeTimers()
  try {
    const upload = vi.fn().mockRejectedValue(new AppError('unavailable'))
    const { sender, onFailed } = setUp(upload)
    sender.add([photo('first')])
    await vi.advanceTimersByTimeAsync(100)
    sender.stop()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(upload).toHaveBeenCalledOnce()
    expect(onFailed).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

test('createSender: retryUnanswered sends a photo again if its upload got no answer, but not if the server refused it', async () => {
  const ids: string[] = []
  const { sender } = setUp(async (id) => {
    ids.push(id)
    if (ids.length === 1) throw new NoAnswerError('intercepted')
    if (ids.length === 2) throw new AppError('too-large')
    return photoOf(id)
  })
  sender.add([photo('first'), photo('second')])
  await vi.waitFor(() => expect(phases(sender)).toEqual(['first failed', 'second failed']))
  sender.retryUnanswered()
  await vi.waitFor(() => expect(phases(sender)).toEqual(['second failed']))
  expect(ids[2]).toBe(ids[0])
})

test('createSender sends photos one at a time and reports their progress', async () => {
  const gate = Promise.withResolvers<void>()
  const { sender } = setUp(async (id, _photo, { onProgress }) => {
    onProgress(0.256)
    await gate.promise
    return photoOf(id)
  })
  sender.add([photo('first'), photo('second')])
  await vi.waitFor(() => expect(phases(sender)).toEqual(['first sending', 'second waiting']))
  expect(sender.sending.get()[0]?.percent).toBe(26)
  gate.resolve()
  await vi.waitFor(() => expect(sender.sending.get()).toEqual([]))
})

test('createSender aborts a dropped photo without an error and sends the next one', async () => {
  const aborted = vi.fn()
  let uploads = 0
  const { sender, onSent, onFailed } = setUp((id, _photo, { signal }) => {
    if (++uploads > 1) return Promise.resolve(photoOf(id))
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        aborted()
        reject(signal.reason)
      }),
    )
  })
  sender.add([photo('first'), photo('second')])
  await vi.waitFor(() => expect(phases(sender)[0]).toBe('first sending'))
  sender.drop(sender.sending.get()[0]?.id ?? '')
  await vi.waitFor(() => expect(sender.sending.get()).toEqual([]))
  expect(aborted).toHaveBeenCalledOnce()
  expect(onFailed).not.toHaveBeenCalled()
  expect(onSent).toHaveBeenCalledOnce()
})

test('createSender revokes each preview URL once its photo is sent, dropped or stopped', async () => {
  let uploads = 0
  const { sender } = setUp((id) => {
    uploads++
    if (uploads === 1) return Promise.resolve(photoOf(id))
    return uploads === 2 ? Promise.reject(new TypeError('no network')) : new Promise(() => {})
  })
  sender.add([photo('sent'), photo('failed'), photo('under way')])
  await vi.waitFor(() => expect(makeUrl).toHaveBeenCalledTimes(3))
  expect(freeUrl).toHaveBeenCalledTimes(1)
  sender.drop(sender.sending.get()[0]?.id ?? '')
  sender.stop()
  expect(freeUrl).toHaveBeenCalledTimes(3)
  expect(sender.sending.get()).toEqual([])
})

test('createSender: a photo whose upload gets no answer is kept on this device, and reported to onSent like a sent photo', async () => {
  const { sender, onSent, onFailed } = setUp(
    async () => Promise.reject(new NoAnswerError('network')),
    async (id) => photoOf(id),
  )
  sender.add([photo('first')])
  const id = sender.sending.get()[0]?.id ?? ''
  await vi.waitFor(() => expect(sender.sending.get()).toEqual([]))
  expect(onSent).toHaveBeenCalledExactlyOnceWith(photoOf(id))
  expect(onFailed).not.toHaveBeenCalled()
})
