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

test('isReached is true up to the first missing part and false after', () => {
  expect(isReached('funding', survey())).toBe(false)
  for (const step of ['consent', 'introduction', 'home', 'areas'] as const) expect(isReached(step, survey())).toBe(true)
  expect(isReached('areas', survey({ next: 'consent' }))).toBe(false)
  expect(isReached('funding', survey({ next: 'done' }))).toBe(true)
})

test('nextPage returns the page of the first missing part in each flow', () => {
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

test("progressAt counts every part and each of four areas, and returns null on a page outside the person's survey", () => {
  expect(progressAt('funding', true, null)).toBeNull()
  expect(progressAt('map', true, survey())).toBeNull()
  const at = (page: Parameters<typeof progressAt>[0], signedIn: boolean, of: SurveyView | null) => {
    const progress = progressAt(page, signedIn, of)
    return progress && `${progress.step} ${progress.at}/${progress.total}`
  }
  expect(at('surveyContinueRegister', false, null)).toBe('account 1/9')
  expect(at('surveyContinueRegister', true, null)).toBe('consent 2/9')
  expect(at('surveyContinueRegister', true, survey())).toBe('areas 7/9')
  expect(at('surveyContinueRegister', true, survey({ next: 'consent' }))).toBe('consent 2/9')
  expect(at('surveyContinueRegister', true, survey({ areas: 4, next: 'done' }))).toBe('funding 9/9')
  expect(at('pblRegister', false, null)).toBe('account 1/8')
  expect(at('pblRegister', true, survey({ areas: 4, next: 'done', flow: 'pbl' }))).toBe('areas 8/8')
  expect(at('surveyIntroduction', true, survey())).toBe('introduction 3/9')
  expect(at('surveyIntroduction', true, survey({ next: 'consent' }))).toBe('consent 2/9')
  expect(at('surveyCreateArea', true, survey({ areas: 0 }))).toBe('areas 5/9')
  expect(at('surveyCreateArea', true, survey({ areas: 3 }))).toBe('areas 8/9')
  expect(at('surveyCreateArea', true, survey({ areas: 4, next: 'funding' }))).toBe('areas 8/9')
  expect(at('funding', true, survey({ areas: 4, next: 'funding' }))).toBe('funding 9/9')
  expect(at('pblCreateArea', true, survey({ areas: 4, next: 'done', flow: 'pbl' }))).toBe('areas 8/8')
})
