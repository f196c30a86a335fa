import { useTranslation } from '../../platform/i18n/translation.ts'
import textClasses from '../../platform/ui/text.module.css'
import type { Lacking } from './useBegin.ts'

/** Says before a press what comes with it: an account, a membership, or that it waits for the verified address. */
export function BeginNote({ lacking, title, id }: { lacking: Lacking; title: string; id?: string }) {
  const { t } = useTranslation()
  return (
    <p id={id} className={textClasses.quiet}>
      {t(`intent.note.${lacking}`, { title })}
    </p>
  )
}
