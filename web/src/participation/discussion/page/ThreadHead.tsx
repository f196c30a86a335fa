import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { useRights } from '../../../content/membership/useRights.ts'
import pageClasses from '../../../content/ContentPage.module.css'
import { ContentActions } from '../../../content/ContentActions.tsx'
import { refTo } from '../../../content/kind.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { shareView } from '../../../map/controls/shareView.ts'
import { PlaceThumbnail } from '../../../map/thumbnail/PlaceThumbnail.tsx'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { paths } from '../../../platform/paths.ts'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { IconPin, IconShare } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'
import { threadOnMap } from '../discussionKinds.ts'
import { Byline } from './Byline.tsx'
import { useOnTop } from './useOnTop.ts'

interface ThreadHeadProps {
  thread: ThreadView
  community: CommunityView
}

/** The head of a discussion: title, author, text, photos, and what the reader can do with it. */
export function ThreadHead({ thread, community }: ThreadHeadProps) {
  const { t } = useTranslation()
  const { date, dateTime } = useFormat()
  const { title, description, creator, createdAt, editedAt, place } = thread
  return (
    <Stack as="header" className={pageClasses.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <Row tight>
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
      </Row>
      {description && (
        <p className={textClasses.people}>
          <LinkedText>{description}</LinkedText>
        </p>
      )}
      <PhotoGrid photos={thread.photos} title={title} />
      {place && <ThreadPlaceLink thread={thread} place={place} />}
      <ThreadActions thread={thread} community={community} />
      {community.mine?.moderator && (
        <ContentReports communityId={community.id} withinId={thread.id} id={thread.id} panel />
      )}
    </Stack>
  )
}

/** A small image of the map with the place of a discussion, as a link to the map of its community. */
function ThreadPlaceLink({ thread: { id, communityId }, place }: { thread: ThreadView; place: LngLat }) {
  const { t } = useTranslation()
  return (
    <Stack align="start">
      <Link {...threadOnMap(communityId, id)} className={layoutClass('stack', { gap: 'xs' }, textClasses.small)}>
        <PlaceThumbnail {...place} size="320x160" />
        {t('discussion.page.place')}
      </Link>
    </Stack>
  )
}

function ThreadActions({ thread, community }: ThreadHeadProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { may } = useRights(community)
  const { id, title, creator } = thread
  const turnOnTop = useOnTop(thread)
  return (
    <Row gap="l">
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
      {may('thread.keepOnTop') && (
        <Button kind="text" icon={<IconPin size={20} aria-hidden="true" />} onClick={turnOnTop}>
          {t(thread.onTop ? 'discussion.page.takeOffTop' : 'discussion.page.keepOnTop')}
        </Button>
      )}
      <ContentActions
        content={{ ref: refTo('thread', thread), title }}
        view={thread}
        community={community}
        deleteLabel={t('discussion.page.delete')}
        asks
        onDeleted={() =>
          void navigate({ to: paths.community(community.id), search: { tab: 'discussions' }, replace: true })
        }
      />
    </Row>
  )
}
