import type { EmbeddedMap } from '@fieldfare/shared/embed.ts'
import { filterQuery } from '@fieldfare/shared/filterQuery.ts'
import { type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_FOREVER } from '@fieldfare/shared/loveMap.ts'
import { useEffect, useState } from 'react'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { MapCanvas } from '../../map/view/MapCanvas.tsx'
import type { MapControl, MapPick } from '../../map/view/mapProps.ts'
import { paths } from '../../platform/paths.ts'
import { Anchor } from '../../platform/ui/Button.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import { Mark } from '../../platform/ui/Mark.tsx'
import classes from './EmbedScreen.module.css'

const CONTROLS: readonly MapControl[] = ['zoom']
const LOVE: { levels: readonly Level[]; year: number } = { levels: LEVELS, year: LOVE_FOREVER - 1 }

/** A map embedded in a page of another site. It needs no account or live connection, and opens the full site in a new tab. */
export function EmbedScreen({ map: { title, label, page, community } }: { map: EmbeddedMap }) {
  const config = usePublicConfig()
  const theme = useTheme()
  return (
    <>
      <div className={classes.map}>
        <MapCanvas
          label={label}
          theme={theme}
          styleUrl={config?.mapStyleUrl}
          fit={community?.bbox}
          filter={community ? filterQuery({ land: community.id }) : ''}
          love={community ? null : LOVE}
          everyone={community !== null}
          controls={CONTROLS}
          onPick={open}
        />
      </div>
      <Row as="footer" tight justify="between" pad="s" className={classes.foot}>
        <h1 className={classes.title}>{title}</h1>
        <Anchor kind="text" href={page.address} target="_blank" rel="noopener" icon={<Mark size={26} />}>
          {page.words}
        </Anchor>
      </Row>
    </>
  )
}

/** Opens the pressed area or community in a new tab. */
function open({ areas: [area], communities: [community] }: MapPick): void {
  const path = area ? paths.area(area.id) : community && paths.community(community.id)
  if (path) window.open(path, '_blank', 'noopener')
}

/** Returns the colour scheme in the URL, such as `?theme=dark`, else that of the reader's device. */
function useTheme(): 'light' | 'dark' {
  const [dark] = useState(() => window.matchMedia('(prefers-color-scheme: dark)'))
  const [system, setSystem] = useState(dark.matches)
  useEffect(() => {
    const follow = () => setSystem(dark.matches)
    dark.addEventListener('change', follow)
    return () => dark.removeEventListener('change', follow)
  }, [dark])
  const asked = new URLSearchParams(window.location.search).get('theme')
  const theme = asked === 'light' || asked === 'dark' ? asked : system ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset['scheme'] = theme
  }, [theme])
  return theme
}
