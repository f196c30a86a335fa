import { de } from '@fieldfare/shared/messages/de.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { fr } from '@fieldfare/shared/messages/fr.ts'
import { nl } from '@fieldfare/shared/messages/nl.ts'
import { expect, test } from 'vitest'

test.each([
  [en, 'draft'],
  [nl, 'concept'],
  [de, 'Entwurf'],
  [fr, 'brouillon'],
])(
  'budget texts: the introduction and the last step both use the word draft for the unsaved budget (%#)',
  ({ funding }, draft) => {
    expect(funding.introduction.points.change).toContain(draft)
    expect(funding.finalize.hint).toContain(draft)
  },
)
