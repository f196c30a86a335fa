import type { audience as en } from '../en/audience.ts'
import type { Like } from '../like.ts'

export const audience: Like<typeof en> = {
  everyone: 'Iedereen ziet dit',
  named: 'Iedereen ziet dit bij wat je schrijft. Bij je gebieden alleen als je daarvoor kiest.',
  profile: 'Iedereen ziet dit als je je profiel toont',
  owners: 'De eigenaren van dit terrein lezen dit met je naam, als je je naam toont. Anders alleen jij.',
  ownersByName: 'Jij en de eigenaren van dit terrein, met je naam',
  ownersNotYet:
    'Alleen jij, zolang je je naam niet toont. Toon je die, dan lezen de eigenaren van dit terrein het ook.',
  roughly: 'Iedereen ziet dit op een kilometer nauwkeurig; jij, de moderatoren en de eigenaar zien de precieze plek',
  totals: 'Alleen jij. De eigenaren van dit terrein zien totalen van minstens vijf mensen.',
  you: 'Alleen jij ziet dit',
  admins: 'Alleen jij en de platformbeheerders zien dit',
  nobody: 'Niemand kan dit lezen, wij ook niet',
}
