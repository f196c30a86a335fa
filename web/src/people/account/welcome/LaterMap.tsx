import { useEffect, useState } from 'react'
import { withTexts } from '../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Decoration } from '../../../platform/shell/states/PartBoundary.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { affordsLiveMap, whenIdle } from './liveMap.ts'
import { MapPicture } from './MapPicture.tsx'
import { DESK_VIEW, PHONE_VIEW } from './welcomeView.ts'

// The picture stays where the live map cannot be loaded.
const WelcomeMap = lazyPart(withTexts(async () => (await import('./WelcomeMap.tsx')).WelcomeMap))

/** A picture of the map, and over it the live map once the page is idle, where the device and its network afford it. */
export function LaterMap() {
  const phone = usePhone()
  const [live, setLive] = useState(false)
  useEffect(() => whenIdle(async () => setLive(await affordsLiveMap())), [])
  return (
    <>
      <MapPicture view={phone ? PHONE_VIEW : DESK_VIEW} />
      {live && (
        <Decoration>
          <WelcomeMap />
        </Decoration>
      )}
    </>
  )
}
