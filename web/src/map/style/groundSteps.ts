import type { MapColours } from '@fieldfare/shared/map/mapColours.ts'

/** One step of drawing the ground of a map: all features of one layer of the base map, filled or as lines. */
export type GroundStep = {
  layer: 'coast' | 'land' | 'lake' | 'river' | 'border'
  colour: string
} & ({ kind: 'fill' } | { kind: 'line'; width: number })

/** Returns the steps that draw the ground of a small or still map, from the back, over a picture filled with sea. Widths are in pixels. */
export const groundSteps = (colours: MapColours): readonly GroundStep[] => [
  { layer: 'coast', kind: 'line', colour: colours.shallowsFar, width: 18 },
  { layer: 'coast', kind: 'line', colour: colours.shallowsNear, width: 9 },
  { layer: 'land', kind: 'fill', colour: colours.land },
  { layer: 'lake', kind: 'fill', colour: colours.lake },
  { layer: 'lake', kind: 'line', colour: colours.coast, width: 0.7 },
  { layer: 'river', kind: 'line', colour: colours.stream, width: 1.6 },
  { layer: 'coast', kind: 'line', colour: colours.coast, width: 0.9 },
  { layer: 'border', kind: 'line', colour: colours.border, width: 0.7 },
]
