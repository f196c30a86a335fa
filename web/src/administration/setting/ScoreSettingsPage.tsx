import { SCORE_KEYS, ScoreValue, type SettingView } from '@fieldfare/shared/setting.ts'
import { z } from 'zod'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { answers, failureIn, readAgain } from '../../platform/api/queries.ts'
import { issuesFrom } from '../../platform/form/issues.ts'
import { useForm } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { settings } from './data.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

const Points = z.strictObject({ value: ScoreValue })

/** Settings of how many points people earn, for admins. */
export function ScoreSettingsPage() {
  const { t } = useTranslation()
  const query = useLive(settings)
  const failure = failureIn(query)
  const scores = query.data?.filter(({ group }) => group === 'SCORE')
  return (
    <PageFrame title={t('app.title.scoreSettings')} intro={t('setting.scores.intro')} actions={<ToAdmin />} text>
      <Stack gap="xl">
        <NoticeStrip kind="plain">{t('setting.scores.effect')}</NoticeStrip>
        <p className={textClasses.intro}>{t('setting.scores.area')}</p>
        {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
        {!scores && failure === null && <SkeletonLines label={t('setting.scores.loading')} lines={6} />}
        {scores && (
          <Stack as="ul" gap="xl">
            {scores.map((setting) => (
              <li key={setting.key}>
                <ScoreForm setting={setting} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </PageFrame>
  )
}

/** Parses a typed number, with a point or a comma; NaN for anything else. */
const numberIn = (typed: string): number =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN

function ScoreForm({
  setting: { key, value, description },
}: {
  setting: Pick<SettingView, 'key' | 'description'> & { value?: unknown }
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { announce } = useUndoableAction()
  const { mutateAsync: save } = useCall(api.saveKV.mutate, { onSuccess: () => readAgain(answers.settings) })
  const scoreKey = SCORE_KEYS.find((one) => one === key)
  const name = scoreKey ? t(`setting.score.${scoreKey}`) : description
  const before = typeof value === 'number' ? value : 0
  const form = useForm({
    base: { value: String(before) },
    savedAs: `setting ${key}`,
    check: ({ value: typed }) =>
      typed.trim() === ''
        ? [{ path: ['value'], key: 'required' }]
        : Number.isNaN(numberIn(typed))
          ? [{ path: ['value'], key: 'number' }]
          : issuesFrom(Points, { value: numberIn(typed) }),
    send: async ({ value: typed }) => {
      const saved = await save({ key, value: numberIn(typed) })
      const after = typeof saved.value === 'number' ? saved.value : 0
      announce({
        message: t('setting.scores.saved', { name, number: number(after) }),
        undo: {
          do: () => save({ key, value: before }),
          message: t('setting.scores.saved', { name, number: number(before) }),
        },
      })
    },
  })
  return (
    <Stack as="form" gap="s" ref={form.ref} noValidate onSubmit={form.submit} aria-label={name}>
      <TextField
        label={name}
        description={form.dirty ? t('setting.scores.fromNow', { before: number(before) }) : key}
        inputMode="numeric"
        autoComplete="off"
        beside={
          <Button
            type="submit"
            kind={form.dirty ? 'action' : 'soft'}
            aria-label={t('setting.scores.saveNamed', { name })}
            busy={form.sending && t('app.word.sending')}
          >
            {t('setting.scores.save')}
          </Button>
        }
        {...form.field('value')}
      />
      <FormFailure>{form.failure}</FormFailure>
    </Stack>
  )
}
