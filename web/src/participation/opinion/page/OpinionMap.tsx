import { GROUP_PEOPLE, MAP_PEOPLE, type OpinionMapView, type OpinionView } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { opinions } from '../data.ts'
import { GroupList } from './GroupList.tsx'
import { GroupDrawing } from './GroupDrawing.tsx'
import { letterOf } from './letters.ts'

/** The drawing of the people grouped by their votes, with a text that says the same; the text alone while there are too few people. */
export function OpinionMap({ opinion }: { opinion: OpinionView }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { data: map, error, refetch } = useOnce(opinions.map, { id: opinion.id })
  return (
    <Stack as="section" gap="l" aria-labelledby="opinion-map">
      <h2 id="opinion-map" className={textClasses.title}>
        {t('opinion.map.title')}
      </h2>
      {error && !map && <FailureStrip failure={error} onRetry={() => void refetch()} />}
      {map && map.groups.length === 0 && <Few map={map} />}
      {map && map.groups.length > 0 && (
        <>
          <p className={textClasses.quiet}>{t('opinion.map.text')}</p>
          <GroupDrawing map={map} />
        </>
      )}
      {map && <Mine map={map} votes={opinion.mine?.votes ?? null} open={!opinion.endedAt} />}
      {map && <GroupList map={map} />}
      {map?.madeAt && map.groups.length > 0 && (
        <p className={textClasses.caption}>{t('opinion.map.made', { when: dateTime(map.madeAt) })}</p>
      )}
    </Stack>
  )
}

function Few({ map: { placed, votesNeeded } }: { map: OpinionMapView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (placed >= MAP_PEOPLE) return <p>{t('opinion.map.noGroups', { number: number(GROUP_PEOPLE) })}</p>
  const words = { needed: number(MAP_PEOPLE), votes: number(votesNeeded), number: number(placed) }
  return <p>{placed > 0 ? t('opinion.map.few', words) : t('opinion.map.fewNone', words)}</p>
}

/** Says in which group the reader is, or what they have to do to be on the map. */
function Mine({ map, votes, open }: { map: OpinionMapView; votes: number | null; open: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { mine, groups, votesNeeded } = map
  if (mine && groups.length > 0)
    return (
      <p className={textClasses.strong}>
        {mine.group === null ? t('opinion.map.youOutside') : t('opinion.map.youIn', { letter: letterOf(mine.group) })}
      </p>
    )
  const missing = votes === null ? 0 : votesNeeded - votes
  if (missing <= 0 || !open) return null
  return <p className={textClasses.quiet}>{t('opinion.map.youNot', { count: missing, number: number(missing) })}</p>
}
