import { Marker, type Map } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { requestPosition, positionFailure } from './requestPosition.ts'
import { MAP_MOTION, prefersStill } from '../view/fit.ts'
import { setMyPosition, useFollowMe, useMyLastPosition } from './myPosition.ts'
import classes from './useMyPosition.module.css'

/** The zoom at which a neighbourhood fills the screen. */
const NEAR = 13

/**
 * Returns a function that asks the device for its position and moves the map there. From then on, every map with this button marks the
 * position and keeps the mark up to date, also the map of a drawing. The position is neither sent nor stored.
 * @param offered whether the map has the button
 */
export function useMyPosition(map: Map, offered: boolean): [find: () => void, finding: boolean] {
  const { t } = useTranslation()
  const [finding, setFinding] = useState(false)
  const position = useMyLastPosition()
  const isShown = offered && position !== null
  useFollowMe(isShown)

  const label = t('map.position.here')
  const marker = useRef<Marker>(undefined)
  useEffect(() => {
    if (!isShown) return
    marker.current = new Marker({ element: dot(label) })
    return () => {
      marker.current?.remove()
      marker.current = undefined
    }
  }, [map, isShown, label])
  useEffect(() => {
    if (position) marker.current?.setLngLat(position).addTo(map)
  }, [map, isShown, label, position])

  const find = () => {
    if (finding) return
    setFinding(true)
    requestPosition()
      .then(
        (found) => {
          setMyPosition(found)
          const center: [number, number] = [found.lng, found.lat]
          map.easeTo({ center, zoom: Math.max(map.getZoom(), NEAR), duration: prefersStill() ? 0 : MAP_MOTION })
        },
        (error: unknown) => void showToast(t(positionFailure(error))),
      )
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
