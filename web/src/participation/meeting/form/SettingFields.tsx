import type { CommunityView } from '@fieldfare/shared/community.ts'
import { MEETING_PLACE_MAX } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { OptionalPlace } from '../../../map/place/OptionalPlace.tsx'
import { SeenBy } from '../../../platform/form/SeenBy.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconUsersGroup } from '../../../platform/ui/icons.tsx'
import { useLength, useTimes } from '../times.ts'
import type { SettingValues } from './meetingValues.ts'
import { instantIn } from './moment.ts'
import { MomentFields } from './MomentFields.tsx'

/** The lengths of a meeting to choose from, in minutes. */
const LENGTHS = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480]

interface SettingFieldsProps<V extends SettingValues> {
  form: Form<V>
  community: CommunityView
}

/** The fields for the start, the length and the place of a meeting. */
export function SettingFields<V extends SettingValues>({ form, community }: SettingFieldsProps<V>) {
  const { t } = useTranslation()
  const length = useLength()
  const { ending } = useTimes()
  const { minutes, zone } = form.values
  const start = instantIn(form.values)
  const lengths = [...new Set([...LENGTHS, ...(minutes === '' ? [] : [Number(minutes)])])].toSorted((a, b) => a - b)
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <>
      <MomentFields form={form} />
      <SelectField
        label={t('meeting.form.minutes')}
        optional={t('app.word.optional')}
        description={start && minutes !== '' && t('meeting.form.until', { time: ending(start, Number(minutes), zone) })}
        data={[
          { value: '', label: t('meeting.form.minutesUnknown') },
          ...lengths.map((one) => ({ value: String(one), label: length(one) })),
        ]}
        {...form.field('minutes')}
      />
      <TextField
        label={t('meeting.form.place')}
        optional={t('app.word.optional')}
        description={t('meeting.form.placeHint')}
        autoComplete="off"
        seenBy={<SeenBy>{t('meeting.form.membersSeen')}</SeenBy>}
        counted={{ max: MEETING_PLACE_MAX, counter }}
        {...form.field('place')}
      />
      <OptionalPlace
        texts={{
          title: t('meeting.form.point.title'),
          text: t('meeting.form.point.text'),
          add: t('meeting.form.point.add'),
          remove: t('meeting.form.point.remove'),
          pin: t('meeting.form.point.pin'),
        }}
        icon={IconUsersGroup}
        audience={(id) => <SeenBy id={id}>{t('meeting.form.membersSeen')}</SeenBy>}
        community={community}
        place={form.values.point}
        onPlace={(point) => form.set('point', point)}
        error={form.field('point').error}
      />
    </>
  )
}
