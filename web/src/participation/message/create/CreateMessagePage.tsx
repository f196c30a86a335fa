import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { findDraft } from '../../../platform/draft/draftSync.ts'
import { useDraft } from '../../../platform/draft/useDraft.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { useStepFocus } from '../../../platform/ui/form/useStepFocus.ts'
import { WizardFrame } from '../../../platform/ui/layout/WizardFrame.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { UnsavedDialog } from '../../../platform/ui/overlay/UnsavedDialog.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { afterSending, messages } from '../data.ts'
import { NoSender } from '../OutboxPage.tsx'
import { Allowance, refusedUntil } from './Allowance.tsx'
import { CommunityStep } from './CommunityStep.tsx'
import classes from './CreateMessage.module.css'
import { FinalizeStep } from './FinalizeStep.tsx'
import {
  addressedTo,
  DRAFT_KEY,
  inputOf,
  MESSAGE_ALIASES,
  MESSAGE_STEPS,
  MessageDraft,
  messageIssues,
  messageStep,
} from './messageDraft.ts'
import { MessageStep } from './MessageStep.tsx'
import { useOnce } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'

/** The steps that write a message to members of a community, starting from a saved draft. `?community=` and `?members=` set the recipients. */
export function CreateMessagePage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const { community, members } = useSearch({ from: '/main/create-message' })
  const [start, setStart] = useState<MessageDraft | null>(null)
  useEffect(() => {
    const open = (content: unknown = {}) => setStart(MessageDraft.parse(content))
    // The form starts empty if the device cannot keep drafts.
    findDraft('message', DRAFT_KEY).then(
      (draft) => open(draft?.content),
      () => open(),
    )
  }, [])
  if (me && !me.owner && !me.admin) return <NoSender />
  if (!start) return <SkeletonLines label={t('app.word.loading')} />
  return <MessageWizard start={addressedTo(start, community, members)} />
}

function MessageWizard({ start }: { start: MessageDraft }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { number } = format
  const navigate = useNavigate()
  const { step: wish } = useSearch({ from: '/main/create-message' })
  const frame = useRef<HTMLDivElement>(null)
  /** True while the photo is being sent. */
  const [arriving, setArriving] = useState(false)
  const draft = useDraft('message', DRAFT_KEY)
  const add = useCall(api.addMessage.mutate, afterSending)

  const form = useForm<MessageDraft>({
    base: start,
    aliases: MESSAGE_ALIASES,
    check: (values) => messageIssues(values, step),
    keep: (values) => draft.keep(values, step),
    send: async (values) => {
      const { id } = values
      await add.mutateAsync({ id, ...inputOf(values) })
      await draft.finish().catch(() => undefined)
      showToast(t('message.create.finalize.done'))
      void navigate({ to: paths.message.pattern, params: { id }, replace: true })
    },
  })
  const step = messageStep(form.values, wish)
  const community = useOnce(communities.one, form.values.communityId ? { id: form.values.communityId } : null).data
  const preview = useOnce(messages.preview, inputOf(form.values), { enabled: step === 'finalize' })
  const allowed = useOnce(
    messages.allowance,
    form.values.communityId ? { communityId: form.values.communityId } : null,
  ).data
  useStepFocus(frame, step)

  const show = (to: string, replace = false) =>
    void navigate({ to: paths.createMessage, search: (old) => ({ ...old, step: to }), replace })
  // After sending, the URL belongs to the next page and must not be corrected.
  const settled = form.sending || form.sent
  const correct = useEffectEvent(() => show(step, true))
  useEffect(() => {
    if (!settled && wish !== step) correct()
  }, [settled, wish, step])

  const at = MESSAGE_STEPS.indexOf(step)
  const [before, following] = [MESSAGE_STEPS[at - 1], MESSAGE_STEPS[at + 1]]
  const recipients = preview.data?.recipients
  const nobody = step === 'finalize' && recipients === 0
  const refused = step === 'finalize' ? refusedUntil(t, format, allowed) : null
  const onNext = () => {
    if (nobody || arriving || refused !== null || !form.valid()) return
    if (following) show(following)
    else form.submit()
  }
  const send =
    recipients === undefined
      ? t('message.create.finalize.send')
      : t('message.create.finalize.submit', { count: recipients, number: number(recipients) })
  return (
    <div ref={frame} className={classes.screen}>
      <WizardFrame
        ref={form.ref}
        stepName={t(`message.create.steps.${step}`)}
        progress={{
          step: at + 1,
          total: MESSAGE_STEPS.length,
          label: t('app.word.stepOf', { step: at + 1, total: MESSAGE_STEPS.length }),
        }}
        title={t(`message.create.${step}.title`)}
        hint={t(`message.create.${step}.hint`)}
        back={before && { label: t('app.word.back'), onPress: () => show(before) }}
        next={following ? t('app.word.next', { what: t(`message.create.steps.${following}`) }) : send}
        onNext={onNext}
        busy={form.sending ? t('message.create.finalize.sending') : arriving && t('photo.arriving')}
        why={refused ?? form.failure ?? (nobody ? t('message.create.finalize.nobody') : undefined)}
        kept={refused !== null}
        later={{
          label: t('app.word.finishLater'),
          onPress: () => void draft.flush().finally(() => void navigate({ to: paths.outbox })),
        }}
        saved={draft.status.kept ? t('app.word.draftSaved') : undefined}
      >
        <Stack gap="l">
          {step !== 'finalize' && <Allowance allowed={allowed} />}
          {step === 'community' && <CommunityStep form={form} named={community} />}
          {step === 'message' && <MessageStep form={form} onArriving={setArriving} />}
          {step === 'finalize' && <FinalizeStep draft={form.values} community={community} preview={preview} />}
        </Stack>
      </WizardFrame>
      <UnsavedDialog dirty={draft.status.unwritten !== null} closing />
    </div>
  )
}
