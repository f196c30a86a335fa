import { useEffect } from 'react'
import { useMe } from '../platform/session/me.ts'
import { liveEvents } from '../liveEvents.ts'
import { connectLive, useChannel } from '../platform/api/live.ts'
import { sendDraftsWhenBack } from '../platform/draft/whenBack.ts'
import { setUnread } from '../platform/shell/routing/title.ts'

let connected = false

/** Opens the live connection when the first layout renders, and subscribes to the events of the signed-in person. */
export function useLive(): void {
  const { me } = useMe()
  const unread = me ? me.unreadNotices + me.unreadMessages : 0
  useChannel(...(me ? [{ feed: 'me' } as const] : []))
  useEffect(() => setUnread(unread), [unread])
  useEffect(() => {
    if (connected) return
    connected = true
    sendDraftsWhenBack()
    void connectLive(liveEvents)
  }, [])
}
