import { DESCRIPTION_MAX } from '@fieldfare/shared/limits.ts'
import { TAGS_MAX } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import type { Form } from '../form/useForm.ts'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { CommunityWords } from './edit/communityValues.ts'

interface CommunityFieldsProps<V extends CommunityWords> {
  form: Pick<Form<V>, 'field'>
  /** Shown under the name of a new community. */
  nameHint?: string
}

/** The fields that describe a community. */
export function CommunityFields<V extends CommunityWords>({ form, nameHint }: CommunityFieldsProps<V>) {
  const { t } = useTranslation()
  const optional = t('app.word.optional')
  return (
    <>
      <TextField label={t('community.create.description.name')} description={nameHint} {...form.field('title')} />
      <TextField
        label={t('community.create.description.organization')}
        optional={optional}
        description={t('community.create.description.organizationHint')}
        {...form.field('organization')}
      />
      <TextAreaField
        label={t('community.create.description.text')}
        optional={optional}
        max={DESCRIPTION_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...form.field('description')}
      />
      <TextField
        label={t('community.create.description.tags')}
        optional={optional}
        description={t('community.create.description.tagsHint', { max: TAGS_MAX })}
        {...form.field('tags')}
      />
    </>
  )
}
