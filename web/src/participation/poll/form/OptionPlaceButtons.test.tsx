// @vitest-environment happy-dom
import { polygon, square } from '@fieldfare/shared/geo/testShapes.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Placing } from '../../place/placing.ts'
import { OptionPlaceButtons } from './OptionPlaceButtons.tsx'

afterEach(cleanup)

const place = polygon(square(5, 53, 0.01))
const drawing = { ring: square(5, 53).slice(0, 2), closed: false }
const onOpen = vi.fn()

function show(placing: Placing) {
  function Field() {
    const [value, setValue] = useState(placing)
    return <OptionPlaceButtons number={2} placing={value} onOpen={onOpen} onChange={setValue} />
  }
  return render(<Field />)
}
const button = (name: string) => screen.getByRole('button', { name })

test('OptionPlaceButtons shows the size of a shape; removing the shape moves the focus to the button that adds a place', () => {
  show({ place })
  expect(screen.getByText(/^A shape of 7\d\.?\d* ha on the map$/)).toBeTruthy()
  fireEvent.click(button('Change the location of option 2'))
  expect(onOpen).toHaveBeenLastCalledWith('choose')
  fireEvent.click(button('Remove the location of option 2'))
  expect(document.activeElement).toBe(button('Put option 2 on the map'))
})

test('OptionPlaceButtons: an unfinished drawing can be continued, and removing the drawing shows the former shape again', () => {
  show({ place, drawing })
  expect(screen.getByText('A shape that isn’t finished')).toBeTruthy()
  fireEvent.click(button('Continue drawing the shape of option 2'))
  expect(onOpen).toHaveBeenLastCalledWith('draw')
  fireEvent.click(button('Remove the drawing of option 2'))
  expect(screen.getByText(/^A shape of/)).toBeTruthy()
})
