// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { AreaDraft } from '../areaPlan.ts'
import { STEPS } from './AreaSteps.tsx'

const DRAFT = AreaDraft.parse({ level: 'country', rating: 8, priority: 'maintained', relationship: 'work' })
const texts = en.audience

function Sample({ step }: { step: keyof typeof STEPS }) {
  const Step = STEPS[step]
  return <Step form={useForm({ base: DRAFT, check: () => [], send: async () => undefined })} />
}

function show(step: keyof typeof STEPS) {
  render(
    <QueryClientProvider client={queryClient}>
      <Sample step={step} />
    </QueryClientProvider>,
  )
}

/** Returns the description of an element that a screen reader says besides its name. */
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

test('the description step names the readers of the description and updates them with the choice', () => {
  show('description')
  const description = screen.getByLabelText(/What is it like/)
  expect(described(description)).toContain(texts.everyone)
  fireEvent.click(screen.getByLabelText(/^Everyone may read this/))
  expect(described(description)).toContain(texts.you)
  expect(described(screen.getByLabelText('Name of this place'))).toContain(texts.everyone)
})

test("the rating step names the readers of the explanation, with or without the person's name", () => {
  const why = () => described(screen.getByLabelText(/Why an 8/))
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

test('each step names the readers of its answer', () => {
  for (const step of ['level', 'rating', 'frequency', 'activities', 'priority', 'relationship'] as const) {
    show(step)
    const description = described(screen.getByRole('group', { name: en.area.wizard.title[step] }))
    expect(description, step).toContain(step === 'level' || step === 'rating' ? texts.everyone : texts.totals)
    cleanup()
  }
})

test('the description step hides photos until the email is verified, then names their viewers by the choice', () => {
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
