import type { TouchedCommunity } from '@fieldfare/shared/area.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useSubscribe } from '../../../content/membership/community.ts'
import { Thumbnail, type ThumbnailProps } from '../../../map/thumbnail/Thumbnail.tsx'
import { useOnce } from '../../../platform/api/useLive.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconHeart } from '../../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { stories } from '../../story/data.ts'
import classes from './AreaFinish.module.css'

/** "12 people love this place, too", or that the person is the first. Renders nothing if the number is too small to show. */
export function PeopleRow({ id }: { id: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const overlapping = useOnce(stories.around, { id }).data?.overlapping
  if (!overlapping || (overlapping.people === null && overlapping.count > 0)) return null
  const { people, atLeast } = overlapping
  return (
    <Row tight className={classes.row}>
      <span className={classes.heart}>
        <IconHeart size={24} aria-hidden="true" />
      </span>
      <Box grow as="p" className={textClasses.strong}>
        {people === null
          ? t('area.detail.likesNoneOwn')
          : t(atLeast ? 'area.saved.loveMany' : 'area.saved.love', { number: number(people) })}
      </Box>
    </Row>
  )
}

interface CommunityRowsProps {
  id: string
  communities: readonly TouchedCommunity[]
}

/** Lists the communities whose land an area touches, each with a small map and a link. */
export function CommunityRows({ id, communities }: CommunityRowsProps) {
  const around = useOnce(stories.around, { id }).data?.communities
  return (
    <Stack as="ul" gap="s" lined>
      {communities.map((community) => (
        <CommunityRow
          key={community.id}
          community={community}
          geometry={around?.find((one) => one.id === community.id)?.geometry}
        />
      ))}
    </Stack>
  )
}

interface CommunityRowProps {
  community: TouchedCommunity
  geometry: ThumbnailProps['geometry'] | undefined
}

/** "Dunes of Texel. You're in.": whether the person is a member, and a button to leave or join. */
function CommunityRow({ community: { id, title, joined }, geometry }: CommunityRowProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const subscribe = useSubscribe()
  const inside = me?.subs.includes(id) ?? joined
  const failed = subscribe.isError ? failureText(t, subscribe.error) : ''
  return (
    <Row as="li" tight gap="m">
      <Link to={paths.community(id)} className={classes.community}>
        <span className={classes.thumbnail}>
          {geometry && <Thumbnail of={{ kind: 'communities', id }} size="56x56" geometry={geometry} level={null} />}
        </span>
        <Stack as="span" gap="none">
          <span className={textClasses.name}>{title}</span>
          <span className={textClasses.quiet} role="status">
            {failed || t(inside ? 'area.saved.inside' : joined ? 'area.saved.outside' : 'area.saved.offer')}
          </span>
        </Stack>
      </Link>
      <Button
        kind={inside ? 'text' : 'soft'}
        aria-label={t(inside ? 'area.saved.undoNamed' : 'area.saved.joinNamed', { title })}
        onClick={() => subscribe.mutate({ id, join: !inside })}
      >
        {inside ? t('app.word.undo') : t('area.saved.join')}
      </Button>
    </Row>
  )
}
