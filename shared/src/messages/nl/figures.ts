import type { Like } from '../like.ts'
import type { figures as en } from '../en/figures.ts'

export const figures: Like<typeof en> = {
  intro:
    'Wat mensen vertellen over hun gebieden die jouw terrein overlappen. Aantallen zijn naar beneden afgerond op stappen van {{count}} en kleinere groepen laten we weg, zodat niemand te herkennen is.',
  loading: 'De statistieken worden geladen',
  asOf: 'Stand van {{date}}. De aantallen wijzigen hooguit één keer per week, en alleen als hier minstens {{count}} mensen meer of minder tekenden. Wie zich korter dan een week geleden registreerde, telt nog niet mee.',
  notYet:
    'Er zijn nog geen statistieken. We tellen één keer per week, en tonen ze zodra hier minstens {{count}} mensen tekenden die zich minstens een week geleden registreerden.',
  few: 'minder dan {{count}}',
  asTable: 'Als tabellen tonen',
  period: {
    label: 'Mensen die hier voor het eerst tekenden in',
    all: 'Alle jaren',
  },
  people: 'mensen tekenden hier',
  areas: 'gebieden overlappen je terrein',
  average: 'gemiddeld cijfer',
  fans: 'leden',
  atLeast: '{{number}}+',
  number: 'Mensen',
  csv: 'CSV downloaden',
  csvNamed: 'CSV downloaden: {{title}}',
  chart: {
    ratings: {
      title: 'Cijfers',
      counted: 'Mensen per cijfer, van 1 tot 10',
      group: 'Cijfer',
    },
    frequencies: {
      title: 'Bezoeken',
      counted: 'Mensen per bezoekfrequentie',
      group: 'Hoe vaak',
    },
    activities: {
      title: 'Activiteiten',
      counted: 'Mensen per activiteit; iemand kan er meer dan één doen',
      group: 'Activiteit',
    },
    priorities: {
      title: 'Prioriteiten',
      counted: 'Mensen per prioriteit',
      group: 'Wat nodig is',
    },
    levels: {
      title: 'Belangrijk voor',
      counted: 'Mensen per niveau',
      group: 'Niveau',
    },
    drawn: {
      title: 'Nieuwe mensen per jaar',
      counted: 'Mensen die hier voor het eerst tekenden, per jaar',
      group: 'Jaar',
    },
    subscribers: {
      title: 'Leden',
      counted:
        'Leden aan het eind van elk jaar; exacte aantallen, zoals iedereen ze kan zien, één keer per week geteld',
      group: 'Jaar',
    },
  },
  said: {
    title: 'In hun eigen woorden',
    hint: 'Waarom mensen hun plekken dit cijfer geven. Alleen van mensen die hun naam tonen.',
    hintOf:
      'Waarom mensen de plekken die ze in {{year}} tekenden dit cijfer geven. Alleen van mensen die hun naam tonen.',
    none: 'Nog niemand die de eigen naam toont, heeft geschreven waarom.',
  },
}
