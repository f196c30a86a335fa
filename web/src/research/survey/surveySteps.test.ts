import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { expect, test } from 'vitest'
import { isReached, nextPage, progressAt } from './surveySteps.ts'

const survey = (part: Partial<SurveyView> = {}): SurveyView => ({
  campaignId: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  flow: 'texel-continue-register',
  ended: false,
  next: 'areas',
  given: [],
  introduced: true,
  home: true,
  areas: 2,
  level: 'country',
  funded: false,
  ...part,
})

test('isReached returns true for parts up to the first incomplete part and false for later parts', () => {
  expect(isReached('funding', survey())).toBe(false)
  for (const step of ['consent', 'introduction', 'home', 'areas'] as const) expect(isReached(step, survey())).toBe(true)
  expect(isReached('areas', survey({ next: 'consent' }))).toBe(false)
  expect(isReached('funding', survey({ next: 'done' }))).toBe(true)
})

test('nextPage returns the page of the first incomplete part in each flow', () => {
  const pages = (flow: SurveyView['flow']) =>
    (['consent', 'introduction', 'home', 'areas', 'funding', 'done'] as const).map((next) =>
      nextPage(survey({ flow, next })),
    )
  const long = [
    '/survey/introduction',
    '/survey/introduction',
    '/survey/set-home',
    '/survey/create-area/country',
    '/survey/funding',
    '/survey/funding',
  ]
  expect(pages('texel-continue-register')).toEqual(long)
  expect(pages('texel-continue-virtual-funding')).toEqual(long)
  expect(pages('pbl')).toEqual([
    '/pbl/introduction',
    '/pbl/introduction',
    '/pbl/set-home',
    '/pbl/create-area',
    '/survey/funding',
    '/pbl/create-area',
  ])
})

test('progressAt returns the part, the number of the step in the part, and the seconds that all earlier steps take; null outside a survey', () => {
  expect(progressAt('funding', true, null)).toBeNull()
  expect(progressAt('map', true, survey())).toBeNull()
  const at = (...asked: Parameters<typeof progressAt>) => {
    const progress = progressAt(...asked)
    return progress && `${progress.part} ${progress.number}: ${progress.done} of ${progress.total}`
  }
  const drawn = survey({ areas: 4, next: 'funding' })
  const done = survey({ areas: 4, next: 'done' })
  expect(at('surveyContinueRegister', false, null)).toBe('account 1: 0 of 500')
  expect(at('surveyContinueRegister', true, null)).toBe('consent 1: 40 of 500')
  expect(at('surveyContinueRegister', true, survey())).toBe('areas 3: 220 of 500')
  expect(at('surveyContinueRegister', true, survey({ next: 'consent' }))).toBe('consent 1: 40 of 500')
  expect(at('surveyIntroduction', true, survey())).toBe('introduction 1: 60 of 500')
  expect(at('surveyIntroduction', true, survey({ next: 'consent' }))).toBe('consent 1: 40 of 500')
  expect(at('surveyCreateArea', true, survey({ areas: 0 }))).toBe('areas 1: 100 of 500')
  expect(at('surveyCreateArea', true, survey({ areas: 3 }))).toBe('areas 4: 280 of 500')
  expect(at('surveyCreateArea', true, drawn)).toBe('areas 4: 280 of 500')
  expect(at('funding', true, drawn)).toBe('funding 1: 340 of 500')
  expect(at('funding', true, drawn, { step: 'objectives', answered: 0 })).toBe('funding 4: 400 of 500')
  expect(at('surveyContinueRegister', true, done)).toBe('questions 1: 440 of 500')
  expect(at('funding', true, done, { step: 'requests', answered: 2 })).toBe('questions 3: 460 of 500')
  expect(at('funding', true, done, { answered: 6 })).toBe('questions 6: 500 of 500')
})

test('progressAt: the short survey (pbl) is complete with its fourth area', () => {
  const at = (page: Parameters<typeof progressAt>[0], signedIn: boolean, of: SurveyView | null) =>
    progressAt(page, signedIn, of)
  const done = survey({ areas: 4, next: 'done', flow: 'pbl' })
  expect(at('pblRegister', false, null)).toEqual({ part: 'account', number: 1, done: 0, total: 340 })
  expect(at('pblCreateArea', true, survey({ areas: 3, flow: 'pbl' }))).toMatchObject({ number: 4, done: 280 })
  for (const page of ['pblRegister', 'pblCreateArea'] as const)
    expect(at(page, true, done)).toEqual({ part: 'areas', number: 4, done: 340, total: 340 })
})
