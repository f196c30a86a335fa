import type { Like } from '../like.ts'
import type { land as en } from '../en/land.ts'

export const land: Like<typeof en> = {
  correct: {
    steps: { draw: 'Zeichnen', check: 'Prüfen' },
    mapLabel: 'Karte, um den Umriss deines Geländes zu korrigieren',
    draw: {
      title: 'Was ist der richtige Umriss?',
      hint: 'Verschiebe Punkte, füge welche hinzu oder lösche sie. Die Communitys um dich herum sind auf der Karte.',
    },
    check: { title: 'Was ändert sich?', hint: 'Noch hat sich nichts geändert. Das geschieht, wenn du speicherst.' },
    size: 'Fläche',
    sizes: '{{size}}, vorher {{before}}',
    members: 'Mitglieder',
    looking: 'Wir sehen nach, was sich ändert',
    people:
      'Mindestens {{number}} Menschen, die auf dem neuen Gelände ein Gebiet gezeichnet haben, werden Mitglied. Sie werden benachrichtigt und können es mit einem Klick rückgängig machen.',
    peopleFew:
      'Weniger als {{number}} Menschen, die auf dem neuen Gelände ein Gebiet gezeichnet haben, werden Mitglied. Sie werden benachrichtigt und können es mit einem Klick rückgängig machen.',
    peopleNone: 'Auf dem neuen Gelände hat noch niemand ein Gebiet gezeichnet, also wird niemand Mitglied.',
    peopleSame: 'Es kommt kein Gelände dazu, also wird niemand Mitglied.',
    peopleMany:
      'Auf dem neuen Gelände haben so viele Menschen Gebiete gezeichnet, dass wir sie vorher nicht zählen können. Sie werden Mitglied und können es mit einem Klick rückgängig machen.',
    stay: 'Wer Mitglied ist, bleibt Mitglied, auch wenn die eigenen Gebiete jetzt außerhalb liegen.',
    waits: 'Ein Admin sieht es sich erst an',
    waitsLarge: 'Es ist größer als {{km2}}, oder du hast innerhalb eines Monats mehr als das hinzugefügt.',
    waitsOver: 'Es liegt über dem Gelände einer anderen Community: {{names}}.',
    waitsText:
      'Bis dahin bleibt der alte Umriss, und niemand wird durch den neuen Teil Mitglied. Du bekommst eine Benachrichtigung und eine Mail.',
    submit: 'Umriss speichern',
    sending: 'Umriss wird gespeichert',
    submitWaits: 'An einen Admin senden',
    done: 'Der Umriss von {{title}} ist korrigiert.',
    sent: 'Gesendet. Ein Admin sieht sich den neuen Umriss von {{title}} an; bis dahin bleibt der alte.',
    link: 'Umriss korrigieren',
    linkHint: 'Der Umriss deines Geländes, auf der Karte. Du siehst, was sich ändert, bevor du speicherst.',
    heading: 'Umriss',
  },
  waiting: {
    title: 'Dein neuer Umriss wartet auf einen Admin',
    text: 'Du hast ihn {{ago}} gesendet. Bis er freigegeben ist, bleibt der alte Umriss.',
    declined: 'Ein Admin hat deinen neuen Umriss abgelehnt. Der Grund: {{reason}}',
    declinedText: 'Der alte Umriss bleibt. Du kannst ihn anders korrigieren.',
    withdraw: 'Zurückziehen',
    withdrawn: 'Dein neuer Umriss ist zurückgezogen. Der alte bleibt.',
    dismiss: 'Schließen',
    dismissed: 'Geschlossen.',
    again: 'Neu korrigieren',
  },
  decide: {
    text: 'Neue Umrisse über einer anderen Community oder von mehr als {{km2}}: Der alte Umriss bleibt, bis du den neuen freigibst.',
    title: 'Korrigierte Umrisse, die auf dich warten',
    none: 'Kein Umriss wartet.',
    sizes: '{{size}} statt {{before}}',
    approveNamed: 'Freigeben: neuer Umriss von {{title}}',
    approved: 'Der neue Umriss von {{title}} ist auf der Karte.',
    declineNamed: 'Ablehnen: neuer Umriss von {{title}}',
    declineTitle: 'Neuen Umriss von {{title}} ablehnen?',
    declineText: 'Der Eigentümer liest deinen Grund. Der alte Umriss bleibt.',
  },
  border: {
    ask: 'Diese Grenze verwenden?',
    fact: '{{size}}, {{source}}',
    simplified: 'Vereinfacht: Das Original hat mehr Punkte, als hineinpassen.',
    use: 'Verwenden',
    useNamed: 'Verwenden: die Grenze von {{name}}',
    no: 'Nein, ich zeichne selbst',
    used: '{{name}} ist auf der Karte. Du kannst es noch anpassen.',
    licence: 'Lizenz: {{licence}}',
  },
}
