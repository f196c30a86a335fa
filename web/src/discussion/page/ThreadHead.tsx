import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { IconShare } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useRights } from '../../community/useRights.ts'
import { failureText } from '../../i18n/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { shareView } from '../../map/controls/shareView.ts'
import { ReasonForm } from '../../moderation/ReasonForm.tsx'
import { paths } from '../../paths.ts'
import { PhotoGrid } from '../../photo/PhotoGrid.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRemoveThread, useRestoreThread } from '../data.ts'
import { Byline } from './Byline.tsx'
import classes from './PostPage.module.css'

interface ThreadHeadProps {
  thread: ThreadView
  community: CommunityView
}

/** What a discussion is about: its title, who began it, their words and photos. */
export function ThreadHead({ thread, community }: ThreadHeadProps) {
  const { t } = useTranslation()
  const { date, dateTime } = useFormat()
  const { title, description, creator, createdAt, editedAt } = thread
  return (
    <header className={classes.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={classes.author}>
        <Avatar name={creator.name || t('app.word.formerMember')} />
        <Byline
          author={creator}
          manager={creator.id === community.creator.id}
          when={
            <time dateTime={createdAt} title={dateTime(createdAt)}>
              {date(createdAt)}
            </time>
          }
          editedAt={editedAt}
        />
      </div>
      {description && <p className={classes.text}>{description}</p>}
      <PhotoGrid photos={thread.photos} title={title} />
      <ThreadActions thread={thread} community={community} />
    </header>
  )
}

function ThreadActions({ thread, community }: ThreadHeadProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { me } = useMe()
  const { may } = useRights(community)
  const remove = useRemoveThread()
  const restore = useRestoreThread()
  const [asking, setAsking] = useState(false)
  const { id, title, creator } = thread
  const own = creator.id === me?.id
  const failed = (error: unknown) => void showToast(failureText(t, error))
  const undo = () =>
    restore.mutateAsync(id).then(() => void showToast(t('discussion.page.restored', { title })), failed)

  const removeFor = async (reason?: string) => {
    await remove.mutateAsync({ id, communityId: community.id, reason })
    setAsking(false)
    showToast(t('discussion.page.removed', { title }), { label: t('app.word.undo'), onPress: () => void undo() })
    await navigate({ to: paths.community(community.id), replace: true })
  }
  return (
    <div className={classes.actions}>
      <Button
        kind="text"
        icon={<IconShare size={20} aria-hidden="true" />}
        onClick={() => void shareView(window.location.origin + paths.post(id))}
      >
        {t('discussion.page.share')}
      </Button>
      {may('thread.change', creator.id) && (
        <ButtonLink to={paths.editThread(id)} kind="text">
          {t('discussion.page.edit')}
        </ButtonLink>
      )}
      {may('thread.delete', creator.id) && (
        <Button kind="dangerText" onClick={() => setAsking(true)}>
          {t('discussion.page.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={asking && own}
        title={t('discussion.remove.threadTitle')}
        confirm={t('discussion.remove.confirmThread')}
        cancel={t('app.word.keep')}
        danger
        busy={remove.isPending && t('app.word.sending')}
        onConfirm={() => void removeFor().catch(failed)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('discussion.remove.threadText')}</p>
      </ConfirmDialog>
      <Dialog open={asking && !own} onClose={() => setAsking(false)} title={t('discussion.remove.threadTitle')}>
        <ReasonForm
          text={t('discussion.remove.threadText')}
          submit={t('discussion.remove.confirmThread')}
          keptAs={`discussion remove ${id}`}
          send={removeFor}
          onCancel={() => setAsking(false)}
        />
      </Dialog>
    </div>
  )
}
