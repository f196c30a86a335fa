import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentHead } from '../../../content/ContentHead.tsx'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { paths } from '../../../platform/paths.ts'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { useDesk } from '../../../platform/ui/layout/usePhone.ts'
import { Give } from './Give.tsx'
import { PledgeMap } from './PledgeMap.tsx'
import classes from './PledgePage.module.css'
import { Reasons } from './Reasons.tsx'
import { usePledgeWords } from './usePledgeWords.ts'
import { WhoGaveDialog } from './WhoGaveDialog.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { pledges } from '../data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Card, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The page of one support project: purpose, place, pledged total, the question if the reader would pledge, and the reasons of others. */
export function PledgePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/pledge/$id' })
  const desk = useDesk()
  const texts = usePledgeWords()
  const query = useLive(pledges.one, { id })
  return (
    <ContentPage
      query={query}
      title={t('app.title.pledge')}
      tab="pledges"
      words={texts}
      aside={(pledge, community) =>
        desk && (
          <Stack as="aside" gap="xl" className={classes.aside}>
            <Card pad="xl">
              <Give pledge={pledge} community={community} />
            </Card>
            {community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={pledge.id} />}
          </Stack>
        )
      }
    >
      {(pledge, community) => <Shown pledge={pledge} community={community} desk={desk} />}
    </ContentPage>
  )
}

interface ShownProps {
  pledge: PledgeView
  community: CommunityView
  desk: boolean
}

function Shown({ pledge, community, desk }: ShownProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { may } = useRights(community)
  const [listing, setListing] = useState(false)
  const { id, creator, title, photos, geometry, editedAt } = pledge
  return (
    <>
      <ContentHead
        kind="pledge"
        view={pledge}
        description={pledge.description}
        community={community}
        by={t('pledge.page.by', { name: creator.name || t('app.word.formerMember') })}
        tab="pledges"
        words={{ share: t('pledge.page.share'), delete: t('pledge.page.delete') }}
      >
        {may('pledge.change', creator.id) && (
          <ButtonLink kind="text" to={paths.editPledge(id)}>
            {t('pledge.page.edit')}
          </ButtonLink>
        )}
        {may('pledge.seeGivers') && (
          <Button kind="text" onClick={() => setListing(true)}>
            {t('pledge.who.open')}
          </Button>
        )}
      </ContentHead>
      {community.mine?.moderator && <ContentReports communityId={community.id} withinId={id} id={id} panel />}
      <Stack gap="xl">
        {editedAt && <p className={textClasses.quiet}>{t('pledge.page.edited', { date: date(editedAt) })}</p>}
        <PhotoGrid photos={photos} title={title} />
        {!desk && <Give pledge={pledge} community={community} />}
        {geometry && <PledgeMap id={id} title={title} place={geometry} community={community} />}
        <Reasons pledge={pledge} />
      </Stack>
      <WhoGaveDialog open={listing} onClose={() => setListing(false)} pledge={pledge} />
    </>
  )
}
