// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PhotoPicker } from './PhotoPicker.tsx'
import { useFakeServer } from './fakeUploads.ts'

const server = useFakeServer()

beforeEach(() => busy.mockReset())
afterEach(cleanup)

const view = (id: string): PhotoView => ({ id, width: 4, height: 3 })
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const busy = vi.fn()

function Form({ start = [], max = 3 }: { start?: PhotoView[]; max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhotoPicker label="Photos" value={value} onChange={setValue} onBusy={busy} max={max} />
      <output>{value.map(({ id }) => id).join(' ')}</output>
    </>
  )
}
const outputText = () => document.querySelector('output')?.textContent ?? ''
const statusText = () => document.querySelector('p[role=status]')?.textContent
const pick = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } })

test('PhotoPicker leaves out photos beyond the maximum, and hides the button to add photos once the maximum is reached', async () => {
  render(<Form start={[view('old')]} max={2} />)
  pick(file('a'), file('b'))
  await waitFor(() => expect(outputText().split(' ')).toHaveLength(2))
  expect(server.ids).toHaveLength(1)
  expect(screen.queryByLabelText('Add photos')).toBeNull()
})

test("PhotoPicker shows an invalid photo's error beside it, and does not count the photo towards the maximum", async () => {
  server.answer = {
    status: 400,
    body: { error: { data: { code: 'bad-input', issues: [{ path: ['photo'], key: 'photoBroken' }] } } },
  }
  render(<Form max={1} />)
  fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [file('nest.jpg')] } })
  await screen.findByText(en.errors.field.photoBroken)
  expect(statusText()).toContain(`nest.jpg couldn’t be sent: ${en.errors.field.photoBroken}`)
  expect(busy).toHaveBeenLastCalledWith(false)
  server.answer = undefined
  fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [file('egg.jpg')] } })
  await waitFor(() => expect(outputText()).not.toBe(''))
  expect(screen.queryByLabelText('Add a photo')).toBeNull()
  fireEvent.click(screen.getByLabelText('Remove nest.jpg'))
  expect(screen.queryByText(en.errors.field.photoBroken)).toBeNull()
})

test('PhotoPicker keeps the order in which photos are picked, and calls onBusy while photos are being sent', async () => {
  render(<Form start={[view('old')]} />)
  pick(file('a'), file('b'))
  expect(busy).toHaveBeenLastCalledWith(true)
  await waitFor(() => expect(outputText().split(' ')).toHaveLength(3))
  expect(outputText()).toBe(['old', ...server.ids].join(' '))
  expect(busy).toHaveBeenLastCalledWith(false)
  expect(statusText()).toBe('Photo added. 3 of 3.')
})

test('PhotoPicker moves and removes photos with buttons, and ignores a move beyond either end', () => {
  render(<Form start={[view('a'), view('b'), view('c')]} />)
  fireEvent.click(screen.getByLabelText('Move photo 1 forward'))
  expect(outputText()).toBe('a b c')
  fireEvent.click(screen.getByLabelText('Move photo 1 back'))
  expect(outputText()).toBe('b a c')
  expect(statusText()).toBe('This is now photo 2.')
  fireEvent.click(screen.getByLabelText('Move photo 3 forward'))
  expect(outputText()).toBe('b c a')
  fireEvent.click(screen.getByLabelText('Remove photo 2'))
  expect(outputText()).toBe('b a')
})

test('PhotoPicker accepts pasted files if no text is pasted with them, and files dropped on the picker but not beside it', async () => {
  render(<Form />)
  const paste = (types: string[]) =>
    fireEvent.paste(document.body, { clipboardData: { types, files: [file('pasted')] } })
  paste(['Files', 'text/plain'])
  expect(server.ids).toEqual([])
  paste(['Files'])
  await waitFor(() => expect(outputText().split(' ').filter(Boolean)).toHaveLength(1))
  const dataTransfer = { types: ['Files'], files: [file('dropped')] }
  fireEvent.drop(document.body, { dataTransfer })
  fireEvent.drop(screen.getByRole('group', { name: 'Photos' }), { dataTransfer })
  await waitFor(() => expect(outputText().split(' ')).toHaveLength(2))
  expect(server.ids).toHaveLength(2)
})
