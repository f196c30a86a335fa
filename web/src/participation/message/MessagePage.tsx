import type { MessageView } from '@fieldfare/shared/message.ts'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { isGone } from '../../platform/api/queries.ts'
import { PagePlaceholder } from '../../content/PagePlaceholder.tsx'
import { failureText } from '../../platform/i18n/failure.ts'
import { paths } from '../../platform/paths.ts'
import { NothingToShow } from '../../platform/shell/states/NothingToShow.tsx'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { IconArrowLeft } from '../../platform/ui/icons.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { messages, readMessages, useMarkMessage } from './data.ts'
import { Delivery } from './Delivery.tsx'
import classes from './MessagePage.module.css'
import { MessageText } from './MessageText.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'

/** The page of one message. A received message is marked as read when opened; a sent message shows its delivery. */
export function MessagePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/message/$id' })
  const query = useLive(messages.one, { id })
  if (!query.data && isGone(query.error))
    return (
      <NothingToShow
        title={t('message.page.gone')}
        action={
          <ButtonLink to={paths.inbox} kind="call">
            {t('message.outbox.toInbox')}
          </ButtonLink>
        }
      >
        {t('message.page.goneText')}
      </NothingToShow>
    )
  if (!query.data) return <PagePlaceholder query={query} title={t('app.title.message')} gone={t('message.page.gone')} />
  return <Shown key={id} message={query.data} />
}

function Shown({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const { id, title, read, fromId } = message
  const isOwn = read === null
  usePageTitle(title)
  const { mutate } = useMarkMessage()
  // The message is marked as read only once, when it is opened, so that the reader can mark it as unread afterwards.
  const markOpened = useEffectEvent(() => {
    if (read === false) mutate({ id, read: true })
  })
  useEffect(() => markOpened(), [id])
  return (
    <Stack gap="xl" className={classes.page}>
      <div>
        <Link to={isOwn ? paths.outbox : paths.inbox} className={`${textClasses.link} ${textClasses.intro}`}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t(isOwn ? 'app.title.outbox' : 'app.title.inbox')}
        </Link>
      </div>
      <MessageText message={message} />
      {!fromId && <p className={textClasses.quiet}>{t('message.page.ended')}</p>}
      {isOwn ? <Delivery message={message} /> : <ReaderActions message={message} />}
    </Stack>
  )
}

function ReaderActions({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mark = useMarkMessage()
  const mute = useCall(api.message.mute.mutate, { onSuccess: readMessages })
  const { id, from, fromId, muted } = message
  const fail = (error: unknown) => showToast(failureText(t, error))
  return (
    <>
      {muted && <p className={textClasses.quiet}>{t('message.page.isMuted')}</p>}
      <Row gap="l" className={classes.actions}>
        <Button
          kind="text"
          busy={mark.isPending && mark.variables?.read === false && t('app.word.sending')}
          onClick={() =>
            mark.mutate({ id, read: false }, { onSuccess: () => void navigate({ to: paths.inbox }), onError: fail })
          }
        >
          {t('message.page.markUnread')}
        </Button>
        {fromId && (
          <Button
            kind="text"
            busy={mute.isPending && t('app.word.sending')}
            onClick={() =>
              mute.mutate(
                { communityId: fromId, muted: !muted },
                {
                  onSuccess: () => showToast(t(muted ? 'message.page.unmuted' : 'message.page.muted', { from })),
                  onError: fail,
                },
              )
            }
          >
            {t(muted ? 'message.page.unmute' : 'message.page.mute')}
          </Button>
        )}
      </Row>
    </>
  )
}
