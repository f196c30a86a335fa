import type { Audience as AudienceName } from '@fieldfare/shared/audience.ts'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Audience.module.css'

/** Says who sees what is typed into a field, with an eye. As `seenBy` of a field it is part of its accessible description. */
export function Audience({ is, id }: { is: AudienceName; id?: string }) {
  const { t } = useTranslation()
  return (
    <span id={id} className={classes.line}>
      <IconEye size={18} stroke={1.75} aria-hidden="true" />
      <span>{t(`audience.${is}`)}</span>
    </span>
  )
}
