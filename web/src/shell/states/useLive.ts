import { useEffect } from 'react'
import { useMe } from '../../account/data.ts'
import { events } from '../../api/events.ts'
import { connectLive, useChannel } from '../../api/live.ts'
import { logError } from '../../api/log.ts'
import { sendDraftsWhenBack } from '../../draft/whenBack.ts'
import { setUnread } from '../routing/title.ts'

let connected = false

/** Opens the live connection with the first page that has a layout, and hears what concerns everyone and oneself. */
export function useLive(): void {
  const { me } = useMe()
  const unread = me?.unreadNotices ?? 0
  useChannel(...(me ? [{ feed: 'me' } as const] : []))
  useEffect(() => setUnread(unread), [unread])
  useEffect(() => {
    if (connected) return
    connected = true
    sendDraftsWhenBack()
    connectLive(events).catch((error: unknown) => {
      connected = false
      logError(error)
    })
  }, [])
}
