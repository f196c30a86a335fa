import type { debug as en } from '../en/debug.ts'
import type { Like } from '../like.ts'

export const debug: Like<typeof en> = {
  intro: 'Wat je ons kunt vertellen als iets niet werkt. Niets op deze pagina gaat over jou.',
  version: 'Versie van deze pagina',
  serverVersion: 'Versie van de server',
  notKnown: 'Niet bekend',
  connection: 'Verbinding',
  state: {
    connecting: 'Verbinding wordt gemaakt',
    online: 'Online, met directe updates',
    paused: 'Online, directe updates zijn gepauzeerd',
    away: 'De server is niet bereikbaar',
    intercepted: 'Een ander netwerk antwoordt',
    offline: 'Offline',
  },
  feeds: 'Gegevens',
  ready: 'Gebieden in beeld zijn binnen',
  notReady: 'Er waren nog geen gebieden nodig',
  caches_one: '{{count}} lijst in gebruik',
  caches_other: '{{count}} lijsten in gebruik, {{failed}} mislukt',
  worker: 'Offline werken',
  workerOn: 'Aan',
  workerOff: 'Uit',
  here: 'Fouten op deze pagina sinds die openging',
  noneHere: 'Geen.',
  everywhere: 'Fouten die browsers meldden aan de server',
  everywhereHint:
    'De laatste 30 dagen. Adressen, id’s en aangehaalde woorden worden verwijderd voordat ze worden opgeslagen.',
  noneEverywhere: 'Geen browser stuurde een fout.',
  times_one: '{{number}} keer',
  times_other: '{{number}} keer',
  on: 'op {{page}}',
  stack: 'Waar in de code',
  loading: 'Fouten worden geladen',
}
