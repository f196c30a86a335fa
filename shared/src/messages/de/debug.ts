import type { debug as en } from '../en/debug.ts'
import type { Like } from '../like.ts'

export const debug: Like<typeof en> = {
  intro: 'Was du uns sagen kannst, wenn etwas nicht geht. Nichts auf dieser Seite betrifft dich.',
  version: 'Version dieser Seite',
  serverVersion: 'Version des Servers',
  notKnown: 'Nicht bekannt',
  connection: 'Verbindung',
  state: {
    connecting: 'Wird aufgebaut',
    online: 'Online, mit Live-Aktualisierung',
    paused: 'Online, Live-Aktualisierung pausiert',
    away: 'Der Server ist nicht erreichbar',
    intercepted: 'Ein anderes Netz antwortet',
    offline: 'Offline',
  },
  feeds: 'Daten',
  ready: 'Gebiete im Bild sind da',
  notReady: 'Bisher wurden keine Gebiete gebraucht',
  caches_one: '{{count}} Liste in Gebrauch',
  caches_other: '{{count}} Listen in Gebrauch, {{failed}} fehlgeschlagen',
  worker: 'Offline-Unterstützung',
  workerOn: 'An',
  workerOff: 'Aus',
  here: 'Fehler auf dieser Seite, seit sie offen ist',
  noneHere: 'Keine.',
  everywhere: 'Fehler, die Browser an den Server schickten',
  everywhereHint:
    'Die letzten 30 Tage. Adressen, IDs und Wörter in Anführungszeichen werden vor dem Speichern entfernt.',
  noneEverywhere: 'Kein Browser hat einen Fehler geschickt.',
  times_one: '{{number}}-mal',
  times_other: '{{number}}-mal',
  on: 'auf {{page}}',
  stack: 'Wo im Code',
  loading: 'Fehler werden geladen',
}
