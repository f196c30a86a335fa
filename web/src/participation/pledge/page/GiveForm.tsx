import type { CommunityView } from '@fieldfare/shared/community.ts'
import { AMOUNT_MAX, AMOUNT_MIN, NAMED_TOGETHER, WHY_MAX } from '@fieldfare/shared/limits.ts'
import { AddAmountPledge, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { BeginNote } from '../../../content/intent/BeginNote.tsx'
import { inCommunity, type Lacking, useBegin } from '../../../content/intent/useBegin.ts'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconEye } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { typedCents, useAmounts } from '../amounts.ts'
import { ConfirmGift } from './ConfirmGift.tsx'
import { Virtual } from './Virtual.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putPledge } from '../data.ts'

/** The amounts in euros that buttons fill in with one press. */
const QUICK = [10, 50]

interface GiveFormProps {
  pledge: PledgeView
  community: CommunityView
  /** The reason why the reader may not pledge yet, such as no membership: the pledge is kept until they may; null if they may. */
  lacking: Lacking | null
  onGiven: () => void
}

/** The form with the amount and the reason of a pledge; a dialog confirms the pledge before it is sent. */
export function GiveForm({ pledge, community, lacking, onGiven }: GiveFormProps) {
  const { t } = useTranslation()
  const { plain, each } = useAmounts()
  const give = useCall(api.addAmountPledge.mutate, { onSuccess: putPledge })
  const begin = useBegin()
  const [beginning, setBeginning] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { id: pledgeId, type } = pledge
  const savedAs = `give ${pledgeId}`
  const form = useForm({
    base: { amount: '', reason: '' },
    savedAs,
    check: ({ amount, reason }) => issuesFrom(AddAmountPledge, { pledgeId, amount, reason }),
    send: async ({ amount, reason }) => {
      const gift = { pledgeId, amount: amount.trim(), reason }
      try {
        await give.mutateAsync({ id: idempotencyKey(savedAs, JSON.stringify(gift)), ...gift })
      } finally {
        setConfirming(false)
      }
      forgetKey(savedAs)
      showToast(t('pledge.give.done', { amount: each((typedCents(amount) ?? 0) / 100, type) }))
      onGiven()
    },
  })
  /** Keeps the pledge as an intent until the reader may give it. A guest's input stays in the form until the account has it. */
  const beginGift = async () => {
    const { amount, reason } = form.values
    const gift = { pledgeId, amount: amount.trim(), reason }
    setBeginning(true)
    const view = await begin({
      id: idempotencyKey(savedAs, JSON.stringify(gift)),
      act: 'give',
      input: gift,
      name: pledge.title,
      detail: each((typedCents(amount) ?? 0) / 100, type),
      ...inCommunity(community),
      form: savedAs,
    })
    setBeginning(false)
    setConfirming(false)
    if (!view) return
    forgetKey(savedAs)
    form.discard()
    onGiven()
  }
  const cents = typedCents(form.values.amount)
  const ask = (event?: FormEvent) => {
    event?.preventDefault()
    if (form.valid()) setConfirming(true)
  }
  return (
    <>
      <LabelledForm form={{ ref: form.ref, submit: ask }} label={t('app.title.addPledge')}>
        <Stack gap="l">
          <Stack gap="s">
            <TextField
              label={t(`pledge.give.howMuch.${type}`)}
              description={t('pledge.give.amountHint', { min: plain(AMOUNT_MIN), max: plain(AMOUNT_MAX) })}
              leftSection="€"
              inputMode="decimal"
              autoComplete="off"
              {...form.field('amount')}
            />
            <Row gap="s">
              {QUICK.map((amount) => (
                <Button
                  key={amount}
                  aria-label={t('pledge.give.quick', { amount: plain(amount) })}
                  onClick={() => form.set('amount', String(amount))}
                >
                  {plain(amount)}
                </Button>
              ))}
            </Row>
          </Stack>
          <TextAreaField
            label={t('pledge.give.why')}
            optional={t('app.word.optional')}
            max={WHY_MAX}
            counter={(used, max) => t('app.word.counter', { used, max })}
            seenBy={<Seen>{t('pledge.give.whySeen')}</Seen>}
            {...form.field('reason')}
          />
          <p className={textClasses.quiet}>
            <Seen>{`${t('pledge.give.seen')} ${t('pledge.give.together', { number: NAMED_TOGETHER })}`}</Seen>
          </p>
          <Virtual />
          {lacking && <BeginNote lacking={lacking} title={community.title} />}
          <FormFailure>{form.failure}</FormFailure>
          <PrimaryButton type="submit" wide busy={form.sending && t('app.word.sending')}>
            {cents === null
              ? t('pledge.give.submitPlain')
              : t('pledge.give.submit', { amount: each(cents / 100, type) })}
          </PrimaryButton>
        </Stack>
      </LabelledForm>
      <ConfirmGift
        open={confirming}
        amount={(cents ?? 0) / 100}
        type={type}
        busy={(form.sending || beginning) && t('app.word.sending')}
        onConfirm={() => (lacking ? void beginGift() : form.submit())}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

const Seen = ({ children }: { children: string }) => (
  <Row as="span" tight align="start" gap="s">
    <IconEye size={18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </Row>
)
