import type { Audience as AudienceName } from '@fieldfare/shared/audience.ts'
import { useTranslation } from '../i18n/translation.ts'
import { SeenBy } from './SeenBy.tsx'

/** Says who sees what is typed into a field: one of the few audiences that all forms share. */
export function Audience({ is, id }: { is: AudienceName; id?: string }) {
  const { t } = useTranslation()
  return <SeenBy id={id}>{t(`audience.${is}`)}</SeenBy>
}
