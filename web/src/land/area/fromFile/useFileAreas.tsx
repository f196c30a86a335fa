import { DRAFTS_MAX } from '@fieldfare/shared/draft.ts'
import { TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { logError } from '../../../platform/api/log.ts'
import { useDrafts } from '../../../platform/draft/data.ts'
import { keepDraft } from '../../../platform/draft/draftSync.ts'
import { fieldOf } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import type { FileStep } from '../../../map/import/FromFileScreen.tsx'
import type { ShapeReader } from '../../../map/import/reading/fileReader.ts'
import type { ShapeRow } from '../../../map/import/reading/importFile.ts'
import { fromGeometry } from '../../../map/operations/shape.ts'
import { paths } from '../../../platform/paths.ts'
import { UnsavedDialog } from '../../../platform/ui/overlay/UnsavedDialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { areaData, AreaDraft, areaPlan } from '../areaPlan.ts'
import { readMyAreas } from '../data.ts'
import { FileAnswers } from './FileAnswers.tsx'
import { type FileArea, type SaveReport, saveShapes } from './saveShapes.ts'
import { api } from '../../../platform/api/client.ts'

/** Returns the name of a shape in a file, cut to the longest allowed title. */
export const titleOf = (name: string): string => [...name].slice(0, TITLE_MAX).join('').trim()

/** Fields that are asked once for all shapes. */
const ASKED: ReadonlySet<string | undefined> = new Set(['level', 'rating', 'explanation', 'frequency'])

interface FileAreas {
  begin: (shapes: readonly ShapeRow[], reader: ShapeReader) => void
  /** The step with the questions; null until several shapes are chosen. */
  step: FileStep | null
  dialogs: ReactNode
}

/** Makes areas from several shapes of a file: asks the questions once, then saves the areas one after another, or each as a draft. */
export function useFileAreas(onLevel: (level: AreaDraft['level']) => void): FileAreas {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const drafts = useDrafts('area')
  const [areas, setAreas] = useState<readonly FileArea[] | null>(null)
  const reader = useRef<ShapeReader | null>(null)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [report, setReport] = useState<SaveReport | null>(null)
  const [finished, setFinished] = useState(false)
  const [why, setWhy] = useState('')
  const form = useForm<AreaDraft>({
    base: EMPTY,
    check: (values) => areaPlan.check(values).filter((issue) => ASKED.has(fieldOf(issue, values))),
    send: () => Promise.resolve(),
  })
  const list = areas ?? []

  const leave = async (text: string) => {
    setFinished(true)
    showToast(text)
    await navigate({ to: paths.myAreas, replace: true, ignoreBlocker: true })
  }

  const take = async ({ index }: FileArea) => {
    if (!reader.current) throw new RangeError('no file is open')
    return (await reader.current.take(index)).geometry
  }

  const save = async () => {
    const total = list.length
    setReport(null)
    setProgress({ done: 0, all: total })
    // Each area has its own title; a placeholder passes the check here.
    const { title: _, ...data } = areaData({ ...form.values, title: 'x' })
    let savedCount = 0
    const outcome = await saveShapes(list, data, take, api.measure.insert.mutate, () =>
      setProgress({ done: ++savedCount, all: total }),
    )
    setProgress(null)
    readMyAreas()
    const unsaved = list.filter(({ id }) => !outcome.saved.includes(id))
    if (unsaved.length === 0) return leave(t('fromFile.answers.saved', { count: savedCount, amount: savedCount }))
    setAreas(unsaved)
    setReport(outcome)
  }

  const room = DRAFTS_MAX - drafts.length
  const keep = async () => {
    if (list.length > room) return setWhy(t('fromFile.answers.tooManyDrafts', { max: DRAFTS_MAX }))
    const all = list.length
    for (const [done, area] of list.entries()) {
      setProgress({ done, all })
      const shape = fromGeometry(await take(area))
      const content = { ...form.values, title: area.title, shape, around: null }
      await keepDraft(areaPlan.kind, area.id, content, 'level').catch(logError)
    }
    setProgress(null)
    return leave(t('fromFile.answers.drafted', { count: all, amount: all }))
  }

  const keepAll = () => {
    keep().catch(() => {
      setProgress(null)
      setWhy(t('fromFile.error.broken'))
    })
  }

  const next = () => {
    const valid = form.valid()
    const allNamed = list.every(({ title }) => title.trim() !== '')
    setWhy(!valid ? t('fromFile.answers.incomplete') : allNamed ? '' : t('fromFile.answers.nameMissing'))
    if (valid && allNamed) save().catch(logError)
  }

  const count = { count: list.length, amount: list.length }
  const stopped = report?.stopped && t('fromFile.answers.stopped', { why: failureText(t, report.stopped) })
  const step: FileStep = {
    title: t('fromFile.answers.title', count),
    hint: t('fromFile.answers.hint'),
    next: !me ? t('fromFile.answers.drafts') : t(report ? 'fromFile.answers.again' : 'fromFile.answers.save', count),
    onNext: me ? next : keepAll,
    busy: progress ? t('fromFile.answers.saving', { ...progress }) : false,
    why: stopped || why || undefined,
    back: report ? undefined : { label: t('app.word.back'), onPress: () => setAreas(null) },
    later: me ? { label: t('fromFile.answers.drafts'), onPress: keepAll } : undefined,
    body: (
      <FileAnswers
        form={{
          ...form,
          set: (name, value) => (form.set(name, value), name === 'level' && onLevel(value as AreaDraft['level'])),
        }}
        areas={list}
        failed={report?.failed ?? NO_FAILURES}
        isGuest={!me}
        nameMissing={why === t('fromFile.answers.nameMissing')}
        onTitle={(id, title) => setAreas(list.map((one) => (one.id === id ? { ...one, title } : one)))}
      />
    ),
  }
  return {
    begin: (shapes, from) => {
      reader.current = from
      setWhy('')
      setAreas(
        shapes.map(({ index, name, m2 }) => ({
          id: crypto.randomUUID(),
          index,
          title: titleOf(name) || t('fromFile.choose.unnamed', { number: index + 1 }),
          m2,
        })),
      )
    },
    step: areas && step,
    dialogs: <UnsavedDialog dirty={areas !== null && !finished} closing />,
  }
}

const EMPTY = AreaDraft.parse({})
const NO_FAILURES: SaveReport['failed'] = new Map()
