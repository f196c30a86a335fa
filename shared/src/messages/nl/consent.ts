import type { consent as en } from '../en/consent.ts'
import type { Like } from '../like.ts'

// De teksten van `research`, `email` en `experiment` zijn waar mensen mee instemmen: een ander woord vraagt een andere CONSENT_VERSIONS.
export const consent: Like<typeof en> = {
  research: {
    name: 'Onderzoek',
    agree: 'Mijn antwoorden mogen voor onderzoek worden gebruikt.',
    text: 'Onderzoekers krijgen wat je tekent en antwoordt onder een nummer in plaats van je naam, en je huis alleen als vak van een grof raster. Ze publiceren resultaten over groepen mensen, nooit over één persoon. Je naam en je e-mailadres horen er niet bij.',
    ends: 'Je antwoorden staan in geen enkel nieuw bestand voor onderzoekers. Bestanden die ze al hebben, zijn niet terug te halen, maar bij elk komt een lijst met de nummers die hun toestemming hebben ingetrokken. Je account kun je blijven gebruiken.',
  },
  experiment: {
    name: 'Experiment met een budget',
    agree: 'Ik doe mee aan het experiment met een virtueel budget.',
    text: 'Je verdeelt een virtueel jaarlijks budget voor natuur en beantwoordt zes vragen over steunprojecten. Er wordt niets afgeschreven. Wat je kiest, wordt voor het onderzoek vastgelegd en bepaalt welke vergoeding je verdient.',
    ends: 'Je budget en je zes antwoorden staan in geen enkel nieuw bestand voor onderzoekers. Zonder deze toestemming kun je de vergoeding niet verdienen.',
  },
  email: {
    name: 'Mails over het onderzoek',
    agree: 'Jullie mogen me mailen over dit onderzoek.',
    text: 'Hooguit een paar mails: een herinnering als je nog niet klaar bent, een vervolg, de resultaten. Mails over je account hangen er niet van af.',
    ends: 'Je krijgt geen mails meer over het onderzoek. Mails over je account komen nog wel.',
  },
  terms: {
    name: 'Voorwaarden',
    ends: 'De voorwaarden horen bij je account. Ben je het er niet meer mee eens, verwijder dan je account.',
  },
  title: 'Waar je mee hebt ingestemd',
  intro: 'Elk apart, met de tekst die je hebt gelezen. Je kunt altijd van gedachten veranderen.',
  readText: 'Lees de tekst',
  givenOn: 'Ingestemd op {{date}}',
  withdrawnOn: 'Ingetrokken op {{date}}',
  never: 'Niet mee ingestemd',
  withdraw: 'Intrekken',
  withdrawNamed: 'Intrekken: {{name}}',
  ask: 'Je toestemming intrekken?',
  give: 'Instemmen',
  giveNamed: 'Instemmen: {{name}}',
  withdrawn: 'Ingetrokken: {{name}}',
  given: 'Ingestemd: {{name}}',
}
