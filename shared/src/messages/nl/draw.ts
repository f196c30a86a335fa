import type { Like } from '../like.ts'
import type { draw as en } from '../en/draw.ts'

export const draw: Like<typeof en> = {
  drop: 'Punt zetten',
  dropAtCross: 'Punt zetten bij het kruis',
  putHere: 'Punt hier zetten',
  deleteDot: 'Dit punt verwijderen',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  close: 'Vorm sluiten',
  closeAndGoOn: 'Vorm sluiten en verdergaan',
  clear: 'Opnieuw beginnen',
  closeFirst: 'Sluit de vorm om verder te gaan',
  zoomIn: 'Zoom in om te tekenen',
  showWhere: 'Laten zien waar',
  kept: 'Opgeslagen op deze telefoon',
  tools: 'Tekengereedschap',
  dots_one: '{{amount}} punt',
  dots_other: '{{amount}} punten',
  noSize: 'Nog geen oppervlakte',
  pitches_one: 'ongeveer {{amount}} voetbalveld',
  pitches_other: 'ongeveer {{amount}} voetbalvelden',
  pitchesLess: 'kleiner dan een voetbalveld',
  announce: '{{dots}}, {{size}}',
  announceClosed: 'De vorm is gesloten. {{dots}}, {{size}}',
  keys: {
    title: 'Tekenen',
    click: { key: 'Klik', does: 'om een punt te zetten; sleep een punt om het te verplaatsen' },
    enter: {
      key: 'Enter',
      does: 'zet een punt bij het kruis; de pijltjes verschuiven de kaart, met Shift een klein stukje',
    },
    undo: { key: 'Ctrl Z', does: 'maakt de laatste stap ongedaan' },
    delete: { key: 'Del', does: 'of rechtsklikken verwijdert een punt' },
    escape: { key: 'Esc', does: 'stopt; je concept is opgeslagen' },
  },
  hint: {
    zoom: 'Van zo ver bedekt één punt een hele stad.',
    start: {
      mouse: 'Klik om het eerste punt te zetten en te beginnen met tekenen.',
      touch: 'Schuif je plek onder het kruis en zet een punt om te beginnen met tekenen.',
      keyboard: 'Schuif je plek met de pijltjes onder het kruis. Enter zet een punt en begint de tekening.',
    },
    next: {
      mouse: 'Klik om het volgende punt langs de rand van je plek te zetten.',
      touch: 'Verschuif de kaart en zet het volgende punt.',
      keyboard: 'Ga verder met de pijltjes. Enter zet het volgende punt.',
    },
    closable: {
      mouse: 'Klik op <dot>het eerste punt</dot> om de vorm te sluiten. Daarna kun je hem nog aanpassen.',
      touch: 'Verschuif de kaart en zet een punt. Tik op <dot>het eerste punt</dot> om de vorm te sluiten.',
      keyboard: 'Enter op <dot>het eerste punt</dot> sluit de vorm. Daarna kun je hem nog aanpassen.',
    },
    selected: {
      mouse: 'Sleep dit punt om het te verplaatsen, of druk op Delete om het te verwijderen.',
      touch: 'Sleep dit punt, of verschuif de kaart en zet het onder het kruis.',
      keyboard:
        'Verschuif de kaart en druk op Enter om dit punt bij het kruis te zetten, of op Delete om het te verwijderen.',
    },
    done: {
      mouse:
        'Je kunt je gebied nog aanpassen: sleep een punt om het te verplaatsen, of een klein punt om er een toe te voegen.',
      touch:
        'Je kunt je gebied nog aanpassen: sleep een punt om het te verplaatsen, of een klein punt om er een toe te voegen.',
      keyboard:
        'Je kunt je gebied nog aanpassen: druk op Enter op een punt om het te verplaatsen, of op een klein punt om er een toe te voegen.',
    },
    crossing: 'De lijn kruist zichzelf hier. Verschuif dit punt.',
    hole: 'Een uitgespaard deel van dit gebied ligt er nu buiten. Zet dit punt terug.',
    tooWide: 'Dit is breder dan de halve wereld. Teken het kleiner.',
    empty: 'Deze vorm heeft geen oppervlakte. Teken hem iets groter.',
    few: 'Een vorm heeft minstens drie punten nodig. Zet er nog een.',
    full: 'In deze vorm passen niet meer punten.',
  },
}
