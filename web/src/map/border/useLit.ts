import type { BorderView } from '@fieldfare/shared/border.ts'
import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { centreOf, placeAt } from '../draw/aim.ts'
import type { Lit } from '../draw/DrawBar.tsx'
import type { Point } from '../draw/hit.ts'
import type { HintKey } from '../draw/state.ts'
import type { Drawing } from '../draw/useDrawing.ts'
import type { Draft } from '../operations/operations.ts'
import { boundsOf, fitTo, prefersStill } from '../view/fit.ts'
import { useBordersAt } from './data.ts'
import type { Surface } from './surface.ts'
import { takeSurface } from './takeSurface.ts'
import { useSurfaceNames } from './useSurfaceNames.ts'
import { type Sight, watchSurfaces } from './watchSurfaces.ts'

const HECTARE_M2 = 10_000
const NOTHING: Sight = { surface: null, at: null, rests: true, detailed: false }
/** The most other borders that are offered at once, so that their buttons stay at the edge of the map. */
const CHOICES_MAX = 2

export interface Lighting {
  sight: Sight
  /** The surface under the crosshair, which the large button could take over. */
  lit: Lit | null
  /** Other borders at the same place, to take over instead. */
  choices: Lit[]
  /** True while a border is being fetched. */
  taking: boolean
  /** The surface whose border has just been taken over, while its light fades into the drawn line. */
  taken: Surface | null
  endTaken(): void
  /** The key of the drawing's hint. If a tap on the empty drawing can take over a border, the hint says so. */
  hint: HintKey
}

/** Returns the handler of a tap on an empty drawing, for `useDrawing`: `takeAt` calls the function that was last passed to `set`. */
export function useFirstTap() {
  const [tap] = useState(() => {
    let does: (point: Point) => boolean = () => false
    return {
      takeAt: (point: Point) => does(point),
      set: (next: typeof does) => {
        does = next
      },
    }
  })
  return tap
}

/** Highlights the wood, lake or other surface under the crosshair of a drawing, and takes over the surface's border on a press or tap. */
export function useLit(
  map: Map | null,
  drawing: Drawing,
  touch: boolean,
  setTap: ReturnType<typeof useFirstTap>['set'],
): Lighting {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { named, within } = useSurfaceNames()
  const schema = usePublicConfig()?.baseMap?.schema
  const [sight, setSight] = useState<Sight>(NOTHING)
  const [taking, setTaking] = useState(false)
  const [taken, setTaken] = useState<{ id: string; others: BorderView[]; draft: Draft | null } | null>(null)
  const [glowing, setGlowing] = useState<Surface | null>(null)
  const { draft, tool, closed, goal, circle, cross, direct, light, takeBorder, inset } = drawing
  const few = !closed && !goal && !circle && tool === 'dots' && draft.ring.length < 3
  const watch = useRef<ReturnType<typeof watchSurfaces> | null>(null)

  const focus = useEffectEvent((): Point | null => {
    const last = draft.ring.at(-1)
    if (!map || !few) return null
    if (cross) return centreOf({ map, inset: () => inset })
    return direct && last ? map.project(last) : null
  })
  const see = useEffectEvent((next: Sight) => setSight((before) => (isSame(before, next) ? before : next)))
  useEffect(() => {
    if (!map || !schema) return
    const watched = watchSurfaces(map, schema, () => focus(), (next) => see(next)) // oxfmt-ignore
    watch.current = watched
    return () => {
      watch.current = null
      watched.end()
      setSight(NOTHING)
    }
  }, [map, schema])
  useEffect(() => watch.current?.look(), [few, cross, direct, draft, inset])

  const { surface } = sight
  useEffect(() => {
    if (!surface) return
    light(surface)
    return () => light(null)
  }, [surface, light])

  const take = async (wanted: Surface, at: Position) => {
    setTaking(true)
    const found = await takeSurface(wanted, at)
    if (found) {
      await takeBorder(found.shape, found.facts, draft)
      setTaken({ id: found.facts.id, others: found.others, draft: null })
      const moves = show(found.shape)
      if (!moves && !prefersStill()) setGlowing(wanted)
    } else drawing.refuseBorder()
    setTaking(false)
  }
  /** Moves the map if part of a border is out of view. @returns whether the map moves */
  const show = (shape: Surface['shape']): boolean => {
    const bounds = boundsOf([shape])
    if (!map || !bounds) return false
    const [west, south, east, north] = bounds
    const view = map.getBounds()
    if (view.contains([west, south]) && view.contains([east, north])) return false
    fitTo(map, bounds, inset)
    return true
  }

  // A person who undoes a taken border did not want one: from then on, taps place dots.
  const begun = draft.begun !== undefined
  const [declined, setDeclined] = useState({ begun, ever: false })
  if (declined.begun !== begun)
    setDeclined({ begun, ever: declined.ever || (declined.begun && draft.ring.length === 0) })
  useEffect(() => {
    setTap((point) => {
      const under = declined.ever || taking || !map ? null : watch.current?.under(point)
      if (!map || !under || !isMeant(map, under)) return false
      void take(under, placeAt(map, point))
      return true
    })
  })

  if (taken && taken.draft === null && draft.begun?.id === taken.id) setTaken({ ...taken, draft })
  const dot = touch && draft.ring.length === 1 && !closed && !goal ? (draft.ring[0] ?? null) : null
  const around = useBordersAt(dot)
  const further = taken?.draft === draft ? taken.others : dot ? around.filter((one) => !isSurface(one, surface)) : []
  const choices = further.slice(0, CHOICES_MAX).map((border): Lit => ({
    label: t('land.border.instead', { what: named(border), size: size(border.hectares * HECTARE_M2) }),
    async take() {
      await takeBorder(border.shape, border)
      setTaken(null)
      show(border.shape)
    },
  }))
  const at = sight.at
  // With a mouse or keys, `BorderOffer` offers the borders around the first dot.
  const isOffered = touch || draft.ring.length === 0
  return {
    sight,
    taking,
    taken: glowing,
    endTaken: () => setGlowing(null),
    hint: sight.detailed && drawing.hint === 'start' && drawing.input === 'touch' ? 'startArea' : drawing.hint,
    choices,
    lit:
      isOffered && surface && at && map
        ? { label: within(surface), take: () => take(surface, placeAt(map, at)) }
        : null,
  }
}

const isSame = (a: Sight, b: Sight): boolean =>
  a.surface === b.surface &&
  a.rests === b.rests &&
  a.detailed === b.detailed &&
  (a.at === b.at || (a.at !== null && b.at !== null && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 1))

const isSurface = (border: BorderView, surface: Surface | null): boolean => border.kind === surface?.kind

/** Tells whether a tap means the whole surface: not if the surface is larger than the view and continues into tiles that are not loaded. */
function isMeant(map: Map, { whole, m2 }: Surface): boolean {
  const view = map.getBounds()
  const [west, south, east, north] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return whole || m2 < geodesicArea({ type: 'Polygon', coordinates: [ring] })
}
