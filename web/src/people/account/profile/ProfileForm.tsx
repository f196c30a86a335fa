import { PERSON_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { EDUCATION_MAX, GENDERS, type Me } from '@fieldfare/shared/account.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { Grid, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { profileChange, profileIssues, profileValues } from './profileValues.ts'
import { SaveBar } from './SaveBar.tsx'
import { UnsavedDialog } from '../../../platform/ui/overlay/UnsavedDialog.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showMe } from '../signInOut.ts'
import textClasses from '../../../platform/ui/text.module.css'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8].slice(0, EDUCATION_MAX) as readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[]

/** The form for the person's profile, and for what others can see of it. */
export function ProfileForm({ me }: { me: Me }) {
  const { t } = useTranslation()
  const update = useCall(api.user.update.mutate, { onSuccess: showMe })
  const form = useForm({
    base: profileValues(me),
    check: (values) => profileIssues(values, me.name),
    send: (_, changed) => update.mutateAsync({ profile: profileChange(changed) }),
    savedAs: `profile ${me.id}`,
  })
  const notSaid = { value: '', label: t('account.profile.ratherNot') }

  return (
    <LabelledForm form={form} label={t('account.profile.title')}>
      <TextField
        label={t('account.field.name')}
        autoComplete="name"
        seenBy={<Audience is={PERSON_AUDIENCE.name} />}
        {...form.field('name')}
      />
      <Stack as="fieldset" gap="xl">
        <legend className={textClasses.heading}>{t('account.profile.seenTitle')}</legend>
        <CheckField
          label={t('account.profile.showName')}
          description={t('account.profile.showNameHint')}
          {...form.field('showName')}
        />
        <CheckField
          label={t('account.profile.showProfile')}
          description={t('account.profile.showProfileHint')}
          {...form.field('showProfile')}
        />
      </Stack>
      <Stack as="fieldset" gap="xl">
        <legend className={textClasses.heading}>{t('account.profile.moreTitle')}</legend>
        <p className={textClasses.quiet}>{t('account.profile.moreHint')}</p>
        <Grid gap="xl" least="l">
          <TextField
            label={t('account.profile.city')}
            autoComplete="address-level2"
            seenBy={<Audience is={PERSON_AUDIENCE.city} />}
            {...form.field('city')}
          />
          <TextField
            label={t('account.profile.address')}
            autoComplete="street-address"
            seenBy={<Audience is={PERSON_AUDIENCE.address} />}
            {...form.field('address')}
          />
          <TextField
            label={t('account.profile.age')}
            inputMode="numeric"
            seenBy={<Audience is={PERSON_AUDIENCE.age} />}
            {...form.field('age')}
          />
          <SelectField
            label={t('account.profile.gender')}
            data={[notSaid, ...GENDERS.map((value) => ({ value, label: t(`account.gender.${value}`) }))]}
            seenBy={<Audience is={PERSON_AUDIENCE.gender} />}
            {...form.field('gender')}
          />
        </Grid>
        <SelectField
          label={t('account.profile.education')}
          description={t('account.profile.educationHint')}
          data={[
            notSaid,
            ...LEVELS.map((level) => ({ value: String(level), label: t(`account.education.level${level}`) })),
          ]}
          seenBy={<Audience is={PERSON_AUDIENCE.education} />}
          {...form.field('education')}
        />
      </Stack>
      <Stack as="fieldset" gap="xl">
        <legend className={textClasses.heading}>{t('account.profile.workTitle')}</legend>
        <Grid gap="xl" least="l">
          <TextField
            label={t('account.profile.organization')}
            autoComplete="organization"
            seenBy={<Audience is={PERSON_AUDIENCE.organization} />}
            {...form.field('organization')}
          />
          <TextField
            label={t('account.profile.companyName')}
            seenBy={<Audience is={PERSON_AUDIENCE.companyName} />}
            {...form.field('companyName')}
          />
          <TextField
            label={t('account.profile.sector')}
            seenBy={<Audience is={PERSON_AUDIENCE.sector} />}
            {...form.field('sector')}
          />
          <TextField
            label={t('account.profile.website')}
            description={t('account.profile.websiteHint')}
            type="url"
            inputMode="url"
            autoComplete="url"
            seenBy={<Audience is={PERSON_AUDIENCE.website} />}
            {...form.field('website')}
          />
        </Grid>
      </Stack>
      <SelectField
        label={t('account.profile.timeZone')}
        description={t('account.profile.timeZoneHint')}
        data={timeZones(me.timeZone)}
        {...form.field('timeZone')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SaveBar form={form} />
      <UnsavedDialog dirty={form.dirty} onLeave={form.discard} />
    </LabelledForm>
  )
}

/** Returns the time zones that the browser knows, plus the account's time zone if the browser does not know it. */
function timeZones(own: string): { value: string; label: string }[] {
  const supportedZones = Intl.supportedValuesOf('timeZone')
  const zones = supportedZones.includes(own) ? supportedZones : [own, ...supportedZones]
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }))
}
