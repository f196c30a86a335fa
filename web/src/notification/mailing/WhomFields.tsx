import { ADDRESSES_MAX_CHARACTERS } from '@fieldfare/shared/mailing.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { CommunityFinder } from '../../map/search/CommunityFinder.tsx'
import type { Form } from '../../platform/form/useForm.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'
import { ChoiceTabs } from '../../platform/ui/form/ChoiceTabs.tsx'
import { Grid, Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './Mailer.module.css'
import { languagesOf, type MailingDraft, pickedOf } from './mailingDraft.ts'
import { PeopleField } from './PeopleField.tsx'

/** Fields for the recipients of a mailing: people by filters, by name, or by a list of e-mail addresses. */
export function WhomFields({ form }: { form: Form<MailingDraft> }) {
  const { t } = useTranslation()
  const { whom } = form.values
  return (
    <>
      <ChoiceTabs
        heading
        label={t('mailing.write.who')}
        options={[
          { value: 'filter', label: t('mailing.write.filter') },
          { value: 'people', label: t('mailing.write.byName') },
          { value: 'list', label: t('mailing.write.list') },
        ]}
        value={whom === 'list' || whom === 'people' ? whom : 'filter'}
        onChange={(to) => form.set('whom', to)}
      />
      {whom === 'list' ? (
        <TextAreaField
          label={t('mailing.write.addresses')}
          description={t('mailing.write.addressesHint')}
          minRows={6}
          maxRows={12}
          max={ADDRESSES_MAX_CHARACTERS}
          counter={(used, max) => t('app.word.counter', { used, max })}
          spellCheck={false}
          autoComplete="off"
          {...form.field('addresses')}
        />
      ) : whom === 'people' ? (
        <PeopleField
          picked={pickedOf(form.values)}
          onChange={(picked) => form.set('people', picked.length > 0 ? JSON.stringify(picked) : '')}
        />
      ) : (
        <FilterFields form={form} />
      )}
    </>
  )
}

function FilterFields({ form }: { form: Form<MailingDraft> }) {
  const { t } = useTranslation()
  const chosenLocales = languagesOf(form.values)
  const choices = (yes: string, no: string) => [
    { value: 'any', label: t('mailing.write.any') },
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]
  return (
    <>
      <Row as="fieldset" gap="xl">
        <legend>{t('mailing.write.languages')}</legend>
        {LOCALES.map((locale) => (
          <Row as="label" tight gap="s" key={locale} className={classes.language}>
            <input
              type="checkbox"
              checked={chosenLocales.includes(locale)}
              onChange={({ currentTarget }) =>
                form.set(
                  'languages',
                  LOCALES.filter((one) => (one === locale ? currentTarget.checked : chosenLocales.includes(one))).join(
                    ',',
                  ),
                )
              }
            />
            {t(`mailing.locales.${locale}`)}
          </Row>
        ))}
      </Row>
      <CommunityField form={form} />
      <Grid gap="xl" least="l">
        <SelectField
          label={t('mailing.write.areas')}
          data={choices(t('mailing.write.areasYes'), t('mailing.write.areasNo'))}
          {...form.field('areas')}
        />
        <SelectField
          label={t('mailing.write.finished')}
          data={choices(t('mailing.write.finishedYes'), t('mailing.write.finishedNo'))}
          {...form.field('finished')}
        />
        <SelectField
          label={t('mailing.write.owners')}
          data={choices(t('mailing.write.ownersYes'), t('mailing.write.ownersNo'))}
          {...form.field('owners')}
        />
      </Grid>
    </>
  )
}

/** A field that picks one community by its name. */
function CommunityField({ form }: { form: Form<MailingDraft> }) {
  const { t } = useTranslation()
  const { communityId, communityTitle } = form.values
  const choose = (id: string, title: string) => {
    form.set('communityId', id)
    form.set('communityTitle', title)
  }
  if (communityId)
    return (
      <div>
        <p className={textClasses.quiet}>
          {t('mailing.write.community')}: <strong>{communityTitle}</strong>
        </p>
        <Button kind="text" onClick={() => choose('', '')}>
          {t('mailing.write.communityRemove', { title: communityTitle })}
        </Button>
      </div>
    )
  return (
    <CommunityFinder
      label={t('mailing.write.community')}
      placeholder={t('mailing.write.communityFind')}
      none={t('mailing.write.communityNone')}
      onChoose={({ id, title }) => choose(id, title)}
    />
  )
}
