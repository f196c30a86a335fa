import { AppError } from '@fieldfare/shared/errors.ts'
import { describe, expect, test } from 'vitest'
import { ABOUT, aWorld, kept } from './fakeDevice.ts'

describe('show', () => {
  /** A comment on the screen, with an edit and a deletion of it that wait on the device. */
  async function aCoveredEdit() {
    const world = aWorld()
    world.network = 'closed'
    const screen = { text: 'old' }
    const showing = (text: string) => () => {
      screen.text = text
      return () => void (screen.text = 'old')
    }
    const edit = { ...world.act, name: 'edit', show: showing('edited'), put: showing('edited, says the server') }
    const deletion = { ...world.act, name: 'deletion', show: showing('deleted') }
    const box = world.open()
    await box.post(edit, { id: 'edit' }, ABOUT)
    await box.post(deletion, { id: 'deletion' }, ABOUT)
    expect(screen.text).toBe('deleted')
    return { world, box, screen }
  }

  test('a comment with an unsent deletion stays shown as deleted after the server refuses an earlier edit', async () => {
    const { world, box, screen } = await aCoveredEdit()
    world.refuse.set('edit', new AppError('ended'))
    world.refuse.set('deletion', new AppError('too-many'))
    world.network = 'open'
    await box.send()
    expect(kept(box).map(({ refusal }) => refusal?.code)).toEqual(['ended', undefined])
    expect(screen.text).toBe('deleted')
  })

  test('a comment with an unsent deletion stays shown as deleted after an earlier edit is discarded, and after that edit is restored', async () => {
    const { box, screen } = await aCoveredEdit()
    const bringBack = await box.discard(kept(box)[0]?.id ?? '')
    expect(screen.text).toBe('deleted')
    await bringBack()
    expect(screen.text).toBe('deleted')
  })

  test('a comment with an unsent deletion stays shown as deleted after the server accepts an earlier edit', async () => {
    const { world, box, screen } = await aCoveredEdit()
    world.refuse.set('deletion', new AppError('too-many'))
    world.network = 'open'
    await box.send()
    expect([world.order, kept(box)]).toMatchObject([['edit'], [{ refusal: null }]])
    expect(screen.text).toBe('deleted')
  })
})
