import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { IconCamera } from '../../../platform/ui/icons.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { Grid, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { ChosenTreasure } from './ChosenTreasure.tsx'
import { cardId, TreasureCard } from './TreasureCard.tsx'
import { useChosen } from './useChosen.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { treasures } from '../data.ts'

/** The tab with the treasures of a community in a gallery; the community's map shows them, too. */
export function TreasuresTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { id } = community
  const query = usePagedQuery(treasures.of, { communityId: id })
  const [chosen, choose] = useChosen(id)
  const refused = useRights(community).why('treasure.add')

  const close = () => {
    const card = chosen && document.getElementById(cardId(chosen))
    if (chosen) (card || document.querySelector<HTMLElement>('[role=tabpanel]'))?.focus()
    choose(null)
  }
  const add = refused ? (
    <JoinPrompt community={community} why={refused} joinAbove />
  ) : (
    <ButtonLink
      to={paths.addTreasure(id)}
      kind={community.mine?.subscribed ? 'call' : 'action'}
      icon={<IconCamera size={22} aria-hidden="true" />}
    >
      {t('treasure.tab.add')}
    </ButtonLink>
  )
  const details = chosen && (
    <ChosenTreasure
      key={chosen}
      id={chosen}
      community={community}
      known={query.items?.find((each) => each.id === chosen)}
      onClose={close}
    />
  )
  return (
    <Stack gap="xl">
      <PagedList
        query={query}
        loading={t('content.treasure.loading')}
        empty={
          <>
            <Stack gap="s">
              <h2 className={textClasses.title}>{t('content.treasure.emptyTitle')}</h2>
              <p>{t('content.treasure.empty')}</p>
            </Stack>
            {add}
            {details}
          </>
        }
      >
        {(treasures) => (
          <>
            {add}
            {details}
            <Grid as="ul" least="s" gap="l" aria-label={t('treasure.tab.gallery')}>
              {treasures.map((treasure) => (
                <TreasureCard
                  key={treasure.id}
                  treasure={treasure}
                  chosen={treasure.id === chosen}
                  onChoose={() => choose(treasure.id)}
                />
              ))}
            </Grid>
          </>
        )}
      </PagedList>
    </Stack>
  )
}
