import type { Noun } from '../noun.ts'
import { KV } from './readSettings.ts'
import { saveKV } from './saveKV.ts'
import { listTemplates, oneTemplate, resetTemplate, saveTemplate } from './saveTemplate.ts'

export const settingNoun = {
  calls: {
    saveKV,
    template: { save: saveTemplate, reset: resetTemplate },
    feed: { KV, templates: { all: listTemplates, one: oneTemplate } },
  },
} satisfies Noun
