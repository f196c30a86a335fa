import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconPrinter } from '../../platform/ui/icons.tsx'
import classes from './HotspotMap.module.css'

/** The size of the printed map's picture in CSS pixels, and its device pixels per CSS pixel. */
const SHEET = { width: 1000, height: 620, ratio: 2 }

/** Returns the URL of a picture of a map once it shows light colours. @throws Error if the code cannot be loaded or the picture not made */
async function lightPictureOf(map: Map): Promise<string> {
  const { pictureOfMap, themeShown } = await import('../../map/view/pictureOfMap.ts')
  await themeShown(map, 'light')
  return pictureOfMap(map, SHEET)
}

interface PrintRunProps {
  map: Map | null
  /** Switches the map to light colours (true), or back to the theme of the screen (false). */
  onLight: (light: boolean) => void
}

/** A button that prints the page with the map as a picture in light colours, since browsers often print a map's canvas empty. */
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
            // In browsers with a print dialog, this blocks until the dialog is closed.
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
