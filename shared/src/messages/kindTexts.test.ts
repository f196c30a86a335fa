import { describe, expect, test } from 'vitest'
import { kindTexts } from './kindTexts.ts'

const SENTENCES = {
  feminine: {
    label: '{{Word}}',
    deleted: '{{The}} « {{title}} » a été supprimée.',
    ask: 'Supprimer cette {{short}} ?',
  },
  masculine: { label: '{{Word}}', deleted: '{{The}} « {{title}} » a été supprimé.', ask: 'Supprimer ce {{short}} ?' },
}
const OBSERVATION = { gender: 'feminine', word: 'observation', words: 'observations', the: 'l’observation' }

describe('kindTexts', () => {
  test('a kind whose gender has no sentences has its own texts alone, so that the checks miss the others', () => {
    expect(kindTexts(SENTENCES, { poll: { gender: 'neuter', word: 'sondage', empty: 'Rien.' } })).toEqual({
      poll: { empty: 'Rien.' },
    })
  })

  test('words are filled in, at the beginning with a capital, and what is filled in later stays', () => {
    expect(kindTexts(SENTENCES, { sighting: OBSERVATION })).toEqual({
      sighting: {
        label: 'Observation',
        deleted: 'L’observation « {{title}} » a été supprimée.',
        ask: 'Supprimer cette observation ?',
      },
    })
  })

  test('a shorter word is said where one is given, and a text of its own takes the place of the sentence', () => {
    const polis = { ...OBSERVATION, word: 'conversation polis', short: 'conversation', label: 'Polis' }
    expect(kindTexts(SENTENCES, { polis }).polis).toMatchObject({
      label: 'Polis',
      ask: 'Supprimer cette conversation ?',
    })
  })

  test('a language without genders has one set of sentences', () => {
    expect(kindTexts({ any: { label: '{{Words}}' } }, { poll: { word: 'poll', words: 'polls' } })).toEqual({
      poll: { label: 'Polls' },
    })
  })
})
