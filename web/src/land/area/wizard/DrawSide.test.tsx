// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { en } from '@fieldfare/shared/messages/en.ts'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { close, drop, startModel } from '../../../map/draw/model.ts'
import { stateOf } from '../../../map/draw/state.ts'
import type { Drawing } from '../../../map/draw/useDrawing.ts'
import { AreaDraft } from '../areaPlan.ts'
import { DrawSide } from './DrawSide.tsx'

afterEach(cleanup)

const onNext = vi.fn()
const press = () => screen.getByRole('button', { name: en.draw.closeAndGoOn }).click()

/** DrawSide with a drawing of these corners. With `pressed`, its button is pressed in the same render that shows the draft as saved. */
function Side({ corners, pressed = false }: { corners: [number, number][]; pressed?: boolean }) {
  const [model, setModel] = useState(() => corners.reduce(drop, startModel({ ring: [], closed: false })))
  useLayoutEffect(() => {
    if (pressed) press()
  }, [pressed])
  const drawing = { ...stateOf(model), hint: null, close: () => setModel(close), showProblem: vi.fn() }
  return (
    <DrawSide
      drawing={drawing as unknown as Drawing}
      draft={AreaDraft.parse({})}
      title="Draw a place that the world would miss"
      steps={['map', 'description']}
      following="description"
      saved={pressed ? 'Draft saved' : ''}
      onNext={onNext}
      onBack={undefined}
      onLater={vi.fn()}
    />
  )
}

test('DrawSide does not go to the next step if the drawing is a line of two vertices', () => {
  render(
    <Side
      corners={[
        [5, 53],
        [5.1, 53],
      ]}
      pressed
    />,
  )
  expect(onNext).not.toHaveBeenCalled()
})

test('DrawSide goes to the next step when its button is pressed at the moment at which the draft becomes saved', () => {
  const corners: [number, number][] = [
    [5, 53],
    [5.1, 53],
    [5.1, 53.1],
  ]
  const { rerender } = render(<Side corners={corners} />)
  rerender(<Side corners={corners} pressed />)
  expect(onNext).toHaveBeenCalledOnce()
})

test('DrawSide shows the given title and the number of steps', () => {
  render(<Side corners={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Draw a place that the world would miss')
  expect(screen.getByText('New area, step 1 of 3')).toBeTruthy()
})
