import { useFormat } from './format.ts'
import { useNow } from './now.ts'

/** The time since a moment, such as 3 days ago, updated each minute, with the exact time in its title. */
export function Ago({ at }: { at: string }) {
  const { ago, dateTime } = useFormat()
  // A device whose clock is behind must not show a time in the future.
  const now = new Date(Math.max(useNow(), Date.parse(at)))
  return (
    <time dateTime={at} title={dateTime(at)}>
      {ago(at, now)}
    </time>
  )
}
