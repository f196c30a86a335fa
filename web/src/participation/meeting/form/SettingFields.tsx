import type { CommunityView } from '@fieldfare/shared/community.ts'
import { MEETING_PLACE_MAX } from '@fieldfare/shared/meeting.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pin } from '../../../map/place/Pin.tsx'
import { PlaceField } from '../../../map/place/PlaceField.tsx'
import { SeenBy } from '../../../platform/form/SeenBy.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconMapPin2, IconUsersGroup } from '../../../platform/ui/icons.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { useLength, useTimes } from '../times.ts'
import type { SettingValues } from './meetingValues.ts'
import { instantIn } from './moment.ts'
import { MomentFields } from './MomentFields.tsx'

/** Minutes to choose from. */
const LENGTHS = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480]

interface SettingFieldsProps<V extends SettingValues> {
  form: Form<V>
  community: CommunityView
}

/** The fields for when a meeting is, how long it takes, and where people meet. */
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
      <PointField form={form} community={community} />
    </>
  )
}

/** The field for the meeting point. There is no map until a person wants to choose one. */
function PointField<V extends SettingValues>({ form, community }: SettingFieldsProps<V>) {
  const { t } = useTranslation()
  const { point } = form.values
  const [chooses, setChooses] = useState(point !== null)
  if (!chooses)
    return (
      <Stack as="section" gap="s" align="start" aria-labelledby="meeting-point">
        <h2 id="meeting-point" className={textClasses.heading}>
          {t('meeting.form.point.title')} <span className={textClasses.quiet}>{t('app.word.optional')}</span>
        </h2>
        <p className={textClasses.quiet}>{t('meeting.form.point.text')}</p>
        <Button kind="soft" icon={<IconMapPin2 size={20} aria-hidden="true" />} onClick={() => setChooses(true)}>
          {t('meeting.form.point.add')}
        </Button>
      </Stack>
    )
  return (
    <PlaceField
      legend={t('meeting.form.point.title')}
      audience={(id) => <SeenBy id={id}>{t('meeting.form.membersSeen')}</SeenBy>}
      community={community}
      place={point}
      onPlace={({ lng, lat }) => form.set('point', { lng, lat })}
      pin={<Pin label={t('meeting.form.point.pin')} icon={<IconUsersGroup size={20} aria-hidden="true" />} />}
      error={form.field('point').error}
    >
      <Button
        kind="text"
        onClick={() => {
          setChooses(false)
          form.set('point', null)
        }}
      >
        {t('meeting.form.point.remove')}
      </Button>
    </PlaceField>
  )
}
