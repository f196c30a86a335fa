// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { AreaDraft, QUESTIONS } from '../areaPlan.ts'
import { STEPS } from './AreaSteps.tsx'

const DRAFT = AreaDraft.parse({ level: 'country', rating: 8, priority: 'maintained', relationship: 'work' })
const texts = en.audience

interface SampleProps {
  step: keyof typeof STEPS
  asks?: readonly (keyof AreaDraft)[] | undefined
}

function Sample({ step, asks }: SampleProps) {
  const Step = STEPS[step]
  return <Step form={useForm({ base: DRAFT, check: () => [], send: async () => undefined })} {...(asks && { asks })} />
}

function show(step: SampleProps['step'], asks?: SampleProps['asks']) {
  render(
    <QueryClientProvider client={queryClient}>
      <Sample step={step} asks={asks} />
    </QueryClientProvider>,
  )
}

/** Returns the description of an element (`aria-describedby`) that a screen reader reads after its name. */
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

beforeEach(() => void queryClient.setQueryData(keys.me, null))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

test('the description step says who can read the description, and updates this when the person changes the choice', () => {
  show('description')
  const description = screen.getByLabelText(/What is it like/)
  expect(described(description)).toContain(texts.everyone)
  fireEvent.click(screen.getByLabelText(/^Everyone may read this/))
  expect(described(description)).toContain(texts.you)
  expect(described(screen.getByLabelText('Name of this place'))).toContain(texts.everyone)
})

test("the rating step says who can read the explanation, and whether with the person's name", () => {
  const why = () => {
    fireEvent.click(screen.getByRole('button', { name: /Why an 8/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Why an 8/))
    return described(screen.getByLabelText(/Why an 8/))
  }
  show('rating')
  expect(why()).toContain(texts.owners)
  cleanup()
  for (const [showName, said] of [
    [true, texts.ownersByName],
    [false, texts.ownersNotYet],
  ] as const) {
    queryClient.setQueryData(keys.me, { id: 'm', showName })
    show('rating')
    expect(why()).toContain(said)
    cleanup()
  }
})

test('the rating step keeps the field for the reason, with the focus, when its text is deleted', () => {
  show('rating')
  fireEvent.click(screen.getByRole('button', { name: /Why an 8/ }))
  const field = screen.getByLabelText(/Why an 8/)
  fireEvent.change(field, { target: { value: 'The buzzard' } })
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getByLabelText(/Why an 8/)).toBe(field)
  expect(document.activeElement).toBe(field)
})

test('the rating step moves the focus to the choices when the chosen answer is cleared', () => {
  show('rating')
  const group = screen.getByRole('group', { name: en.area.wizard.title.relationship })
  const clear = screen.getAllByRole('button', { name: en.area.wizard.clear }).at(-1)
  clear?.focus()
  fireEvent.click(clear ?? group)
  expect(clear?.isConnected).toBe(false)
  expect(group.contains(document.activeElement)).toBe(true)
})

test('each question says who can read its answer', () => {
  for (const [question, step] of Object.entries(QUESTIONS)) {
    if (step === 'map' || question === 'description') continue
    show(step)
    const name = en.area.wizard.title[question as 'level']
    const description = described(screen.getByRole('group', { name }))
    expect(description, question).toContain(
      question === 'level' || question === 'rating' ? texts.everyone : texts.totals,
    )
    cleanup()
  }
})

test('the description step shows the choice of level only if the level is among the fields to ask for', () => {
  show('description', ['title'])
  expect(screen.queryByRole('group')).toBeNull()
  cleanup()
  show('description', ['title', 'level'])
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toHaveLength(4)
})

test('the description step has a field for photos, and says who can see them, only once the email is verified', () => {
  show('description')
  expect(screen.getByText(en.story.photosVerify)).toBeTruthy()
  cleanup()
  queryClient.setQueryData(keys.me, { verified: true })
  show('description')
  const add = screen.getByLabelText(en.photo.add)
  expect(described(add)).toContain(texts.everyone)
  fireEvent.click(screen.getByLabelText(/^Everyone may read this/))
  expect(described(screen.getByLabelText(en.photo.add))).toContain(texts.you)
})
