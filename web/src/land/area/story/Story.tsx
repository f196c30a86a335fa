import type { AreaView } from '@fieldfare/shared/area.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useSettleStory, useStoryState } from '../../story/data.ts'
import { ReportStory } from './ReportStory.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface WordsProps {
  title: string
  description: string
  photos: PhotoView[]
}

/** The photos and the description of an area. */
export const StoryWords = ({ title, description, photos }: WordsProps) => (
  <Stack gap="l">
    <PhotoGrid photos={photos} title={title} />
    {description && (
      <blockquote className={textClasses.people}>
        <LinkedText>{description}</LinkedText>
      </blockquote>
    )}
  </Stack>
)

/** The story (photos and description) of another person's area, with a button to report it; admins also see a hidden story. */
export function OthersStory({ area }: { area: AreaView }) {
  const state = useStoryState(area.id)
  const { id, title, description = '', photos = [] } = area
  if (state?.hidden) return <HiddenStory id={id} title={title} {...state.hidden} />
  if (!description && photos.length === 0) return null
  return (
    <>
      <StoryWords title={title} description={description} photos={photos} />
      <ReportStory id={id} reported={state?.reported ?? false} />
    </>
  )
}

interface HiddenProps extends WordsProps {
  id: string
  reason: string
}

function HiddenStory({ id, reason, ...words }: HiddenProps) {
  const { t } = useTranslation()
  const { show } = useSettleStory(id)
  const { run } = useUndoableAction()
  return (
    <>
      <NoticeStrip
        kind="plain"
        action={
          <Button
            busy={show.isPending && t('app.word.sending')}
            onClick={() => void run({ do: () => show.mutateAsync(), message: t('story.hidden.shown') })}
          >
            {t('story.hidden.show')}
          </Button>
        }
      >
        {t('story.hidden.admin', { reason })}
      </NoticeStrip>
      <StoryWords {...words} />
    </>
  )
}
