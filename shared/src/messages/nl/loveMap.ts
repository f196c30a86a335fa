import type { Like } from '../like.ts'
import type { loveMap as en } from '../en/loveMap.ts'

export const loveMap: Like<typeof en> = {
  name: 'Liefdeskaart',
  text: 'Alles wat mensen tekenden, versmolten tot één gloed. Hoe sterker de gloed, hoe meer mensen er een plek tekenden.',
  all: 'Alle niveaus',
  until: 'Getekend tot en met',
  untilNow: '{{year}}, tot nu toe',
  scale: 'Hoeveel mensen er tekenden',
  many: '{{number}} of meer',
  counted:
    'Iedereen telt per plek en per niveau één keer mee. Plekken waar minder dan {{count}} mensen tekenden, laten we weg, zodat niemand te herkennen is.',
  large: 'Gebieden breder dan 47 km gloeien alleen als je uitzoomt.',
  asOf: 'Stand van {{date}}. Elke maandag tellen we opnieuw, en een plek wijzigt alleen als er minstens {{count}} mensen meer of minder tekenden. Wie zich korter dan een week geleden registreerde, telt nog niet mee.',
  loading: 'De liefdeskaart wordt geladen',
  noneTitle: 'Van welke plek hou jij?',
  none: 'Er gloeit nog niets. Een plek gloeit zodra {{count}} mensen er iets tekenden.',
  noneHere: 'Hier gloeit niets. Zoom uit, of kies een ander niveau of jaar.',
  land: {
    title: 'Liefdeskaart van je terrein',
    text: 'Waar mensen op je terrein tekenden, één kaart per niveau, met wat ze willen behouden en wijzigen en wat ze er doen.',
    picture: 'Liefdeskaart van {{title}}: één kaart per niveau',
    files: {
      png: 'Afbeelding (PNG)',
      svg: 'Tekening (SVG)',
      pdf: 'Eén pagina (PDF)',
      csv: 'Tabel (CSV)',
      gpkg: 'Kaartgegevens (GeoPackage)',
    },
    making: 'Het bestand wordt gemaakt',
  },
  file: {
    mapAsOf: 'Liefdeskaart, stand van {{date}}',
    figuresAsOf: 'Statistieken, stand van {{date}}',
    notYet: 'nog niet geteld',
    nobody: 'Minder dan {{count}} mensen',
    cells:
      'Mensen die iets tekenden dat deze cel raakt, per niveau, tot en met het jaar. Cellen met minder dan {{count}} mensen zijn weggelaten, aantallen zijn naar beneden afgerond.',
    totals:
      'Mensen van wie gebieden het terrein overlappen, naar beneden afgerond op stappen van {{count}}. Iemand kan meer dan één activiteit noemen.',
    people: 'Mensen die hier tekenden',
    columns: {
      figure: 'Cijfer',
      group: 'Groep',
      year: 'Tot en met',
      west: 'West',
      south: 'Zuid',
      east: 'Oost',
      north: 'Noord',
      least: 'Mensen (minstens)',
      asOf: 'Stand van',
      counted: 'Wat is geteld',
    },
    cell: 'Cel van de liefdeskaart',
  },
}
