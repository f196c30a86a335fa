import type { MessageView } from '@fieldfare/shared/message.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { IconPencil } from '../../platform/ui/icons.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { isUnderway } from './mailProgress.ts'
import { MessageRow } from './MessageRow.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { messages } from './data.ts'

/** The page with the messages that the person sent, newest first, with the number of readers. */
export function OutboxPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const query = usePagedQuery(messages.outbox)
  const sends = Boolean(me?.owner || me?.admin)
  const write = (
    <ButtonLink to={paths.createMessage} kind="call" icon={<IconPencil size={22} aria-hidden="true" />}>
      {t('message.write')}
    </ButtonLink>
  )
  if (query.items?.length === 0 && !query.hasMore)
    return sends ? (
      <EmptyState title={t('message.outbox.emptyTitle')} behind={<BackdropMap />} actions={write}>
        {t('message.outbox.empty')}
      </EmptyState>
    ) : (
      <NoSender />
    )
  return (
    <PageFrame title={t('app.title.outbox')} intro={t('message.outbox.intro')} actions={sends && write} text>
      <PagedList query={query} loading={t('message.loading')}>
        {(messages) => (
          <Stack as="ul" lined>
            {messages.map((message) => (
              <SentRow key={message.id} message={message} />
            ))}
          </Stack>
        )}
      </PagedList>
    </PageFrame>
  )
}

function SentRow({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { cc, rcc, from, system, audience } = message
  const readText = t('message.outbox.read', { rcc: number(rcc ?? 0), cc: number(cc ?? 0) })
  return (
    <MessageRow
      message={message}
      who={system ? t('message.everyone') : t(`message.toWhom.${audience ?? 'all'}`, { from })}
      state={<span>{isUnderway(message) ? t('message.outbox.sending') : readText}</span>}
    />
  )
}

/** Tells a person who owns no community that only owners send messages. */
export function NoSender() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('message.outbox.notOwnerTitle')}
      behind={<BackdropMap />}
      actions={
        <ButtonLink to={paths.inbox} kind="call">
          {t('message.outbox.toInbox')}
        </ButtonLink>
      }
    >
      {t('message.outbox.notOwner')}
    </EmptyState>
  )
}
