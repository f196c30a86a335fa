import { directionsTo, type MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PlaceThumbnail } from '../../../map/thumbnail/PlaceThumbnail.tsx'
import { IconMapPin2, IconVideo } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Shows the place of a meeting as text, and its point on the map with a link to the route; or that the meeting is online. */
export function Where({ meeting: { place, point } }: { meeting: Pick<MeetingView, 'place' | 'point'> }) {
  const { t } = useTranslation()
  const online = !place && !point
  const Icon = online ? IconVideo : IconMapPin2
  return (
    <Stack gap="s" align="start">
      <Row as="p" tight className={textClasses.people}>
        <Icon size={22} aria-hidden="true" />
        {online ? t('meeting.where.online') : (place ?? t('meeting.where.point'))}
      </Row>
      {point && (
        <a href={directionsTo(point)} target="_blank" rel="noopener noreferrer" className={textClasses.small}>
          <Stack as="span" gap="xs">
            <PlaceThumbnail {...point} size="320x160" />
            {t('meeting.where.directions')}
          </Stack>
        </a>
      )}
    </Stack>
  )
}
