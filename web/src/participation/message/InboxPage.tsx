import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { paths } from '../../platform/paths.ts'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { IconPencil, IconSend } from '../../platform/ui/icons.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { MessageRow } from './MessageRow.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { messages } from './data.ts'

/** The page with the messages that the person received from communities, newest first. */
export function InboxPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const query = usePagedQuery(messages.inbox)
  const sends = Boolean(me?.owner || me?.admin)
  if (!sends && query.items?.length === 0 && !query.hasMore)
    return (
      <EmptyState
        title={t('message.inbox.emptyTitle')}
        behind={<BackdropMap />}
        actions={
          <ButtonLink to={paths.map} search={{ list: 'communities' }} kind="call">
            {t('community.page.toList')}
          </ButtonLink>
        }
      >
        {t('message.inbox.empty')}
      </EmptyState>
    )
  return (
    <PageFrame
      title={t('app.title.inbox')}
      intro={t('message.inbox.intro')}
      actions={
        sends && (
          <>
            <ButtonLink to={paths.createMessage} kind="call" icon={<IconPencil size={22} aria-hidden="true" />}>
              {t('message.write')}
            </ButtonLink>
            <ButtonLink to={paths.outbox} kind="soft" icon={<IconSend size={22} aria-hidden="true" />}>
              {t('app.title.outbox')}
            </ButtonLink>
          </>
        )
      }
      text
    >
      <PagedList query={query} loading={t('message.loading')} empty={<p>{t('message.inbox.empty')}</p>}>
        {(messages) => (
          <Stack as="ul" lined>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} who={message.from} />
            ))}
          </Stack>
        )}
      </PagedList>
      <p>
        <Link to={paths.account} hash="messages" className={textClasses.link}>
          {t('message.inbox.settings')}
        </Link>
      </p>
    </PageFrame>
  )
}
