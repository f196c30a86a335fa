import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { failureIn, isGone } from '../../../platform/api/queries.ts'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormatPlace } from '../../../map/place/formatPlace.ts'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { IconX } from '../../../platform/ui/icons.tsx'
import { Card, Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { shownPlace } from '../place.ts'
import { TreasureActions } from './TreasureActions.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { treasures } from '../data.ts'
import classes from './TreasuresTab.module.css'

interface ChosenTreasureProps {
  id: string
  community: CommunityView
  /** The treasure, if the gallery has loaded it; otherwise it is read by its id. */
  known: TreasureView | undefined
  onClose: () => void
}

/** The details of the treasure that was chosen on the map, in the gallery, or by a link. */
export function ChosenTreasure({ id, community, known, onClose }: ChosenTreasureProps) {
  const { t } = useTranslation()
  const query = useLive(treasures.one, { id }, { enabled: !known })
  const treasure = known ?? query.data
  const failure = treasure ? null : failureIn(query)
  const isMissing = isGone(failure)
  if (failure)
    return (
      <NoticeStrip kind={isMissing ? 'plain' : 'bad'}>
        {isMissing ? t('treasure.gone') : failureText(t, failure)}
      </NoticeStrip>
    )
  if (!treasure) return <SkeletonLines label={t('content.treasure.loading')} lines={4} />
  return <Shown treasure={treasure} community={community} onClose={onClose} />
}

function Shown({
  treasure,
  community,
  onClose,
}: {
  treasure: TreasureView
  community: CommunityView
  onClose: () => void
}) {
  const { t } = useTranslation()
  const formatPlace = useFormatPlace()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { photo, creator, createdAt, description, placeHidden, mine } = treasure
  const place = shownPlace(treasure)
  return (
    <Card as="article" aria-labelledby={`treasure-${treasure.id}`}>
      <Row as="header" tight align="start" justify="between">
        <h2
          className={`${textClasses.title} ${classes.title}`}
          id={`treasure-${treasure.id}`}
          ref={title}
          tabIndex={-1}
        >
          {treasure.title}
        </h2>
        <IconButton label={t('app.word.close')} onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </Row>
      <PhotoGrid photos={[photo]} title={treasure.title} />
      {description && (
        <p className={textClasses.people}>
          <LinkedText>{description}</LinkedText>
        </p>
      )}
      <p className={textClasses.quiet}>
        {t('treasure.by', { name: creator.name || t('app.word.formerMember') })}, <Ago at={createdAt} />
      </p>
      <p className={textClasses.quiet}>
        {placeHidden
          ? t(mine?.exact ? 'treasure.place.hidden' : 'treasure.place.about', {
              place: formatPlace(place, mine?.exact ? 'exact' : 'about'),
            })
          : formatPlace(place)}
      </p>
      {mine?.reports && <ContentReports communityId={community.id} withinId={treasure.id} id={treasure.id} />}
      <TreasureActions treasure={treasure} community={community} onClose={onClose} />
    </Card>
  )
}
