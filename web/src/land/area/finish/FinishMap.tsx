import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { casingColour, LEVEL_RULES, LEVEL_STYLE, levelColour, OWN_GLOW } from '@fieldfare/shared/map/levels.ts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../../platform/api/publicConfig.ts'
import { MapView } from '../../../map/view/MapView.tsx'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { finishFrame, pathsOf, positionOf } from './finishFrame.ts'
import classes from './FinishMap.module.css'

/** Pixels at the lower edge of a phone's map that the sheet covers. */
const COVERED = 44

/** A still map of an area, with a line that is animated once around the area and then glows. */
export function FinishMap({ area }: { area: Pick<MyAreaView, 'geometry' | 'level'> }) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const covered = usePhone() ? COVERED : 0
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    // The map's size is known only once the dialog is open.
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width, height })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const frame = useMemo(
    () => size && finishFrame(area.geometry, size.width, size.height, covered),
    [area, size, covered],
  )
  return (
    <div ref={box} className={classes.map} inert>
      {frame && (
        <>
          <MapView
            key={`${frame.width} ${frame.height}`}
            label={t('area.wizard.mapLabel')}
            theme={theme}
            styleUrl={config?.mapStyleUrl ?? null}
            at={positionOf(frame)}
            everyone={false}
            controls={[]}
            inset={{ bottom: covered }}
          />
          <RunningLine paths={pathsOf(area.geometry, frame)} level={area.level} theme={theme} />
        </>
      )}
    </div>
  )
}

interface RunningLineProps {
  paths: readonly string[]
  level: MyAreaView['level']
  theme: 'light' | 'dark'
}

function RunningLine({ paths, level, theme }: RunningLineProps) {
  const mask = useId()
  const whole = paths.join('')
  const { line, casing } = LEVEL_RULES
  return (
    <>
      <svg className={classes.drawing} aria-hidden="true">
        <path
          className={classes.glow}
          d={whole}
          fill={OWN_GLOW.fillColour}
          fillOpacity={OWN_GLOW.fill[theme]}
          fillRule="evenodd"
          stroke={OWN_GLOW[theme]}
          strokeWidth={OWN_GLOW.width}
        />
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          {paths.map((path) => (
            <path
              key={path}
              className={classes.run}
              d={path}
              pathLength={1}
              stroke="white"
              strokeWidth={casing.own + 2}
            />
          ))}
        </mask>
        <g mask={`url(#${mask})`}>
          <path d={whole} stroke={casingColour(theme)} strokeWidth={casing.own} />
          <path
            d={whole}
            stroke={levelColour(level, theme)}
            strokeWidth={line.own}
            strokeDasharray={LEVEL_STYLE[level].dash.join(' ')}
            strokeLinecap="round"
          />
        </g>
      </svg>
      {paths[0] && <span className={classes.head} style={{ offsetPath: `path('${paths[0]}')` }} aria-hidden="true" />}
    </>
  )
}
