import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { areaAudience } from '@fieldfare/shared/audience.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { StoryWords } from '../story/Story.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { readUpdated } from '../data.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'

/** The description and photos of the reader's own area, with the switch that makes them public. */
export function OwnStory({ area }: { area: MyAreaView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const update = useCall(api.measure.update.mutate, { onSuccess: readUpdated })
  const { run } = useUndoableAction()
  const { id, title, description, photos, descriptionPublic, storyHidden } = area
  if (!description && photos.length === 0) return null
  const turn = (to: boolean) => ({
    do: () => update.mutateAsync({ measureId: id, data: { descriptionPublic: to } }),
    message: t(to ? 'story.mine.nowPublic' : 'story.mine.nowPrivate'),
  })
  return (
    <>
      <StoryWords title={title} description={description} photos={photos} />
      <Row gap="l">
        <Audience is={areaAudience('photos', { descriptionPublic: descriptionPublic && me?.verified !== false })} />
        <Button
          kind="text"
          busy={update.isPending && t('app.word.sending')}
          onClick={() => void run({ ...turn(!descriptionPublic), undo: turn(descriptionPublic) })}
        >
          {t(descriptionPublic ? 'story.mine.hide' : 'story.mine.show')}
        </Button>
      </Row>
      {storyHidden !== null && <NoticeStrip kind="plain">{t('story.hidden.own', { reason: storyHidden })}</NoticeStrip>}
    </>
  )
}
