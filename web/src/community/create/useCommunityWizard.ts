import { AppError } from '@fieldfare/shared/errors.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../account/form/useForm.ts'
import { dropDraft, keepDraft } from '../../draft/keep.ts'
import { failureOf } from '../../i18n/failure.ts'
import type { DrawFigures } from '../../map/draw/figures.ts'
import type { Draft } from '../../map/operations/draft.ts'
import { toGeometry } from '../../map/operations/shape.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toasts.ts'
import { useAddCommunity } from '../data.ts'
import { atField, type CommunityDraft, dataOf, issuesOfValues, type Step, stepOfField, STEPS, toContent } from './communityDraft.ts'

/** Long enough not to write at every key. */
const KEEP_AFTER_MS = 400

/** The wizard's state: what is typed and drawn, which step it is at, and starting the community with it. */
export function useCommunityWizard(id: string, start: CommunityDraft) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useAddCommunity()
  const [step, setStep] = useState(start.step)
  const [shape, setShape] = useState<Draft>(start.shape)
  const figures = useRef<(() => DrawFigures) | null>(null)
  const done = useRef(false)

  const send = async () => {
    const measure = toGeometry(shape)
    if (!measure) return setStep('draw')
    done.current = true
    try {
      const community = await add.mutateAsync({ id, measure, data: dataOf(form.values), analitics: figures.current?.() ?? {} })
      await dropDraft('community', id).catch(() => undefined)
      showToast(t('community.create.done', { title: community.title }))
      await navigate({ to: paths.community(id), replace: true })
    } catch (error) {
      done.current = false
      throw leadTo(error)
    }
  }
  // An issue of the server's leads to the step where its field stands.
  const leadTo = (error: unknown): unknown => {
    const { code, issues } = failureOf(error)
    const placed = issues.map(atField)
    if (code === 'network' || !placed[0]) return error
    setStep(stepOfField(placed[0].path.at(-1)))
    return new AppError(code, placed)
  }
  // What was typed in the last moment survives a reload as well.
  const keptAs = `community ${id}`
  const form = useForm({ base: start.values, keptAs, check: (values) => (step === 'draw' ? [] : issuesOfValues(values)), send })

  const draft = { values: form.values, shape, step }
  const content = JSON.stringify({ ...toContent(draft), step })
  const [untouched] = useState(content)
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const timer = setTimeout(() => {
      if (done.current || content === untouched) return
      void keepDraft('community', id, toContent(latest.current), step).catch(() => undefined)
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content, untouched, id, step])

  const at = STEPS.indexOf(step)
  const before = STEPS[at - 1]
  return {
    form,
    step,
    at,
    shape,
    setShape,
    figures,
    go: (to: Step) => setStep(to),
    back: before && (() => setStep(before)),
    next: () => {
      if (step === 'finalize' && issuesOfValues(form.values).length > 0) return setStep('description')
      if (step === 'finalize') return form.submit()
      const following = STEPS[at + 1]
      if (following && form.valid()) setStep(following)
    },
  }
}

export type CommunityWizardState = ReturnType<typeof useCommunityWizard>
