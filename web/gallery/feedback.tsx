import { BackdropMap } from '../src/platform/ui/BackdropMap.tsx'
import { Button, PrimaryButton } from '../src/platform/ui/Button.tsx'
import { EmptyState } from '../src/platform/ui/feedback/EmptyState.tsx'
import { NoticeStrip } from '../src/platform/ui/feedback/NoticeStrip.tsx'
import { ProgressBar } from '../src/platform/ui/feedback/ProgressBar.tsx'
import { ProgressDots } from '../src/platform/ui/feedback/ProgressDots.tsx'
import { ProgressSegments } from '../src/platform/ui/feedback/ProgressSegments.tsx'
import { Skeleton, SkeletonLines } from '../src/platform/ui/feedback/Skeleton.tsx'
import { IconButton } from '../src/platform/ui/IconButton.tsx'
import { IconHeart, IconX } from '../src/platform/ui/icons.tsx'
import type { Entry } from './entry.ts'

const STRIPS = ['warn', 'bad', 'good', 'plain'] as const

export const feedback: Entry[] = [
  {
    part: 'ProgressBar',
    states: {
      half: (t) => <ProgressBar label={t('app.update.progress', { percent: 50 })} value={50} max={100} />,
      done: (t) => <ProgressBar label={t('app.update.done')} value={100} max={100} />,
    },
  },
  {
    part: 'NoticeStrip',
    states: {
      ...Object.fromEntries(
        STRIPS.map(
          (kind) =>
            [
              kind,
              (t) => (
                <NoticeStrip kind={kind} icon={<IconHeart />}>
                  {t('app.connection.offlineText')}
                </NoticeStrip>
              ),
            ] as const,
        ),
      ),
      'with title and action': (t) => (
        <NoticeStrip
          kind="warn"
          title={t('app.connection.offline')}
          action={<Button kind="text">{t('app.word.tryAgain')}</Button>}
        >
          {t('app.connection.offlineText')}
        </NoticeStrip>
      ),
      long: (t) => (
        <NoticeStrip
          kind="plain"
          long
          icon={<IconHeart />}
          title={t('app.connection.offline')}
          action={
            <IconButton label={t('app.word.close')}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          {Array.from({ length: 20 }, () => t('app.connection.offlineText')).join(' ')}
        </NoticeStrip>
      ),
    },
  },
  {
    part: 'EmptyState',
    shown: 'framed',
    states: {
      'title alone': (t) => <EmptyState title={t('area.draw')} />,
      everything: (t) => (
        <EmptyState
          title={t('area.draw')}
          behind={<BackdropMap />}
          actions={
            <>
              <PrimaryButton>{t('area.draw')}</PrimaryButton>
              <Button kind="text">{t('app.word.later')}</Button>
            </>
          }
          rest={<Button kind="outline">{t('app.nav.communities')}</Button>}
          note={t('app.word.draftSaved')}
        >
          {t('area.levelHint.neighborhood')}
        </EmptyState>
      ),
    },
  },
  {
    part: 'ProgressDots',
    states: {
      none: (t) => <ProgressDots done={0} total={3} label={t('app.word.counter', { used: 0, max: 3 })} />,
      'two of three, the last just now': (t) => (
        <ProgressDots done={2} total={3} fresh label={t('app.word.counter', { used: 2, max: 3 })} />
      ),
    },
  },
  {
    part: 'ProgressSegments',
    states: {
      none: () => <ProgressSegments done={0} total={4} />,
      'two of four': () => <ProgressSegments done={2} total={4} />,
    },
  },
  {
    part: 'Skeleton',
    states: {
      line: () => <Skeleton />,
      round: () => <Skeleton width={48} height={48} round />,
      SkeletonLines: (t) => <SkeletonLines label={t('app.word.loading')} />,
    },
  },
]
