import type { Like } from '../like.ts'
import type { loveMap as en } from '../en/loveMap.ts'

export const loveMap: Like<typeof en> = {
  name: 'Herzenskarte',
  text: 'Alles, was Menschen gezeichnet haben, zu einem Leuchten verschmolzen. Je stärker es leuchtet, desto mehr Menschen haben dort einen Ort gezeichnet.',
  all: 'Alle Ebenen',
  until: 'Gezeichnet bis Ende',
  untilNow: '{{year}}, bis jetzt',
  scale: 'Wie viele Menschen dort gezeichnet haben',
  many: '{{number}} oder mehr',
  counted:
    'Jeder Mensch zählt je Stelle und Ebene einmal. Stellen, an denen weniger als {{count}} Menschen gezeichnet haben, fehlen, damit niemand zu erkennen ist.',
  large: 'Gebiete, die breiter als 47 km sind, leuchten nur, wenn du herauszoomst.',
  asOf: 'Stand {{date}}. Jeden Montag wird neu gezählt, und eine Stelle ändert sich nur, wenn dort mindestens {{count}} Menschen mehr oder weniger gezeichnet haben. Wer sich vor weniger als einer Woche registriert hat, zählt noch nicht mit.',
  loading: 'Die Herzenskarte wird geladen',
  noneTitle: 'Welcher Ort liegt dir am Herzen?',
  none: 'Noch leuchtet nichts. Eine Stelle leuchtet, sobald {{count}} Menschen dort etwas gezeichnet haben.',
  noneHere: 'Hier leuchtet nichts. Zoome heraus oder wähle eine andere Ebene oder ein anderes Jahr.',
  land: {
    title: 'Herzenskarte deines Geländes',
    text: 'Wo Menschen auf deinem Gelände gezeichnet haben, eine Karte je Ebene, mit dem, was sie erhalten und ändern möchten, und was sie dort tun.',
    picture: 'Herzenskarte von {{title}}: eine Karte je Ebene',
    files: {
      png: 'Bild (PNG)',
      svg: 'Zeichnung (SVG)',
      pdf: 'Eine Seite (PDF)',
      csv: 'Tabelle (CSV)',
      gpkg: 'Kartendaten (GeoPackage)',
    },
    making: 'Die Datei wird erstellt',
  },
  file: {
    mapAsOf: 'Herzenskarte, Stand {{date}}',
    figuresAsOf: 'Statistik, Stand {{date}}',
    notYet: 'noch nicht gezählt',
    nobody: 'Weniger als {{count}} Menschen',
    cells:
      'Menschen, die etwas gezeichnet haben, das diese Zelle berührt, je Ebene, bis zum Ende des Jahres. Zellen mit weniger als {{count}} Menschen fehlen, Zahlen sind abgerundet.',
    totals:
      'Menschen, deren Gebiete das Gelände überschneiden, abgerundet auf Schritte von {{count}}. Ein Mensch kann mehrere Aktivitäten nennen.',
    people: 'Menschen, die hier gezeichnet haben',
    columns: {
      figure: 'Kennzahl',
      group: 'Gruppe',
      year: 'Bis Ende',
      west: 'West',
      south: 'Süd',
      east: 'Ost',
      north: 'Nord',
      least: 'Menschen (mindestens)',
      asOf: 'Stand',
      counted: 'Was gezählt wird',
    },
    cell: 'Zelle der Herzenskarte',
  },
}
