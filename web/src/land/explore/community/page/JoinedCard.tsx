import type { CommunityView } from '@fieldfare/shared/community.ts'
import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import type { ComponentType } from 'react'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { useArrival } from '../../../../content/intent/IntentStrip.tsx'
import { endWelcome, useWelcomed } from '../../../../content/intent/intents.ts'
import { kindOf } from '../../../../content/kind.ts'
import { useMe } from '../../../../platform/session/me.ts'
import { lazyPart } from '../../../../platform/shell/routing/lazyPart.tsx'
import { formatAt } from '../../../../map/view/mapAddress.ts'
import { paths } from '../../../../platform/paths.ts'
import { ButtonLink } from '../../../../platform/ui/Button.tsx'
import { IconButton } from '../../../../platform/ui/IconButton.tsx'
import { IconPolygon, IconX } from '../../../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../../platform/ui/text.module.css'

/** Suggests the next steps to a person who has just joined a community: to draw a place, and to take part in content, such as an open poll. */
export function JoinedCard({ community }: { community: CommunityView }) {
  const { me } = useMe()
  const isMember = me?.subs.includes(community.id) ?? false
  return useWelcomed(community.id) && isMember ? <Welcome community={community} /> : null
}

let steps: ComponentType<{ community: CommunityView }>[] | undefined
/** Returns the components with the next steps that the kinds of content define. */
const nextSteps = () =>
  (steps ??= CONTENT_KINDS.flatMap((kind) => kindOf(kind).welcome ?? []).map((load) => lazyPart(load, <></>)))

/** The zoom of the map to draw on: close enough for the land of most communities. */
const DRAW_ZOOM = 13

function Welcome({ community }: { community: CommunityView }) {
  const { id, title, bbox } = community
  const { t } = useTranslation()
  const place = useArrival<HTMLElement>(id)
  const [west, south, east, north] = bbox
  const at = formatAt({ zoom: DRAW_ZOOM, lat: (south + north) / 2, lng: (west + east) / 2 })
  return (
    <Stack as="section" tone="good" gap="s" align="start" aria-label={t('intent.joined.label')} ref={place}>
      <Row tight align="start" justify="between" gap="s">
        <Box grow role="status">
          <p className={textClasses.heading}>{t('intent.joined.title', { title })}</p>
          <p>{t('intent.joined.text')}</p>
        </Box>
        <IconButton label={t('intent.close')} onClick={() => endWelcome(id)}>
          <IconX size={22} aria-hidden="true" />
        </IconButton>
      </Row>
      <ButtonLink to={paths.addArea} search={{ at }} kind="call" icon={<IconPolygon size={22} aria-hidden="true" />}>
        {t('intent.joined.draw')}
      </ButtonLink>
      {nextSteps().map((NextStep, at) => (
        <NextStep key={at} community={community} />
      ))}
    </Stack>
  )
}
