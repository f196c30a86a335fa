import type { Like } from '../like.ts'
import type { draw as en } from '../en/draw.ts'

export const draw: Like<typeof en> = {
  drop: 'Punkt setzen',
  dropAtCross: 'Punkt beim Kreuz setzen',
  putHere: 'Punkt hierher setzen',
  deleteDot: 'Diesen Punkt löschen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  close: 'Form schließen',
  closeAndGoOn: 'Form schließen und weitermachen',
  clear: 'Neu beginnen',
  closeFirst: 'Schließe die Form, um weiterzumachen',
  zoomIn: 'Zum Zeichnen hineinzoomen',
  showWhere: 'Anzeigen, wo',
  kept: 'Auf diesem Telefon gespeichert',
  tools: 'Zeichenwerkzeuge',
  dots_one: '{{amount}} Punkt',
  dots_other: '{{amount}} Punkte',
  noSize: 'Noch keine Fläche',
  pitches_one: 'etwa {{amount}} Fußballfeld',
  pitches_other: 'etwa {{amount}} Fußballfelder',
  pitchesLess: 'kleiner als ein Fußballfeld',
  announce: '{{dots}}, {{size}}',
  announceClosed: 'Die Form ist geschlossen. {{dots}}, {{size}}',
  keys: {
    title: 'Zeichnen',
    click: { key: 'Klick', does: 'setzt einen Punkt, Ziehen verschiebt ihn' },
    enter: {
      key: 'Enter',
      does: 'setzt einen Punkt beim Kreuz; Pfeiltasten verschieben die Karte, mit Umschalt ein wenig',
    },
    undo: { key: 'Strg Z', does: 'macht den letzten Schritt rückgängig' },
    delete: { key: 'Entf', does: 'oder ein Rechtsklick löscht einen Punkt' },
    escape: { key: 'Esc', does: 'beendet; dein Entwurf ist gespeichert' },
  },
  hint: {
    zoom: 'Von so weit weg verdeckt ein Punkt eine ganze Stadt.',
    start: {
      mouse: 'Klicke, um den ersten Punkt zu setzen und mit dem Zeichnen zu beginnen.',
      touch: 'Schiebe deinen Ort unter das Kreuz und setze einen Punkt, um mit dem Zeichnen zu beginnen.',
      keyboard:
        'Schiebe deinen Ort mit den Pfeiltasten unter das Kreuz. Enter setzt einen Punkt und beginnt die Zeichnung.',
    },
    next: {
      mouse: 'Klicke, um den nächsten Punkt am Rand deines Ortes zu setzen.',
      touch: 'Verschiebe die Karte und setze den nächsten Punkt.',
      keyboard: 'Weiter mit den Pfeiltasten. Enter setzt den nächsten Punkt.',
    },
    closable: {
      mouse: 'Klicke auf <dot>den ersten Punkt</dot>, um die Form zu schließen. Du kannst sie danach noch ändern.',
      touch:
        'Verschiebe die Karte und setze einen Punkt. Tippe auf <dot>den ersten Punkt</dot>, um die Form zu schließen.',
      keyboard: 'Enter auf <dot>dem ersten Punkt</dot> schließt die Form. Du kannst sie danach noch ändern.',
    },
    selected: {
      mouse: 'Ziehe diesen Punkt, um ihn zu verschieben, oder lösche ihn mit Entf.',
      touch: 'Ziehe diesen Punkt, oder verschiebe die Karte und setze ihn unter das Kreuz.',
      keyboard:
        'Verschiebe die Karte und drücke Enter, um diesen Punkt beim Kreuz zu setzen, oder lösche ihn mit Entf.',
    },
    done: {
      mouse:
        'Du kannst dein Gebiet noch ändern: Ziehe einen Punkt, um ihn zu verschieben, oder einen kleinen, um einen hinzuzufügen.',
      touch:
        'Du kannst dein Gebiet noch ändern: Ziehe einen Punkt, um ihn zu verschieben, oder einen kleinen, um einen hinzuzufügen.',
      keyboard:
        'Du kannst dein Gebiet noch ändern: Drücke Enter auf einem Punkt, um ihn zu verschieben, oder auf einem kleinen, um einen hinzuzufügen.',
    },
    crossing: 'Die Linie kreuzt sich hier selbst. Verschiebe diesen Punkt.',
    hole: 'Ein ausgesparter Teil dieses Gebiets liegt jetzt außerhalb. Setze diesen Punkt zurück.',
    tooWide: 'Das ist breiter als die halbe Welt. Zeichne es kleiner.',
    empty: 'Diese Form hat keine Fläche. Zeichne sie etwas größer.',
    few: 'Eine Form braucht mindestens drei Punkte. Setze noch einen.',
    full: 'In diese Form passen keine weiteren Punkte.',
  },
}
