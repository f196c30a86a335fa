import { withNames } from '@fieldfare/shared/mention.ts'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'
import { type Named, wordsBetween } from './chosenWords.ts'
import classes from './Compose.module.css'

interface ChooseWordsProps {
  open: boolean
  onClose: () => void
  source: Named
  /** Called with the chosen words; null for the beginning of the comment. */
  onChoose: (words: string | null) => void
}

/** The dialog in which the reader selects the words of a comment to quote, by keyboard, touch or mouse. */
export function ChooseWords({ open, onClose, source, onChoose }: ChooseWordsProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [none, setNone] = useState(false)
  const finish = (words: string | null) => {
    onClose()
    onChoose(words)
  }
  const choose = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    const quote = wordsBetween(source, selectionStart, selectionEnd)
    if (quote !== null) return finish(quote)
    setNone(true)
    field.current?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('discussion.compose.chooseTitle')}
      actions={
        <>
          <Button kind="text" onClick={() => finish(null)}>
            {t('discussion.compose.chooseBeginning')}
          </Button>
          <PrimaryButton onClick={choose}>{t('discussion.compose.chooseDone')}</PrimaryButton>
        </>
      }
    >
      <label htmlFor={id}>{t('discussion.compose.chooseHint')}</label>
      <textarea
        ref={field}
        id={id}
        className={layoutClass('box', { pad: 'm' }, classes.words)}
        readOnly
        rows={8}
        value={withNames(source.text, source.nameOf)}
        onSelect={() => setNone(false)}
      />
      <FormFailure>{none ? t('discussion.compose.chooseNone') : null}</FormFailure>
    </Dialog>
  )
}
