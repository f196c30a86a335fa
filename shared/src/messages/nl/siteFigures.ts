import type { siteFigures as en } from '../en/siteFigures.ts'
import type { Like } from '../like.ts'

export const siteFigures: Like<typeof en> = {
  intro:
    'Totalen van de hele site door de tijd. Groepen onder de {{count}} mensen zijn niet te zien, en een totaal wijzigt pas met {{count}} mensen meer of minder.',
  asOf: 'Geteld op {{date}}.',
  asTable: 'Als tabel',
  loading: 'Statistieken worden geladen',
  csv: 'CSV',
  csvNamed: 'CSV: {{title}}',
  month: 'Maand',
  hidden: 'Onder {{count}}',
  people: {
    title: 'Mensen',
    counted: 'Accounts aan het einde van elke maand',
  },
  areas: {
    title: 'Gebieden per niveau',
    counted: 'Gebieden aan het einde van elke maand',
  },
  subscriptions: {
    title: 'Lidmaatschappen',
    counted: 'Lidmaatschappen van communities aan het einde van elke maand',
  },
  pledged: {
    title: 'Toezeggingen',
    counted: 'Toegezegde euro’s aan het einde van elke maand',
  },
  funding: {
    title: 'Natuurbudgetten per doel',
    counted: 'Euro’s per jaar voor elk doel, volgens de budgetten aan het einde van elke maand',
  },
  fundingEach: {
    title: 'Natuurbudget per persoon en per doel',
    counted: 'Euro’s per jaar gemiddeld, van wie aan het doel geeft',
  },
  ratings: {
    title: 'Cijfers',
    counted: 'Mensen die een gebied dit cijfer gaven, in stappen van {{count}}',
    group: 'Cijfer',
    number: 'Mensen',
  },
  nothing: 'Nog te weinig mensen.',
}
