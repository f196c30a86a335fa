import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import { IconStack2 } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LevelLegend } from '../style/LevelLegend.tsx'
import { MapButton } from './MapButton.tsx'
import classes from './MapControls.module.css'
import type { LayerChoice } from '../view/useLook.ts'

interface LayersMenuProps {
  choice: LayerChoice
  onChoice(choice: LayerChoice): void
  /** Whether the server offers aerial imagery. */
  hasAerial: boolean
}

/** The menu for the base map and the layers over it. */
export function LayersMenu({ choice, onChoice, hasAerial }: LayersMenuProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const name = useId()
  const outside = useClickOutside(() => setOpen(false))
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    outside.current?.querySelector('button')?.focus()
  })
  const ground = (aerial: boolean) => (
    <label className={classes.choice}>
      <input
        type="radio"
        name={name}
        checked={choice.aerial === aerial}
        onChange={() => onChoice({ ...choice, aerial })}
      />
      {t(aerial ? 'map.aerial' : 'map.ground')}
    </label>
  )
  return (
    <div className={classes.layers} ref={outside}>
      <MapButton label={t('map.layers')} icon={<IconStack2 />} expanded={open} onPress={() => setOpen(!open)} />
      {open && (
        <div className={classes.menu} role="group" aria-label={t('map.layers')}>
          {hasAerial && (
            <>
              {ground(false)}
              {ground(true)}
            </>
          )}
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={choice.communities}
              onChange={({ target }) => onChoice({ ...choice, communities: target.checked })}
            />
            {t('map.communities')}
          </label>
          <div className={classes.legend}>
            <LevelLegend />
          </div>
        </div>
      )}
    </div>
  )
}
