import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconMoon, IconPlayerPause, IconTrash } from '../../platform/ui/icons.tsx'
import { ConfirmDialog } from '../../platform/ui/overlay/ConfirmDialog.tsx'
import { PocketScreen } from '../../platform/ui/overlay/PocketScreen.tsx'
import { type Walking, GAP_MIN } from './walk.ts'
import classes from './WalkPanel.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** The progress of a walk: its length, its accuracy and its problems; and a button for a dark screen while the phone is in a pocket. */
export function WalkPanel({ walking }: { walking: Walking }) {
  const { t } = useTranslation()
  const { distance } = useFormat()
  const [pocket, setPocket] = useState(false)
  const [asking, setAsking] = useState(false)
  const { status, track } = walking
  const walks = status === 'waiting' || status === 'walking'
  const begun = track.points.length > 0
  const facts = [
    track.metres < 1000 ? t('draw.walk.metres', { metres: Math.round(track.metres) }) : distance(track.metres),
    status === 'walking' && track.last && t('draw.walk.accuracy', { metres: Math.round(track.last.accuracy) }),
  ].filter(Boolean)
  const notes = notesOf(walking)

  return (
    <Stack gap="xs">
      {(walks || begun) && (
        <p>
          <strong className={textClasses.number}>{facts[0]}</strong>{' '}
          <span className={textClasses.quiet}>{facts[1]}</span>
        </p>
      )}
      <Stack as="p" gap="none" role="status" className={textClasses.quiet}>
        {notes.map((note) => (
          <span key={note}>
            {note === 'gap'
              ? t('draw.walk.note.gap', { minutes: Math.round(walking.gap / 60) })
              : t(`draw.walk.note.${note}`)}
          </span>
        ))}
      </Stack>
      {walks && (
        <Row gap="l">
          <Button icon={<IconMoon size={20} aria-hidden="true" />} onClick={() => setPocket(true)}>
            {t('draw.walk.pocket')}
          </Button>
          <Button icon={<IconPlayerPause size={20} aria-hidden="true" />} onClick={walking.pause}>
            {t('draw.walk.pause')}
          </Button>
        </Row>
      )}
      {status === 'paused' && (
        <Row gap="l">
          <Button onClick={walking.start}>{t('draw.walk.goOn')}</Button>
          <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('draw.walk.discard')}
          </Button>
        </Row>
      )}
      <PocketScreen open={pocket} onClose={() => setPocket(false)} label={t('draw.walk.unlock')}>
        <p className={classes.pocketFacts}>{facts.join(' · ')}</p>
        {walking.trouble && <p>{t(`draw.walk.note.${walking.trouble}`)}</p>}
      </PocketScreen>
      <ConfirmDialog
        open={asking}
        danger
        title={t('draw.walk.discardTitle')}
        confirm={t('draw.walk.discard')}
        cancel={t('app.word.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          walking.discard()
        }}
      >
        {t('draw.walk.discardText')}
      </ConfirmDialog>
    </Stack>
  )
}

type Note = 'refused' | 'missing' | 'silent' | 'waiting' | 'gap' | 'unkept' | 'awake' | 'asleep'

/** Returns the notes about a walk, the most urgent first: at most two. */
function notesOf({ status, trouble, gap, unkept, awake, canStayAwake }: Walking): Note[] {
  const walks = status === 'waiting' || status === 'walking'
  const notes: (Note | false | null)[] = [
    trouble,
    status === 'waiting' && !trouble && 'waiting',
    gap > GAP_MIN && 'gap',
    unkept && 'unkept',
    walks && awake ? 'awake' : (walks || !canStayAwake) && !trouble && 'asleep',
  ]
  return notes.filter((note) => note !== false && note !== null).slice(0, 2)
}
