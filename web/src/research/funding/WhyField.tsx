import { WHY_MAX } from '@fieldfare/shared/limits.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'

type WhyFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'max' | 'counter' | 'optional' | 'minRows'>

/** The optional field for the reason of an answer: a sentence or two. */
export function WhyField(props: WhyFieldProps) {
  const { t } = useTranslation()
  return (
    <TextAreaField
      {...props}
      minRows={2}
      max={WHY_MAX}
      optional={t('app.word.optional')}
      counter={(used, max) => t('app.word.counter', { used, max })}
    />
  )
}
