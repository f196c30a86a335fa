import type { Locale } from '@fieldfare/shared/locale.ts'
import { MailWords, type TemplateText, type TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { emptyOf, issuesFrom } from '../../platform/form/issues.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { useForm } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { useTemplateCall } from './data.ts'
import classes from './Mailer.module.css'
import { MailPreview } from './MailPreview.tsx'
import { TestMail } from './TestMail.tsx'
import { WordsFields } from './WordsFields.tsx'
import { api } from '../../platform/api/client.ts'
import { useCall } from '../../platform/api/useCall.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Box, Card, Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'

interface TemplateFormProps {
  view: TemplateView
  locale: Locale
}

/**
 * The form for the subject and text of a template in one language. `basis` is the version that the edits began from. It is stored with
 * the edits, so that even after a reload a newer version by another admin is shown and never overwritten unseen.
 */
export function TemplateForm({ view, locale }: TemplateFormProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { me } = useMe()
  const save = useTemplateCall(api.template.save.mutate)
  const test = useCall(api.sendTestTemplateMail.mutate)
  const { key: template, params, required } = view
  const current = view.texts[locale]
  const form = useForm({
    base: { title: current.title, body: current.body, basis: '' },
    savedAs: `template ${template} ${locale}`,
    check: ({ title, body }) => {
      const empty = emptyOf({ title: title.trim(), body: body.trim() }, ['title', 'body'])
      return empty.length > 0 ? empty : issuesFrom(MailWords, { title, body })
    },
    send: async ({ title, body, basis }) => {
      await save.mutateAsync({ template, locale, title, body, version: basis ? Number(basis) : current.version })
      showToast(t('mailing.template.saved'))
    },
  })
  const { title, body, basis } = form.values
  const edited = title !== current.title || body !== current.body
  const clash = edited && basis !== '' && Number(basis) < current.version
  const begin = useEffectEvent(() => form.set('basis', String(current.version)))
  useEffect(() => {
    if (edited && basis === '') begin()
  }, [edited, basis])
  return (
    <Grid filled least="xl" gap="xxl">
      <LabelledForm form={form} label={t('app.title.editEmailTemplate')}>
        {clash && (
          <Clash theirs={current} onTake={form.discard} onKeep={() => form.set('basis', String(current.version))} />
        )}
        <WordsFields title={form.field('title')} body={form.field('body')} params={params} />
        <FormFailure>{clash ? null : form.failure}</FormFailure>
        <Row gap="l">
          <Button type="submit" kind="call" busy={form.sending && t('app.word.sending')}>
            {t('mailing.template.save')}
          </Button>
          <p role="status" className={textClasses.quiet}>
            {edited
              ? t('mailing.template.unsaved')
              : current.changed && current.changedAt
                ? t('mailing.template.when', { date: date(current.changedAt) })
                : t('mailing.template.builtIn')}
          </p>
        </Row>
        {current.changed && <Reset template={template} locale={locale} now={current} onDone={form.discard} />}
      </LabelledForm>
      <Stack gap="l">
        <MailPreview words={{ title, body }} locale={locale} />
        <TestMail
          test={test}
          onPress={() => {
            if (!form.valid()) return
            test.mutate({ address: me?.email ?? '', id: template, locale, words: { title, body } })
          }}
        />
        <Card as="section" gap="xs" aria-labelledby="params-title">
          <h2 id="params-title" className={textClasses.heading}>
            {t('mailing.template.params')}
          </h2>
          <Row as="ul" gap="l">
            {params.map((name) => (
              <li key={name} className={required.includes(name) ? textClasses.strong : undefined}>
                <code>{`{{${name}}}`}</code>
                {required.includes(name) && ` ${t('mailing.template.needed')}`}
              </li>
            ))}
          </Row>
          <p className={textClasses.quiet}>{t('mailing.template.paramsText')}</p>
        </Card>
      </Stack>
    </Grid>
  )
}

interface ClashProps {
  theirs: TemplateText
  onTake: () => void
  onKeep: () => void
}

function Clash({ theirs, onTake, onKeep }: ClashProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" tone="warn" role="alert">
      <p>{t('mailing.template.clash')}</p>
      <h2 className={textClasses.heading}>{t('mailing.template.theirs')}</h2>
      <Box
        as="p"
        tone="plain"
        note
        className={`${textClasses.people} ${classes.theirs}`}
      >{`${theirs.title}\n\n${theirs.body}`}</Box>
      <Row gap="l">
        <Button onClick={onKeep}>{t('mailing.template.keepMine')}</Button>
        <Button kind="outline" onClick={onTake}>
          {t('mailing.template.useTheirs')}
        </Button>
      </Row>
    </Card>
  )
}

interface ResetProps {
  template: TemplateView['key']
  locale: Locale
  now: TemplateText
  onDone: () => void
}

function Reset({ template, locale, now, onDone }: ResetProps) {
  const { t } = useTranslation()
  const reset = useTemplateCall(api.template.reset.mutate)
  const save = useTemplateCall(api.template.save.mutate)
  const { run } = useUndoableAction()
  const { title, body, version } = now
  const press = () =>
    run({
      do: async () => {
        await reset.mutateAsync({ template, locale, version })
        onDone()
      },
      message: t('mailing.template.resetDone'),
      undo: {
        do: () => save.mutateAsync({ template, locale, title, body, version: version + 1 }),
        message: t('mailing.template.resetUndone'),
      },
    })
  return (
    <div>
      <Button kind="text" busy={reset.isPending && t('app.word.sending')} onClick={() => void press()}>
        {t('mailing.template.reset')}
      </Button>
    </div>
  )
}
