import type { InvitationView } from '@fieldfare/shared/survey.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { ConfirmDialog } from '../../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { campaigns, readInvited } from './data.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import textClasses from '../../platform/ui/text.module.css'

/** Lists the invitations of a campaign, newest first, each with its progress and a button that ends it. */
export function InvitationList({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const invitations = usePagedQuery(campaigns.invitations, { campaignId })
  const end = useCall(api.campaign.endInvitations.mutate, { onSuccess: () => readInvited(campaignId) })
  const [invitation, setInvitation] = useState<InvitationView | null>(null)
  const endInvitations = (input: Parameters<typeof end.mutate>[0]) =>
    end.mutate(input, {
      onSuccess: ({ ended }) => {
        setInvitation(null)
        showToast(t('campaign.frame.ended', { count: ended, number: number(ended) }))
      },
      onError: (error) => showToast(failureText(t, error)),
    })
  return (
    <Stack as="section">
      <h2>{t('campaign.frame.title')}</h2>
      <PagedList
        query={invitations}
        loading={t('app.word.loading')}
        empty={<p className={textClasses.quiet}>{t('campaign.frame.empty')}</p>}
      >
        {(items) => (
          <Stack as="ul" lined>
            {items.map((one) => (
              <InvitationRow key={one.id} invitation={one} onEnd={() => setInvitation(one)} />
            ))}
          </Stack>
        )}
      </PagedList>
      <ConfirmDialog
        open={invitation !== null}
        title={t('campaign.frame.endAsk')}
        confirm={t('campaign.frame.end')}
        cancel={t('campaign.frame.keep')}
        danger
        busy={end.isPending && t('app.word.sending')}
        onConfirm={() => invitation && endInvitations({ campaignId, id: invitation.id })}
        onCancel={() => setInvitation(null)}
      >
        {t('campaign.frame.endText')}
        {invitation?.batch && (
          <Button
            kind="dangerText"
            onClick={() => invitation.batch && endInvitations({ campaignId, batch: invitation.batch })}
          >
            {t('campaign.frame.endList')}
          </Button>
        )}
      </ConfirmDialog>
    </Stack>
  )
}

function InvitationRow({ invitation, onEnd }: { invitation: InvitationView; onEnd: () => void }) {
  const { t } = useTranslation()
  const { number, date } = useFormat()
  const { label, address, reusable, usesMax, registered, finished, state, createdAt } = invitation
  const name = label || address || t('campaign.frame.unnamed')
  const ends = state === 'made' || state === 'opened'
  const about = reusable
    ? [
        t('campaign.frame.many', { registered: number(registered), finished: number(finished) }),
        usesMax !== null && t('campaign.frame.ofMax', { max: number(usesMax) }),
      ]
    : [label && address, date(createdAt)]
  return (
    <Row as="li" gap="l" justify="between">
      <Stack gap="none" grow="wide">
        <strong className={textClasses.strong}>{name}</strong>
        <span className={textClasses.quiet}>{about.filter(Boolean).join(', ')}</span>
      </Stack>
      <span>{t(`campaign.frame.state.${state}`)}</span>
      {ends && (
        <Button kind="text" aria-label={t('campaign.frame.endNamed', { name })} onClick={onEnd}>
          {t('campaign.frame.end')}
        </Button>
      )}
    </Row>
  )
}
