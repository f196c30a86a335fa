import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { positionFailure, requestPosition } from '../../../map/controls/requestPosition.ts'
import type { Bounds } from '../../../map/view/mapAddress.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconCurrentLocation } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

export interface NearPoint {
  lng: number
  lat: number
  /** True for the reader's own position, false for the middle of the map. */
  own: boolean
}

interface NearWaysProps {
  bounds: Bounds | null
  onChoose: (near: NearPoint) => void
}

/** Buttons to list areas near the reader or near the middle of the map. The device's position is read only after a press. */
export function NearWays({ bounds, onChoose }: NearWaysProps) {
  const { t } = useTranslation()
  const [finding, setFinding] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof positionFailure> | null>(null)

  async function find() {
    setFinding(true)
    setFailure(null)
    try {
      onChoose({ ...(await requestPosition()), own: true })
    } catch (error) {
      setFailure(positionFailure(error))
      setFinding(false)
    }
  }

  return (
    <Stack pad="gutter" gap="s">
      <Row gap="s">
        <Button
          icon={<IconCurrentLocation size={22} aria-hidden="true" />}
          busy={finding && t('map.near.finding')}
          onClick={() => void find()}
        >
          {t('map.near.here')}
        </Button>
        {failure && bounds && (
          <Button kind="text" onClick={() => onChoose({ ...middleOf(bounds), own: false })}>
            {t('map.near.middle')}
          </Button>
        )}
      </Row>
      <p role="status" className={textClasses.quiet}>
        {failure && t(failure)}
      </p>
    </Stack>
  )
}

const middleOf = ([west, south, east, north]: Bounds) => ({
  lng: Math.min(180, Math.max(-180, (west + east) / 2)),
  lat: Math.min(85, Math.max(-85, (south + north) / 2)),
})
