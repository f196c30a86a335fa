import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import type { TouchedCommunity } from '@fieldfare/shared/area.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { useSubscribe } from '../../../content/membership/community.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { Mark } from '../../../platform/ui/Mark.tsx'
import { ProgressDots } from '../../../platform/ui/feedback/ProgressDots.tsx'
import { IconX } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { forgetSaved, type JustSaved } from '../data.ts'
import classes from './JustSavedCard.module.css'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The result of saving an area: the progress, and the communities joined with it, each with Undo. Gone with the page. */
export function JustSavedCard({ saved: { area, communities, count } }: { saved: JustSaved }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const fourth = count === FOUR_AREAS
  useEffect(() => forgetSaved, [])
  return (
    <Stack as="section" tone="good">
      <Row tight gap="l" align="start">
        {count <= FOUR_AREAS && (
          <ProgressDots
            done={count}
            total={FOUR_AREAS}
            fresh
            label={t('area.saved.progress', { count, total: FOUR_AREAS })}
          />
        )}
        <Box grow role="status">
          <h2 className={textClasses.title}>{t('area.saved.title', { title: area.title })}</h2>
          {fourth && <p>{t('area.saved.four')}</p>}
          {me && !me.verified && <p>{t('area.saved.unverified')}</p>}
          <Link to={paths.area(area.id)} className={textClasses.link}>
            {t('area.saved.see')}
          </Link>
        </Box>
        {fourth && (
          <span className={classes.bird}>
            <Mark size={48} />
          </span>
        )}
        <IconButton label={t('area.saved.close')} onClick={forgetSaved}>
          <IconX size={22} aria-hidden="true" />
        </IconButton>
      </Row>
      {communities.length > 0 && (
        <Stack as="ul" gap="s" lined>
          {communities.map((community) => (
            <TouchedRow key={community.id} community={community} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** "You joined Dunes of Texel. Undo": the membership as it is now, and a button for the opposite. */
function TouchedRow({ community: { id, title, joined } }: { community: TouchedCommunity }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const subscribe = useSubscribe()
  const inside = me?.subs.includes(id) ?? joined
  const turn = (join: boolean) =>
    subscribe.mutate({ id, join }, { onError: (error) => void showToast(failureText(t, error)) })
  return (
    <Row as="li" gap="l" justify="between">
      <span role="status">
        {inside
          ? t('area.saved.joined', { title })
          : joined
            ? t('area.saved.left', { title })
            : t('area.saved.offered', { title })}
      </span>
      {inside ? (
        <Button kind="text" aria-label={t('area.saved.undoNamed', { title })} onClick={() => turn(false)}>
          {t('app.word.undo')}
        </Button>
      ) : (
        <Button kind="soft" aria-label={t('area.saved.joinNamed', { title })} onClick={() => turn(true)}>
          {t('area.saved.join')}
        </Button>
      )}
    </Row>
  )
}
