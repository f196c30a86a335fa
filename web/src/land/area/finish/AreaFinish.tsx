import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { Mark } from '../../../platform/ui/Mark.tsx'
import { ProgressDots } from '../../../platform/ui/feedback/ProgressDots.tsx'
import { IconAward, IconShare, IconX } from '../../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import fullScreen from '../../../platform/ui/overlay/fullScreen.module.css'
import { useModal } from '../../../platform/ui/overlay/useModal.ts'
import textClasses from '../../../platform/ui/text.module.css'
import type { JustSaved } from '../data.ts'
import classes from './AreaFinish.module.css'
import { CommunityRows, PeopleRow } from './FinishRows.tsx'
import { FinishMap } from './FinishMap.tsx'
import { useShare } from './useShare.ts'

const ENDS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const
/** Milliseconds until the animated line has run once around the area. */
const ROUND_MS = 900

interface AreaFinishProps {
  saved: JustSaved
  onClose: () => void
  /** Shown instead of the buttons that share the area, draw another one, and open the list of the person's areas. */
  onward?: ReactNode
}

/**
 * Full-screen summary after an area was saved: a line is animated around the area, then photo, text, medal, people and communities appear.
 * A press, a key or a scroll ends the animation at once.
 */
export function AreaFinish({ saved: { area, communities, count, medals }, onClose, onward }: AreaFinishProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const ended = useEnded()
  const modal = useModal(true, onClose)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  useBuzz(ended)

  const verified = me?.verified ?? false
  const earned = me?.medals.filter((medal) => !medals.includes(medal)) ?? []
  const [photo] = area.photos
  return (
    <dialog
      {...modal}
      className={`${fullScreen.screen} ${classes.finish}`}
      aria-labelledby={heading}
      data-ended={ended}
    >
      <div className={classes.map}>
        <FinishMap area={area} />
      </div>
      <IconButton className={classes.close} label={t('app.word.close')} onClick={onClose}>
        <IconX size={24} aria-hidden="true" />
      </IconButton>
      <div className={classes.sheet}>
        <Stack pad="gutter" gap="l">
          {(photo || earned.length > 0) && (
            <Row tight gap="l" align="start">
              {photo && (
                <img
                  className={classes.photo}
                  src={photoUrl(photo.id, 'list')}
                  alt={photo.alt ?? t('photo.of', { n: 1, count: area.photos.length, title: area.title })}
                  width={132}
                  height={112}
                />
              )}
              <Stack as="ul" gap="s" className={classes.medals}>
                {earned.map((medal) => (
                  <Row as="li" tight key={medal} className={classes.medal}>
                    <span className={classes.award}>
                      <IconAward size={28} aria-hidden="true" />
                    </span>
                    <Box grow>
                      <strong>{t(`notice.medal.${medal}`)}</strong>
                      <p className={textClasses.quiet}>{t('area.saved.medal')}</p>
                    </Box>
                  </Row>
                ))}
              </Stack>
            </Row>
          )}
          <Stack gap="xs" className={classes.words}>
            <h1 ref={title} id={heading} className={classes.title} tabIndex={-1}>
              {area.title}
            </h1>
            {area.description && (
              <blockquote className={`${textClasses.people} ${classes.quotation}`}>{area.description}</blockquote>
            )}
            <p className={textClasses.intro} role="status">
              {t(verified ? 'area.saved.onMap' : 'area.saved.unverified')}
            </p>
          </Stack>
          <Stack className={classes.rows} lined>
            {verified && <PeopleRow id={area.id} />}
            {communities.length > 0 && <CommunityRows id={area.id} communities={communities} />}
            {count <= FOUR_AREAS && (
              <Row tight gap="l">
                <ProgressDots
                  done={count}
                  total={FOUR_AREAS}
                  fresh
                  label={t('area.saved.progress', { count, total: FOUR_AREAS })}
                />
                <Box grow as="p" aria-hidden={count < FOUR_AREAS}>
                  {count < FOUR_AREAS ? t('area.saved.progress', { count, total: FOUR_AREAS }) : t('area.saved.four')}
                </Box>
                {count === FOUR_AREAS && <Mark size={40} />}
              </Row>
            )}
          </Stack>
          <Stack className={classes.buttons} gap="none">
            {onward ?? <Onward id={area.id} title={area.title} shared={verified} onClose={onClose} />}
          </Stack>
        </Stack>
      </div>
    </dialog>
  )
}

interface OnwardProps {
  id: string
  title: string
  /** True if others can see the area, so that its URL can be shared. */
  shared: boolean
  onClose: () => void
}

function Onward({ id, title, shared, onClose }: OnwardProps) {
  const { t } = useTranslation()
  const { share, outcome } = useShare(paths.area(id), title)
  return (
    <>
      {shared && (
        <PrimaryButton wide icon={<IconShare size={22} aria-hidden="true" />} onClick={() => void share()}>
          {t('area.saved.share')}
        </PrimaryButton>
      )}
      <p role="status" className={textClasses.quiet}>
        {outcome}
      </p>
      <Row justify="middle" gap="l">
        <ButtonLink to={paths.addArea} kind={shared ? 'text' : 'call'} wide={!shared}>
          {t('area.saved.another')}
        </ButtonLink>
        <Button kind="text" onClick={onClose}>
          {t('area.saved.mine')}
        </Button>
      </Row>
    </>
  )
}

/** Tells whether the person ended the animation by a press, a key or a scroll. */
function useEnded(): boolean {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const end = () => setEnded(true)
    for (const event of ENDS) document.addEventListener(event, end, { capture: true, passive: true })
    return () => {
      for (const event of ENDS) document.removeEventListener(event, end, { capture: true })
    }
  }, [])
  return ended
}

/** Vibrates briefly when the line has run around the area, if the device can and the person has not asked for reduced motion. */
function useBuzz(ended: boolean): void {
  useEffect(() => {
    if (ended || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => navigator.vibrate?.(20), ROUND_MS)
    return () => clearTimeout(timer)
  }, [ended])
}
