import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconPrinter } from '../../platform/ui/icons.tsx'
import classes from './HotspotMap.module.css'

/** The picture of the map on paper in pixels of CSS, and its dots for each. */
const SHEET = { width: 1000, height: 620, ratio: 2 }

/** Draws a map for paper once it is light. @throws Error where the code or the picture cannot be had */
async function lightPictureOf(map: Map): Promise<string> {
  const { pictureOfMap, themeShown } = await import('../../map/view/pictureOfMap.ts')
  await themeShown(map, 'light')
  return pictureOfMap(map, SHEET)
}

interface PrintRunProps {
  map: Map | null
  /** Makes the map light, or as the screen is again. */
  onLight: (light: boolean) => void
}

/** A button that prints the page, with the map as a light picture: what a browser prints of a drawn canvas is often empty. */
export function PrintRun({ map, onLight }: PrintRunProps) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  const print = async () => {
    setMaking(true)
    onLight(true)
    const made = map ? await lightPictureOf(map).catch(() => null) : null
    onLight(false)
    setPicture(made)
    setMaking(false)
    if (!made) window.print()
  }
  return (
    <>
      {picture && (
        <img
          className={classes.picture}
          src={picture}
          alt=""
          onLoad={() => {
            document.documentElement.dataset['pictured'] = ''
            // Blocks until the dialog is closed, where the browser has one.
            window.print()
            delete document.documentElement.dataset['pictured']
          }}
        />
      )}
      <div data-screen-only>
        <Button
          kind="outline"
          icon={<IconPrinter size={20} aria-hidden="true" />}
          busy={making && t('hotspot.printing')}
          onClick={() => void print()}
        >
          {t('hotspot.print')}
        </Button>
      </div>
    </>
  )
}
