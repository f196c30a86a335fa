import { localeOf } from '@fieldfare/shared/locale.ts'
import type { StillSize, WelcomePlace } from '@fieldfare/shared/welcomeView.ts'
import { shapePath } from '../picture/mapSvg.ts'
import type { Tellable } from './choosePlace.ts'
import { firstSentence } from './firstSentence.ts'
import { stillFrame } from './still.ts'

/** The version of the drawing style: to be raised when still pictures change their look, so that caches fetch them again. */
const STYLE = 1

/** Returns the path of the still picture at the present version. */
export const stillAddress = ({ id, version }: Pick<Tellable, 'id' | 'version'>, size: StillSize): string =>
  `/pictures/welcome/${id}/${STYLE}-${version}-${size}.webp`

/** Returns an area as the welcome page shows it, without its maker; null if it has no photo. */
export function toWelcomePlace(row: Tellable): Omit<WelcomePlace, 'credit'> | null {
  const [photo] = row.photos ?? []
  if (!photo) return null
  return {
    id: row.id,
    title: row.title,
    words: firstSentence(row.description),
    locale: localeOf(row.locale),
    photo,
    stills: { phone: stillAddress(row, 'phone'), desk: stillAddress(row, 'desk') },
    outline: shapePath(stillFrame(row.geometry), row.geometry),
  }
}
