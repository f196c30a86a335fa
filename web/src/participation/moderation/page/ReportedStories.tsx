import type { ReportedStory } from '@fieldfare/shared/story.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ReasonForm } from '../../../content/ReasonForm.tsx'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { Thumbnail } from '../../../map/thumbnail/Thumbnail.tsx'
import { paths } from '../../../platform/paths.ts'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { useSettleStory } from '../../../land/story/data.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { ListEntry } from '../../../platform/ui/layout/ListEntry.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The list of reported texts and photos of places, each with the two buttons to settle the reports; for admins. */
export const ReportedStories = ({ stories }: { stories: readonly ReportedStory[] }) => (
  <Stack as="ul" lined>
    {stories.map((story) => (
      <li key={story.area.id}>
        <ReportedEntry story={story} />
      </li>
    ))}
  </Stack>
)

function ReportedEntry({ story }: { story: ReportedStory }) {
  const { t } = useTranslation()
  const phone = usePhone()
  const { area, description, photos, maker, reports, since, decidable } = story
  const nameOf = ({ name }: { name: string }) => name || t('app.word.formerMember')
  return (
    <>
      <ListEntry
        picture={
          <Thumbnail
            of={{ kind: 'areas', id: area.id }}
            size={phone ? '104x104' : '220x148'}
            geometry={area.geometry}
            level={area.level}
          />
        }
        title={
          <Link to={paths.measureDetail} search={{ id: area.id }}>
            {area.title}
          </Link>
        }
        facts={
          <>
            {t('story.settle.by', { name: nameOf(maker) })}, <Ago at={since} />
          </>
        }
        text={
          <Stack as="span" gap="none">
            {reports.map(({ reporter, reason, at }) => (
              <span key={`${reporter.id} ${at}`}>
                {t('story.settle.given', { name: nameOf(reporter) })} {reason}
              </span>
            ))}
          </Stack>
        }
        actions={decidable ? <Decide id={area.id} title={area.title} /> : <p>{t('story.settle.own')}</p>}
      />
      <Stack gap="l">
        {description && (
          <blockquote className={textClasses.people}>
            <LinkedText>{description}</LinkedText>
          </blockquote>
        )}
        <PhotoGrid photos={photos} title={area.title} />
      </Stack>
    </>
  )
}

function Decide({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation()
  const [hiding, setHiding] = useState(false)
  const { keep, hide, show } = useSettleStory(id)
  const { run, announce } = useUndoableAction()
  return (
    <>
      <Button
        kind="action"
        aria-label={t('story.settle.keepNamed', { title })}
        busy={keep.isPending && t('app.word.sending')}
        onClick={() => void run({ do: () => keep.mutateAsync(), message: t('story.settle.kept') })}
      >
        {t('story.settle.keep')}
      </Button>
      <Button kind="soft" aria-label={t('story.settle.hideNamed', { title })} onClick={() => setHiding(true)}>
        {t('story.settle.hide')}
      </Button>
      <Dialog open={hiding} onClose={() => setHiding(false)} title={t('story.settle.hideTitle', { title })}>
        <ReasonForm
          text={t('story.settle.hideText')}
          submit={t('story.settle.hideSubmit')}
          keptAs={`hide story ${id}`}
          send={async (reason) => {
            await hide.mutateAsync(reason)
            setHiding(false)
            const undo = { do: () => show.mutateAsync(), message: t('story.hidden.shown') }
            announce({ message: t('story.settle.hidden'), undo })
          }}
          onCancel={() => setHiding(false)}
        />
      </Dialog>
    </>
  )
}
