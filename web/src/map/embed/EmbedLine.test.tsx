// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmbedLine, embedLine } from './EmbedLine.tsx'

afterEach(cleanup)

const show = () => render(<EmbedLine path="/embed/community/1" title="Dunes" />)
const writeText = vi.fn()
Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

test('embedLine escapes a title with quotes and tags, so that the title attribute does not end early', () => {
  expect(embedLine('https://f.example/embed/love', '"><script>&')).toContain('title="&quot;&gt;&lt;script&gt;&amp;"')
})

test('EmbedLine says that copying failed, and still shows the HTML in a field', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'))
  show()
  fireEvent.click(screen.getByRole('button', { name: en.embed.copy }))
  expect(await screen.findByText(en.embed.notCopied)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(en.embed.line).value).toMatch(
    /^<iframe src=".*\/embed\/community\/1\?lang=en"/,
  )
})

test('EmbedLine copies HTML without line breaks, and loads the preview only after a press on its button', async () => {
  writeText.mockResolvedValueOnce(undefined)
  show()
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: en.embed.copy }))
  expect(await screen.findByText(en.embed.copied)).toBeDefined()
  expect(writeText.mock.lastCall?.[0]).not.toContain('\n')
  fireEvent.click(screen.getByRole('button', { name: en.embed.preview }))
  expect(screen.getByTitle('Preview of the map: Dunes').getAttribute('src')).toContain('/embed/community/1?lang=en')
})
