import type { CommunityView } from '@fieldfare/shared/community.ts'
import { OPTION_MAX } from '@fieldfare/shared/limits.ts'
import { AddOption, type PollView, sameOption } from '@fieldfare/shared/poll.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { FormEnd } from '../../../platform/form/FormEnd.tsx'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { PlaceDialogs } from '../../place/PlaceDialogs.tsx'
import { type PlaceWay, type Placing, SavedDrawing, SavedPlace } from '../../place/placing.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { OptionPlaceButtons } from '../form/OptionPlaceButtons.tsx'
import { shapesOf } from '../shapesOf.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putPoll } from '../pollActs.ts'
import textClasses from '../../../platform/ui/text.module.css'

interface AddOptionDialogProps {
  open: boolean
  onClose: () => void
  poll: PollView
  community: CommunityView
}

/** The dialog in which the owner adds an option to a poll, even after the first votes. The input is saved until it is sent or cancelled. */
export function AddOptionDialog({ open, onClose, poll, community }: AddOptionDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('poll.addOption.open')}>
      <Form poll={poll} community={community} onClose={onClose} />
    </Dialog>
  )
}

interface Values extends Record<string, unknown>, Placing {
  value: string
}
const BASE: Values = { value: '', place: null, drawing: null }
const READERS = { place: SavedPlace, drawing: SavedDrawing }

function Form({ poll, community, onClose }: Omit<AddOptionDialogProps, 'open'>) {
  const { t } = useTranslation()
  const add = useCall(api.addOption.mutate, { onSuccess: putPoll })
  const [way, setWay] = useState<PlaceWay | null>(null)
  const savedAs = `poll option ${poll.id}`
  const form = useForm<Values>({
    base: BASE,
    savedAs,
    readers: READERS,
    check: ({ value, place, drawing }) => {
      const twice = poll.options.some((option) => sameOption(option.value, value.trim()))
      return [
        ...issuesFrom(AddOption, { pollId: poll.id, value, place }),
        ...(twice ? [{ path: ['value'], key: 'twice' }] : []),
        ...(drawing ? [{ path: ['place'], key: 'unfinishedShape' }] : []),
      ]
    },
    send: async ({ value, place }) => {
      const option = { pollId: poll.id, value, place }
      await add.mutateAsync({ id: idempotencyKey(savedAs, JSON.stringify(option)), ...option })
      forgetKey(savedAs)
      form.discard()
      showToast(t('poll.addOption.done', { value }))
      onClose()
    },
  })
  const { value, place, drawing } = form.values
  const placing = { place, drawing }
  const change = (changed: Placing) => {
    form.set('place', changed.place)
    form.set('drawing', changed.drawing)
  }
  const beside = useMemo(() => shapesOf(poll.options), [poll.options])
  const number = poll.options.length + 1
  return (
    <>
      <LabelledForm form={form} label={t('poll.addOption.open')}>
        <p className={textClasses.quiet}>{t('poll.addOption.hint')}</p>
        <TextField
          label={t('poll.addOption.label')}
          autoComplete="off"
          counted={{ max: OPTION_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
          {...form.field('value')}
        />
        <OptionPlaceButtons
          number={number}
          placing={placing}
          onOpen={setWay}
          onChange={change}
          error={form.field('place').error}
        />
        <FormEnd
          form={form}
          submit={t('poll.addOption.submit')}
          onCancel={() => {
            form.discard()
            onClose()
          }}
        />
      </LabelledForm>
      <PlaceDialogs
        way={way}
        onWay={setWay}
        value={value.trim() || t('poll.form.option', { number })}
        community={community}
        placing={placing}
        onPlacing={change}
        beside={beside}
        walkKey={savedAs}
      />
    </>
  )
}
