import type { Map } from 'maplibre-gl'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconDownload, IconStack2 } from '../../platform/ui/icons.tsx'
import { LevelLegend } from '../style/LevelLegend.tsx'
import { MapButton } from './MapButton.tsx'
import choiceClasses from '../style/choiceRow.module.css'
import classes from './MapControls.module.css'
import type { Bounds } from '../view/mapAddress.ts'
import type { LayerChoice } from '../view/useComposition.ts'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface LayersMenuProps {
  choice: LayerChoice
  onChoice(choice: LayerChoice): void
  map: Map
  /** The box of the map that aerial photos cover; null if there are no aerial photos. */
  aerialBounds: Bounds | null
  onOffline?: (() => void) | undefined
}

/** The menu for the base map and the layers over it. */
export function LayersMenu({ map, choice, onChoice, aerialBounds, onOffline }: LayersMenuProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [open])
  // The map's view is read only on rendering, which is enough, since the menu closes when the map moves.
  const isHere = !open || !aerialBounds || overlaps(map, aerialBounds)
  const ground = (aerial: boolean) => (
    <Row as="label" tight className={choiceClasses.choice}>
      <input
        type="radio"
        name={name}
        checked={choice.aerial === aerial}
        aria-describedby={aerial && !isHere ? `${name}-elsewhere` : undefined}
        onChange={() => onChoice({ ...choice, aerial })}
      />
      {t(aerial ? 'map.aerial' : 'map.ground')}
    </Row>
  )
  return (
    <div className={classes.layers} ref={box}>
      <MapButton label={t('map.layers')} icon={<IconStack2 />} expanded={open} onPress={() => setOpen(!open)} />
      {open && (
        <Box tone="floating" className={classes.menu} role="group" aria-label={t('map.layers')}>
          {aerialBounds && (
            <div role="radiogroup" aria-label={t('map.background')}>
              {ground(false)}
              {ground(true)}
              {!isHere && (
                <p id={`${name}-elsewhere`} className={`${textClasses.caption} ${classes.elsewhere}`}>
                  {t('map.aerialElsewhere')}
                </p>
              )}
            </div>
          )}
          <Row as="label" tight className={choiceClasses.choice}>
            <input
              type="checkbox"
              checked={choice.communities}
              onChange={({ target }) => onChoice({ ...choice, communities: target.checked })}
            />
            {t('map.communities')}
          </Row>
          <Stack ruled className={classes.legend}>
            <LevelLegend />
          </Stack>
          {onOffline && (
            <Button
              kind="text"
              icon={<IconDownload size={20} aria-hidden="true" />}
              onClick={() => {
                setOpen(false)
                onOffline()
              }}
            >
              {t('map.offline')}
            </Button>
          )}
        </Box>
      )}
    </div>
  )
}

function overlaps(map: Map, [west, south, east, north]: Bounds): boolean {
  const view = map.getBounds()
  return view.getWest() < east && view.getEast() > west && view.getSouth() < north && view.getNorth() > south
}
