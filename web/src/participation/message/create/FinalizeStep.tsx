import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { MessageAudience, MessagePreview } from '@fieldfare/shared/message.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { MailNotes } from '../../../content/MailNotes.tsx'
import { useMe } from '../../../platform/session/me.ts'
import { usePublicConfig } from '../../../platform/api/publicConfig.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { ChoiceTabs } from '../../../platform/ui/form/ChoiceTabs.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { MessageText } from '../MessageText.tsx'
import { MailLook } from './MailLook.tsx'
import { inputOf, type MessageDraft } from './messageDraft.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Card, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

interface FinalizeStepProps {
  draft: MessageDraft
  community: CommunityView | undefined
  preview: Parameters<typeof failureIn>[0] & { data: MessagePreview | undefined; refetch: () => unknown }
}

/** The last step: shows the recipients and two previews of the message, in the app and as a mail. A button sends the author a test mail. */
export function FinalizeStep({ draft, community, preview }: FinalizeStepProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const [look, setLook] = useState<'app' | 'mail'>('app')
  const failure = failureIn(preview)
  const { data } = preview
  const from = community?.title ?? ''
  if (failure !== null) return <FailureStrip failure={failure} onRetry={() => void preview.refetch()} />
  if (!data) return <SkeletonLines label={t('message.create.finalize.counting')} lines={6} />
  return (
    <Stack gap="xl">
      <Reach preview={data} title={from} system={community?.system === true} audience={inputOf(draft).audience} />
      <MailNotes
        redirected={
          data.redirectedTo !== null && t('message.create.finalize.redirected', { address: data.redirectedTo })
        }
        night={data.byMail > 0 ? 'all' : undefined}
      />
      <Stack>
        <ChoiceTabs
          heading
          label={t('message.create.finalize.look')}
          options={[
            { value: 'app', label: t('message.create.finalize.inApp') },
            { value: 'mail', label: t('message.create.finalize.asMail') },
          ]}
          value={look}
          onChange={setLook}
        />
        {look === 'app' ? (
          <Card>
            <MessageText
              inside
              message={{ ...draft, from, fromId: draft.communityId, createdByName: me?.name ?? '' }}
            />
          </Card>
        ) : (
          <MailLook mail={data.mail} photo={draft.photo} />
        )}
      </Stack>
      <TryOut draft={draft} />
    </Stack>
  )
}

interface ReachProps {
  preview: MessagePreview
  title: string
  system: boolean
  audience: MessageAudience
}

function Reach({ preview, title, system, audience }: ReachProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { recipients, byMail, owners, silent, redirectedTo } = preview
  const countParams = (count: number) => ({ count, number: number(count) })
  return (
    <Stack as="section" gap="xs" aria-labelledby="reach-title">
      <h2 id="reach-title" className={textClasses.heading}>
        {t('message.create.finalize.people', countParams(recipients))}
      </h2>
      <Stack as="ul" gap="xs" className={textClasses.intro}>
        {recipients > 0 && (
          <li>
            {system
              ? t('message.create.finalize.everyone')
              : t(`message.create.finalize.members.${audience}`, { title })}
          </li>
        )}
        {byMail > 0 && !redirectedTo && <li>{t('message.create.finalize.byMail', countParams(byMail))}</li>}
        {owners > 0 && <li>{t('message.create.finalize.owners', countParams(owners))}</li>}
        {silent > 0 && <li>{t('message.create.finalize.silent', countParams(silent))}</li>}
      </Stack>
    </Stack>
  )
}

function TryOut({ draft }: { draft: MessageDraft }) {
  const { t } = useTranslation()
  const { mutate, data, error, isPending } = useCall(api.message.tryOut.mutate)
  const usesMailbox = usePublicConfig()?.mailbox ?? false
  return (
    <Row gap="l">
      <Button kind="soft" busy={isPending && t('app.word.sending')} onClick={() => mutate(inputOf(draft))}>
        {t('message.create.finalize.tryOut')}
      </Button>
      <p role="status" className={textClasses.quiet}>
        {error
          ? failureText(t, error)
          : data && (
              <>
                {t('message.create.finalize.tried', { address: data.testTo })}{' '}
                {usesMailbox && (
                  <a href="/mailbox" target="_blank" rel="noreferrer">
                    {t('account.mailbox')}
                  </a>
                )}
              </>
            )}
      </p>
    </Row>
  )
}
