import type { Like } from '../like.ts'
import type { info as en } from '../en/info.ts'

export const info: Like<typeof en> = {
  intro: 'Was Fieldfare ist, wie du uns erreichst und worauf du dich verlassen kannst.',
  about: {
    title: 'Über Fieldfare',
    purpose:
      'Fieldfare ist eine Karte der Natur, die Menschen lieben. Zeichne einen Ort, der dir wichtig ist, erzähle, was er dir bedeutet, und lerne die Menschen kennen, denen das Land gehört oder die es pflegen.',
    open: 'Umsehen kannst du dich ohne Konto. Mit einem Konto zeichnest du eigene Gebiete, bewertest sie, sagst, wie oft du kommst und was du dort tust, und trittst den Communities bei, deren Land sie berühren.',
    owners:
      'Besitzt oder verwaltest du Land? Melde es an, zeichne, wo es liegt, und gründe eine Community für alle, denen es am Herzen liegt.',
    points:
      'Jedes Gebiet, das du zeichnest, zählt einen Punkt, und manches andere bringt noch ein paar. Punkte sind zum Spaß da: Sie öffnen nichts und kaufen nichts.',
  },
  study: {
    title: 'Die Studie',
    what: 'Forschende fragen, was Natur den Menschen wert ist. Auf Einladung machst du mit: Wie würdest du ein jährliches Naturbudget auf deine Gebiete und auf Ziele wie seltene Arten, Landschaft oder Kultur verteilen?',
    reward:
      'Es dauert etwa 5 bis 8 Minuten. Nach den ersten Teilen verdienst du 10 Euro und nach allen sechs Bitten um eine Zusage weitere 5 Euro.',
    virtual: 'Das Budget ist virtuell: Es wird nichts abgebucht.',
  },
  privacy: {
    title: 'Was andere sehen',
    name: 'Dein Name steht nicht bei deinen Gebieten, es sei denn, du möchtest das. Dein Zuhause sehen nur du und die Administration, und es steht auf keiner Karte, die andere sehen.',
    owners: 'Landeigentümer sehen Summen der Gebiete auf ihrem Land, nie von Gruppen mit weniger als fünf Menschen.',
    leave: 'Du kannst deine Daten mitnehmen und dein Konto löschen.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Eine Frage, ein kaputter Link, etwas, das besser sein könnte? Wir freuen uns darüber.',
    write: 'Schreibe an {{address}}',
    none: 'Für diese Seite ist noch keine Adresse eingestellt. Frage die Person, die dir davon erzählt hat.',
  },
  disclaimer: {
    title: 'Haftungsausschluss',
    content:
      'Was auf der Karte steht, haben Menschen gezeichnet und geschrieben. Wir pflegen es sorgfältig, stehen aber nicht für jede Form, jede Bewertung und jedes Wort ein.',
    borders:
      'Ein gezeichnetes Gebiet ist, was jemand mit einem Ort verbindet. Es sagt nichts darüber, wem das Land gehört, wofür es genutzt werden darf oder ob man dort gehen darf.',
    safety:
      'Draußen bist du für dich selbst verantwortlich: Beachte die Schilder vor Ort, bleib auf den Wegen und lass Vögel beim Brüten in Ruhe.',
    conduct:
      'Schreibe über Orte so, wie du mit Nachbarn sprichst. Was verletzt, täuscht oder wirbt, wird mit Begründung entfernt, und das lässt sich rückgängig machen.',
    liability: 'Für Schäden durch die Nutzung dieser Seite haften wir nicht, soweit das Gesetz es zulässt.',
  },
}
