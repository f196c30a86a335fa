import { COMMUNITY_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { TAGS_MAX } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Audience } from '../../platform/form/Audience.tsx'
import type { Form } from '../../platform/form/useForm.ts'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import type { CommunityWords } from './edit/communityValues.ts'

interface CommunityFieldsProps<V extends CommunityWords> {
  form: Pick<Form<V>, 'field'>
  /** A hint below the field for the name, for new communities. */
  nameHint?: string
}

/** The fields that describe a community. */
export function CommunityFields<V extends CommunityWords>({ form, nameHint }: CommunityFieldsProps<V>) {
  const { t } = useTranslation()
  const optional = t('app.word.optional')
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <>
      <TextField
        label={t('community.create.description.name')}
        description={nameHint}
        counted={{ max: TITLE_MAX, counter }}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.title} />}
        {...form.field('title')}
      />
      <TextField
        label={t('community.create.description.organization')}
        optional={optional}
        description={t('community.create.description.organizationHint')}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.organization} />}
        {...form.field('organization')}
      />
      <TextAreaField
        label={t('community.create.description.text')}
        optional={optional}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.description} />}
        {...form.field('description')}
      />
      <TextField
        label={t('community.create.description.tags')}
        optional={optional}
        description={t('community.create.description.tagsHint', { max: TAGS_MAX })}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.tags} />}
        {...form.field('tags')}
      />
    </>
  )
}
