import type { HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { SITE_NAME } from '@fieldfare/shared/siteName.ts'

/** Returns the side of a run's cells as text, such as 1km. */
export const sideOf = ({ cellMetres }: Pick<HotspotRunView, 'cellMetres'>): string =>
  cellMetres < 1000 ? `${cellMetres}m` : `${cellMetres / 1000}km`

/** Returns the sentence for citing a run. */
export function citationOf(run: HotspotRunView, site: string): string {
  const { number, level, place, box, snapshotAt, method, codeVersion, result, reduced } = run
  const people = result ? `, ${reduced ? 'at least ' : ''}${result.respondents} people` : ''
  return (
    `${SITE_NAME} (${new URL(site).hostname}), ${(snapshotAt ?? run.createdAt).slice(0, 4)}. ` +
    `Hotspots of highly valued natural places, run ${number}: ${level}, cells of ${sideOf(run)}, ` +
    `${place ?? `box ${(box ?? []).join(', ')}`}${people}, as of ${(snapshotAt ?? run.createdAt).slice(0, 10)}. ` +
    `Method ${method}, software ${codeVersion}. ${site}/hotspots/${run.id}`
  )
}
