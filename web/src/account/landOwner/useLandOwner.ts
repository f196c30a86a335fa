import { AppError } from '@fieldfare/shared/errors.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropDraft, keepDraft } from '../../draft/keep.ts'
import { failureOf } from '../../i18n/failure.ts'
import type { DrawFigures } from '../../map/draw/figures.ts'
import type { Draft } from '../../map/operations/draft.ts'
import { toGeometry } from '../../map/operations/shape.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toasts.ts'
import { useRegisterLandOwner } from '../data.ts'
import { forgetCampaign } from '../entry/campaign.ts'
import { ofThisBrowser } from '../entry/ofThisBrowser.ts'
import { useForm } from '../form/useForm.ts'
import { DRAFT_KEY, type LandDraft, toContent } from './landDraft.ts'
import { atField, issuesOfStep, STEPS, type Step, stepOfField, tagsOf } from './landValues.ts'

/** Long enough not to write at every key. */
const KEEP_AFTER_MS = 400
/** What the last step asks for itself after a reload. */
const ASKED_AGAIN: ReadonlySet<unknown> = new Set(['password', 'agree'])

/** The wizard's state: what is typed and drawn, which step it is at, and registering with all of it. */
export function useLandOwner(start: LandDraft) {
  const { t } = useTranslation()
  const router = useRouter()
  const register = useRegisterLandOwner()
  const [step, setStep] = useState(start.step)
  const [shape, setShape] = useState<Draft>(start.shape)
  const figures = useRef<(() => DrawFigures) | null>(null)
  const done = useRef(false)

  const send = async () => {
    const geometry = toGeometry(shape)
    if (!geometry) return setStep('draw')
    const { name, organization, email, password, title, description, tags } = form.values
    const community = {
      measure: geometry,
      data: { title, description, tags: tagsOf(tags) },
      analitics: figures.current?.() ?? {},
    }
    const person = { id: start.id, name, organization, email, password, agree: true as const, ...ofThisBrowser() }
    try {
      done.current = true
      const me = await register.mutateAsync({ ...person, community })
      await dropDraft('landOwner', DRAFT_KEY).catch(() => undefined)
      forgetCampaign()
      showToast(t('account.owner.done', { name: me.name, title }))
      router.history.replace(paths.myOwnedCommunities)
    } catch (error) {
      done.current = false
      throw leadTo(error, setStep)
    }
  }
  const form = useForm({ base: start.values, check: (values) => issuesOfStep(step, values), send })

  const draft = { id: start.id, values: form.values, shape, step }
  const content = JSON.stringify({ ...toContent(draft), step })
  const [untouched] = useState(content)
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const timer = setTimeout(() => {
      if (done.current || content === untouched) return
      void keepDraft('landOwner', DRAFT_KEY, toContent(latest.current) as never, step).catch(() => undefined)
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content, untouched, step])

  const at = STEPS.indexOf(step)
  const go = (next: Step | undefined) => {
    if (next) setStep(next)
  }
  return {
    form,
    step,
    at,
    shape,
    setShape,
    figures,
    go,
    back: STEPS[at - 1] && (() => go(STEPS[at - 1])),
    next: () => {
      // What is not shown at the last step is put right where it stands.
      const elsewhere = step === 'finalize' && issuesOfStep(step, form.values).find(({ path }) => !ASKED_AGAIN.has(path.at(-1)))
      if (elsewhere) go(stepOfField(elsewhere.path.at(-1)))
      else if (step === 'finalize') form.submit()
      else if (form.valid()) go(STEPS[at + 1])
    },
  }
}

/** An issue of the server's leads to the step where its field stands. */
function leadTo(error: unknown, setStep: (step: Step) => void): unknown {
  const { code, issues } = failureOf(error)
  const placed = issues.map(atField)
  const [first] = placed
  if (!first || code === 'network') return error
  setStep(stepOfField(first.path.at(-1)))
  return new AppError(code, placed)
}

export type LandOwner = ReturnType<typeof useLandOwner>
