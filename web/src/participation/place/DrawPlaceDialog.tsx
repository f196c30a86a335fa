import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import fullScreen from '../../platform/ui/overlay/fullScreen.module.css'
import { IconArrowLeft } from '../../platform/ui/icons.tsx'
import { useModal } from '../../platform/ui/overlay/useModal.ts'
import type { DrawPlaceProps } from './DrawPlace.tsx'
import classes from './DrawPlaceDialog.module.css'

/** The drawing tools, loaded only when a person begins to draw. */
const DrawPlace = lazyPart<DrawPlaceProps>(async () => (await import('./DrawPlace.tsx')).DrawPlace, <Loading />)

interface DrawPlaceDialogProps extends Omit<DrawPlaceProps, 'onShown'> {
  open: boolean
}

/** The full-screen dialog in which the shape of a place is drawn. Escape and Back close it and keep the drawing. */
export function DrawPlaceDialog({ open, ...props }: DrawPlaceDialogProps) {
  const { t } = useTranslation()
  const modal = useModal(open, props.onClose)
  return (
    <dialog
      {...modal}
      className={`${fullScreen.screen} ${classes.screen}`}
      aria-label={t('place.drawTitle', { value: props.value })}
    >
      {open && <Screen {...props} />}
    </dialog>
  )
}

/** The drawing tools, with a back button while they are loading or if they fail to load. */
function Screen(props: Omit<DrawPlaceProps, 'onShown'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <>
      {!shown && (
        <div className={classes.before}>
          <IconButton label={t('app.word.back')} onClick={props.onClose}>
            <IconArrowLeft size={24} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <DrawPlace {...props} onShown={() => setShown(true)} />
    </>
  )
}

function Loading() {
  const { t } = useTranslation()
  return <SkeletonLines label={t('place.loadingDraw')} lines={8} />
}
