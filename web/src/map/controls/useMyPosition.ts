import { Marker, type Map } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/overlay/toasts.ts'
import { requestPosition, positionFailure } from './requestPosition.ts'
import { MAP_MOTION, prefersStill } from '../view/fit.ts'
import classes from './useMyPosition.module.css'

/** Zoom at which a neighbourhood fills the screen. */
const NEAR = 13

/** Asks the device for its position, moves the map there and marks it. The position is neither sent nor stored. */
export function useMyPosition(map: Map): [find: () => void, finding: boolean] {
  const { t } = useTranslation()
  const [finding, setFinding] = useState(false)
  const marker = useRef<Marker>(undefined)
  useEffect(() => () => void marker.current?.remove(), [map])

  const here = ({ lng, lat }: { lng: number; lat: number }) => {
    const center: [number, number] = [lng, lat]
    marker.current ??= new Marker({ element: dot(t('map.position.here')) })
    marker.current.setLngLat(center).addTo(map)
    map.easeTo({ center, zoom: Math.max(map.getZoom(), NEAR), duration: prefersStill() ? 0 : MAP_MOTION })
  }
  const find = () => {
    if (finding) return
    setFinding(true)
    requestPosition()
      .then(here, (error: unknown) => void showToast(t(positionFailure(error))))
      .finally(() => setFinding(false))
  }
  return [find, finding]
}

function dot(label: string): HTMLElement {
  const element = document.createElement('div')
  element.className = classes.dot ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  return element
}
