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
  test('a kind of content whose grammatical gender has no common sentences gets only its own texts', () => {
    expect(kindTexts(SENTENCES, { poll: { gender: 'neuter', word: 'sondage', empty: 'Rien.' } })).toEqual({
      poll: { empty: 'Rien.' },
    })
  })

  test('words of a kind of content are filled in, with a capital at the beginning of a sentence; other placeholders stay', () => {
    expect(kindTexts(SENTENCES, { sighting: OBSERVATION })).toEqual({
      sighting: {
        label: 'Observation',
        deleted: 'L’observation « {{title}} » a été supprimée.',
        ask: 'Supprimer cette observation ?',
      },
    })
  })

  test("the short word of a kind is used if it has one, and a text of the kind's own replaces the common sentence", () => {
    const polis = { ...OBSERVATION, word: 'conversation polis', short: 'conversation', label: 'Polis' }
    expect(kindTexts(SENTENCES, { polis }).polis).toMatchObject({
      label: 'Polis',
      ask: 'Supprimer cette conversation ?',
    })
  })

  test('a language without grammatical genders has one set of common sentences', () => {
    expect(kindTexts({ any: { label: '{{Words}}' } }, { poll: { word: 'poll', words: 'polls' } })).toEqual({
      poll: { label: 'Polls' },
    })
  })
})
