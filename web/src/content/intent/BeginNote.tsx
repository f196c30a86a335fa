import { useTranslation } from '../../platform/i18n/translation.ts'
import textClasses from '../../platform/ui/text.module.css'
import type { Lacking } from './useBegin.ts'

/** Says beside a button what its press involves: signing up, joining the community, or waiting until the e-mail address is verified. */
export function BeginNote({ lacking, title, id }: { lacking: Lacking; title: string; id?: string }) {
  const { t } = useTranslation()
  return (
    <p id={id} className={textClasses.quiet}>
      {t(`intent.note.${lacking}`, { title })}
    </p>
  )
}
