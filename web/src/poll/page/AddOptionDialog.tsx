import type { CommunityView } from '@fieldfare/shared/community.ts'
import { OPTION_MAX } from '@fieldfare/shared/limits.ts'
import { AddOption, type OptionPlace, type PollView, sameOption } from '@fieldfare/shared/poll.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormEnd } from '../../form/FormEnd.tsx'
import { issuesFrom } from '../../form/issues.ts'
import { LabelledForm } from '../../form/LabelledForm.tsx'
import { useForm } from '../../form/useForm.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useAddOption } from '../data.ts'
import { OptionPlaceButtons } from '../form/OptionPlaceButtons.tsx'
import { PlaceDialog } from '../form/PlaceDialog.tsx'
import classes from './Ballot.module.css'

interface AddOptionDialogProps {
  open: boolean
  onClose: () => void
  poll: PollView
  community: CommunityView
}

/** For the owner: adds an option to a poll that may have votes already. */
export function AddOptionDialog({ open, onClose, poll, community }: AddOptionDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('poll.addOption.open')}>
      <Form poll={poll} community={community} onClose={onClose} />
    </Dialog>
  )
}

interface Values extends Record<string, unknown> {
  id: string
  value: string
  place: OptionPlace | null
}

function Form({ poll, community, onClose }: Omit<AddOptionDialogProps, 'open'>) {
  const { t } = useTranslation()
  const add = useAddOption()
  const [base] = useState<Values>(() => ({ id: crypto.randomUUID(), value: '', place: null }))
  const [placing, setPlacing] = useState(false)
  const form = useForm<Values>({
    base,
    check: ({ value, place }) => {
      const issues = issuesFrom(AddOption, { pollId: poll.id, value, place })
      const twice = poll.options.some((option) => sameOption(option.value, value.trim()))
      return twice ? [...issues, { path: ['value'], key: 'twice' }] : issues
    },
    send: async ({ value, place }) => {
      await add.mutateAsync({ pollId: poll.id, value, place, id: base.id })
      showToast(t('poll.addOption.done', { value }))
      onClose()
    },
  })
  const { value, place } = form.values
  const number = poll.options.length + 1
  return (
    <>
      <LabelledForm form={form} label={t('poll.addOption.open')}>
        <p className={classes.quiet}>{t('poll.addOption.hint')}</p>
        <TextField
          label={t('poll.addOption.label')}
          autoComplete="off"
          counted={{ max: OPTION_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
          {...form.field('value')}
        />
        <OptionPlaceButtons
          number={number}
          place={place}
          onOpen={() => setPlacing(true)}
          onRemove={() => form.set('place', null)}
          error={form.field('place').error}
        />
        <FormEnd form={form} submit={t('poll.addOption.submit')} onCancel={onClose} />
      </LabelledForm>
      <PlaceDialog
        open={placing}
        onClose={() => setPlacing(false)}
        value={value.trim() || t('poll.form.option', { number })}
        community={community}
        onPlace={(chosen) => form.set('place', chosen)}
      />
    </>
  )
}
