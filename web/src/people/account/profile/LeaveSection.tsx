import { type AccountContents, Leave, LEAVING_DAYS, type Me } from '@fieldfare/shared/account.ts'
import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { BulletList } from '../../../platform/ui/layout/BulletList.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { PasswordField } from '../../../platform/ui/form/PasswordField.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { KeepAccount } from '../LeavingStrip.tsx'
import { useOnce } from '../../../platform/api/useLive.ts'
import { holdings } from '../data.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showMe } from '../signInOut.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Requests the deletion of the account, after showing what will be deleted with it and what will stay. */
export function LeaveSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Stack as="section" gap="l" snug aria-labelledby="leave-title">
        <h2 id="leave-title">{t('account.leave.title')}</h2>
        {me.leavingAt ? (
          <KeepAccount leavingAt={me.leavingAt} />
        ) : (
          <>
            <p>{t('account.leave.text', { days: LEAVING_DAYS })}</p>
            <Button kind="outline" onClick={() => setOpen(true)}>
              {t('account.leave.open')}
            </Button>
          </>
        )}
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('account.leave.ask')}>
        <LeaveForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function LeaveForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const query = useOnce(holdings)
  const request = useCall(api.account.leave.mutate, { onSuccess: showMe })
  const form = useForm({
    base: { password: '' },
    check: (values) => [...emptyOf(values, ['password']), ...issuesFrom(Leave, values)],
    send: async ({ password }) => {
      await request.mutateAsync({ password })
      onDone()
    },
  })
  return (
    <LabelledForm form={form} label={t('account.leave.ask')}>
      {query.data && <WhatHappens holdings={query.data} />}
      {query.isPending && <SkeletonLines label={t('account.leave.counting')} lines={3} />}
      {query.error && <FailureStrip failure={query.error} onRetry={() => void query.refetch()} />}
      <p>{t('account.leave.later', { days: LEAVING_DAYS })}</p>
      <PasswordField
        label={t('account.field.password')}
        autoComplete="current-password"
        showLabel={t('app.word.showPassword')}
        {...form.field('password')}
      />
      <FormEnd form={form} submit={t('account.leave.submit')} kind="danger" onCancel={onDone} />
    </LabelledForm>
  )
}

const GOES = ['areas', 'subscriptions'] as const

function WhatHappens({ holdings }: { holdings: AccountContents }) {
  const { t } = useTranslation()
  const listOf = (things: readonly ('areas' | 'subscriptions' | 'communities')[]) =>
    things.filter((each) => holdings[each] > 0).map((each) => t(`account.leave.has.${each}`, { count: holdings[each] }))
  const content = CONTENT_KINDS.map((kind) => ({ kind, count: holdings[KINDS[kind].feed] }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`content.${kind}.holding`, { count, number: count }))
  const goes = [t('account.leave.has.profile'), ...listOf(GOES)]
  const stays = [...listOf(['communities']), ...content]
  return (
    <>
      <p>{t('account.leave.goes')}</p>
      <BulletList items={goes} />
      {stays.length > 0 && (
        <>
          <p>{t('account.leave.stays')}</p>
          <BulletList items={stays} />
          {holdings.communities > 0 && <p>{t('account.leave.communities')}</p>}
        </>
      )}
    </>
  )
}
