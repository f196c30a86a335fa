import type { Pages } from './page.ts'

export const surveyPages = {
  surveyContinueRegister: { path: '/survey/texel-continue-register/$id' },
  surveyContinueFunding: { path: '/survey/texel-continue-virtual-funding/$id' },
  surveyIntroduction: { path: '/survey/introduction', who: 'person' },
  surveySetHome: { path: '/survey/set-home', who: 'person' },
  surveyCreateArea: { path: '/survey/create-area/$mode', who: 'person' },
  pblRegister: { path: '/pbl/register/$id' },
  pblIntroduction: { path: '/pbl/introduction', who: 'person' },
  pblSetHome: { path: '/pbl/set-home', who: 'person' },
  pblCreateArea: { path: '/pbl/create-area', who: 'person' },
} as const satisfies Pages
