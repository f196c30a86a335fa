import type { Like } from '../like.ts'
import type { info as en } from '../en/info.ts'

export const info: Like<typeof en> = {
  intro: 'Was Fieldfare ist, wie du uns erreichst und worauf du dich verlassen kannst.',
  about: {
    title: 'Über Fieldfare',
    purpose:
      'Fieldfare ist eine Karte der Natur, die Menschen lieben. Zeichne einen Ort, der dir wichtig ist, erzähl, was er dir bedeutet, und lerne die Menschen kennen, denen das Gelände gehört oder die es pflegen.',
    open: 'Umsehen kannst du dich ohne Konto. Mit einem Konto zeichnest du eigene Gebiete, bewertest sie, sagst, wie oft du kommst und was du dort tust, und trittst den Communitys bei, deren Gelände sie berühren.',
    owners:
      'Besitzt oder betreust du ein Gelände? Registriere es, zeichne, wo es liegt, und gründe eine Community für alle, denen es am Herzen liegt.',
    points:
      'Jedes Gebiet, das du zeichnest, bringt einen Punkt, und manches andere noch ein paar. Punkte sind nur zum Spaß da: Du kannst nichts damit kaufen oder freischalten.',
  },
  study: {
    title: 'Die Studie',
    what: 'Forschende möchten wissen, was Natur den Menschen wert ist. Du nimmst auf Einladung teil: Wie würdest du ein jährliches Naturbudget auf deine Gebiete und auf Ziele wie seltene Arten, Landschaft oder Kultur verteilen?',
    reward:
      'Es dauert etwa 5 bis 8 Minuten. Nach den ersten Teilen verdienst du 10 Euro und nach allen sechs Bitten um eine Zusage weitere 5 Euro.',
    virtual: 'Das Budget ist virtuell: Es wird nichts abgebucht.',
  },
  privacy: {
    title: 'Was andere sehen',
    name: 'Dein Name steht nicht bei deinen Gebieten, außer du möchtest das. Nur du und die Admins sehen dein Zuhause, und es steht nie auf einer Karte, die andere sehen.',
    owners:
      'Grundeigentümer sehen Summen der Gebiete auf ihrem Gelände, nie von Gruppen mit weniger als fünf Menschen.',
    leave: 'Du kannst deine Daten mitnehmen und dein Konto löschen.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Eine Frage, ein kaputter Link, etwas, das besser sein könnte? Wir freuen uns über deine Nachricht.',
    write: 'An {{address}} schreiben',
    none: 'Für diese Seite ist noch keine Adresse eingestellt. Frage die Person, die dir davon erzählt hat.',
  },
  loading: 'Der Text wird geladen',
  read: {
    terms: 'Nutzungsbedingungen lesen',
    privacy: 'Datenschutzerklärung lesen',
    houseRules: 'Hausregeln lesen',
  },
  disclaimer: {
    title: 'Haftungsausschluss',
    content:
      'Alles auf der Karte haben Menschen gezeichnet und geschrieben. Wir pflegen es sorgfältig, können aber nicht für jede Form, jede Bewertung und jedes Wort einstehen.',
    borders:
      'Ein gezeichnetes Gebiet zeigt, was jemand mit einem Ort verbindet. Es sagt nichts darüber, wem das Gelände gehört, wofür es genutzt werden darf oder ob man dort gehen darf.',
    safety:
      'Draußen bist du für dich selbst verantwortlich: Beachte die Schilder vor Ort, bleib auf den Wegen und lass Vögel beim Brüten in Ruhe.',
    conduct:
      'Schreib über Orte so, wie du mit Nachbarn sprichst. Was verletzt, täuscht oder wirbt, wird mit Begründung gelöscht, und das lässt sich rückgängig machen.',
    liability: 'Für Schäden durch die Nutzung dieser Seite haften wir nicht, soweit das Gesetz es zulässt.',
  },
}
