import { useEffect } from 'react'
import { useMe } from '../platform/session/me.ts'
import { liveEvents } from '../liveEvents.ts'
import { connectLive } from '../platform/api/live.ts'
import { logError } from '../platform/api/log.ts'
import { usePeopleOnPage } from '../people/account/peopleOnPage.ts'
import { useJoined } from '../platform/api/useLive.ts'
import { sendDraftsWhenBack } from '../platform/draft/sendDraftsWhenBack.ts'
import { hasOfflineMaps } from '../platform/shell/states/offlineMapsHint.ts'
import { setUnread } from '../platform/shell/routing/title.ts'

let connected = false

const loadActs = () => import('../acts.ts').then(({ ACTS }) => ACTS)

/** Opens the live connection when the first layout renders. Every page joins the person's channel, whose events say which of their data is stale. */
export function useLiveConnection(): void {
  const { me } = useMe()
  const unread = me ? me.unreadNotices + me.unreadMessages : 0
  useJoined(me ? [{ feed: 'me' }] : [])
  usePeopleOnPage(me?.id)
  useEffect(() => setUnread(unread), [unread])
  const personId = me?.id
  useEffect(() => {
    // The code of the outbox is loaded only now, and never for a guest.
    if (personId)
      import('../platform/outbox/outbox.ts').then(({ startOutbox }) => startOutbox(loadActs)).catch(logError)
  }, [personId])
  useEffect(() => {
    if (hasOfflineMaps()) import('../land/region/regions.ts').then(({ startRegions }) => startRegions()).catch(logError)
  }, [])
  useEffect(() => {
    if (connected) return
    connected = true
    sendDraftsWhenBack()
    void connectLive(liveEvents)
  }, [])
}
