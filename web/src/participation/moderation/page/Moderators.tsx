import type { LookedAfterView, ModeratorView } from '@fieldfare/shared/moderation.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { useDecision } from '../../../content/membership/data.ts'
import { api } from '../../../platform/api/client.ts'

/** The moderators of one community. */
export function Moderators({ community }: { community: LookedAfterView }) {
  return (
    <div>
      <Box as="h3" pressed className={textClasses.name}>
        <Link to={paths.community(community.id)}>{community.title}</Link>
      </Box>
      <Stack as="ul" lined>
        {community.moderators.map((moderator) => (
          <ModeratorRow key={moderator.person.id} community={community} moderator={moderator} />
        ))}
      </Stack>
    </div>
  )
}

function ModeratorRow({ community, moderator }: { community: LookedAfterView; moderator: ModeratorView }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { me } = useMe()
  const [leaving, setLeaving] = useState(false)
  const { mutateAsync: remove } = useDecision(api.removeModerator.mutate)
  const { mutateAsync: restore } = useDecision(api.restoreModerator.mutate)
  const { run } = useUndoableAction()
  const { title, id: communityId, owner } = community
  const { person, creator, since } = moderator
  const name = person.name || t('app.word.formerMember')
  const isMe = person.id === me?.id
  const membership = { userId: person.id, communityId }
  return (
    <Row as="li">
      <Avatar name={name} />
      <Stack as="p" gap="none" grow="wide">
        <strong className={textClasses.strong}>{name}</strong>
        <span className={textClasses.quiet}>
          {creator ? t('moderation.page.creator') : t('moderation.page.since', { date: date(since) })}
        </span>
      </Stack>
      {isMe && !creator && (
        <Button kind="text" aria-label={t('moderation.page.stepDownNamed', { title })} onClick={() => setLeaving(true)}>
          {t('moderation.page.stepDown')}
        </Button>
      )}
      {owner && !isMe && !creator && (
        <Button
          kind="text"
          aria-label={t('moderation.page.removeNamed', { name, title })}
          onClick={() =>
            void run({
              do: () => remove(membership),
              message: t('moderation.page.removed', { name, title }),
              undo: { do: () => restore(membership), message: t('moderation.page.undone') },
            })
          }
        >
          {t('moderation.page.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        title={t('moderation.page.stepDownTitle')}
        cancel={t('app.word.cancel')}
        confirm={t('moderation.page.stepDown')}
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          void run({ do: () => remove(membership), message: t('moderation.page.steppedDown', { title }) })
        }}
      >
        <p>{t('moderation.page.stepDownText', { title })}</p>
      </ConfirmDialog>
    </Row>
  )
}
