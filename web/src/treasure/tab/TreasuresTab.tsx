import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconCamera } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { failureIn } from '../../api/queries.ts'
import { useRights } from '../../community/useRights.ts'
import { failureText } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { JoinPrompt } from '../../content/JoinPrompt.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useTreasures } from '../data.ts'
import { ChosenTreasure } from './ChosenTreasure.tsx'
import { cardId, TreasureCard } from './TreasureCard.tsx'
import { TreasureMap } from './TreasureMap.tsx'
import classes from './TreasuresTab.module.css'
import { useChosen } from './useChosen.ts'

/** What people found in a community: the same on its map and in a gallery. */
export function TreasuresTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { id } = community
  useChannel({ feed: 'treasures', scope: 'community', id })
  const asked = useTreasures(id)
  const [chosen, choose] = useChosen(id)
  const why = useRights(community).why('treasure.add')
  const failure = failureIn(asked)
  if (failure)
    return (
      <NoticeStrip kind="bad" action={<Button onClick={() => void asked.refetch()}>{t('app.word.tryAgain')}</Button>}>
        {failureText(t, failure)}
      </NoticeStrip>
    )
  if (!asked.data) return <SkeletonLines label={t('treasure.tab.loading')} lines={6} />

  const close = () => {
    if (chosen) (document.getElementById(cardId(chosen)) ?? document.getElementById('tab-panel'))?.focus()
    choose(null)
  }
  const treasures = asked.data.pages.flatMap(({ items }) => items)
  const empty = treasures.length === 0
  const add = why ? (
    <JoinPrompt community={community} why={why} />
  ) : (
    <ButtonLink
      to={paths.addTreasure(id)}
      kind={community.mine?.subscribed ? 'call' : 'action'}
      icon={<IconCamera size={22} aria-hidden="true" />}
    >
      {t('treasure.tab.add')}
    </ButtonLink>
  )
  return (
    <div className={classes.tab}>
      {empty && (
        <div className={classes.empty}>
          <h2>{t('treasure.tab.emptyTitle')}</h2>
          <p>{t('treasure.tab.empty')}</p>
        </div>
      )}
      {add}
      {!empty && <TreasureMap community={community} treasures={treasures} chosen={chosen} onChoose={choose} />}
      {chosen && (
        <ChosenTreasure
          key={chosen}
          id={chosen}
          community={community}
          known={treasures.find((each) => each.id === chosen)}
          onClose={close}
        />
      )}
      {!empty && (
        <ul className={classes.gallery} aria-label={t('treasure.tab.gallery')}>
          {treasures.map((treasure) => (
            <TreasureCard
              key={treasure.id}
              treasure={treasure}
              chosen={treasure.id === chosen}
              onChoose={() => choose(treasure.id)}
            />
          ))}
        </ul>
      )}
      {asked.hasNextPage && (
        <Button
          kind="soft"
          busy={asked.isFetchingNextPage && t('app.word.loading')}
          onClick={() => void asked.fetchNextPage()}
        >
          {t('treasure.tab.more')}
        </Button>
      )}
    </div>
  )
}
