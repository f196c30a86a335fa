import { useFormat } from './format.ts'
import { useNow } from './now.ts'

/** How long ago something was, which goes on counting; the exact time stands in its title. */
export function Ago({ at }: { at: string }) {
  const { ago, dateTime } = useFormat()
  // On a device whose clock is behind, what just happened was now.
  const now = new Date(Math.max(useNow(), Date.parse(at)))
  return (
    <time dateTime={at} title={dateTime(at)}>
      {ago(at, now)}
    </time>
  )
}
