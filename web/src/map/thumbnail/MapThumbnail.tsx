import type { Level } from '@fieldfare/shared/limits.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useEffect, useRef, useState } from 'react'
import { baseTile } from '../base/baseTiles.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { drawArea, drawCommunity, drawGround, drawPin, type Pin, type PlacedTile } from './drawThumbnail.ts'
import classes from './Thumbnail.module.css'
import { frameFor, tilesOf, type TileAddress } from '@fieldfare/shared/map/mapFrame.ts'
import { drawNames, pickNames, townsOf } from './thumbnailNames.ts'

interface MapThumbnailProps {
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  theme: MapTheme
  /** A place to mark instead of drawing the shape, which then only gives the extent of the picture. */
  pin?: Pin
  /** The width in CSS pixels. The picture shrinks with its column and keeps its aspect ratio. */
  width?: number
  height?: number
}

/**
 * A small still picture of an area on the base map, drawn by the browser when it scrolls into view. Needs no map library, and no
 * network once its one or two tiles are cached. Hidden from screen readers: a text beside it says the same.
 */
export function MapThumbnail({ geometry, level, theme, pin, width = 220, height = 148 }: MapThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isSeen = useSeen(canvas)
  const { lng, lat, about = false } = pin ?? {}
  useEffect(() => {
    if (!isSeen) return
    let late = false
    const frame = frameFor(geometry, width, height)
    void Promise.all(tilesOf(frame).map(placed)).then((loadedTiles) => {
      const context = late ? null : prepare(canvas.current, width, height)
      if (!context) return
      const tiles = loadedTiles.flatMap((tile) => tile ?? [])
      drawGround(context, frame, tiles, theme)
      if (lng !== undefined && lat !== undefined) drawPin(context, frame, { lng, lat, about }, theme)
      else if (level) drawArea(context, frame, geometry, level, theme)
      else drawCommunity(context, frame, geometry, theme)
      drawNames(context, pickNames(townsOf(frame, tiles), frame), theme)
    })
    return () => {
      late = true
    }
  }, [isSeen, geometry, level, lng, lat, about, theme, width, height])
  return (
    <canvas
      ref={canvas}
      className={classes.picture}
      style={{ width, aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    />
  )
}

/** Loads a tile; null if that fails, so that its part of the picture stays land. */
async function placed(address: TileAddress): Promise<PlacedTile | null> {
  const data = await baseTile(address.z, address.x, address.y).catch(() => null)
  return data && { ...address, data }
}

function prepare(canvas: HTMLCanvasElement | null, width: number, height: number): CanvasRenderingContext2D | null {
  if (!canvas) return null
  const ratio = Math.min(2, devicePixelRatio)
  canvas.width = width * ratio
  canvas.height = height * ratio
  const context = canvas.getContext('2d')
  context?.scale(ratio, ratio)
  return context
}

function useSeen(canvas: { current: HTMLCanvasElement | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !canvas.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    })
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [isSeen, canvas])
  return isSeen
}
