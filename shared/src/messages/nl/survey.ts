import type { survey as en } from '../en/survey.ts'
import type { Like } from '../like.ts'

export const survey: Like<typeof en> = {
  progress: '{{name}}, stap {{step}} van {{total}}',
  step: {
    account: 'Je account',
    consent: 'Je toestemming',
    introduction: 'Wat we vragen',
    home: 'Je huis',
    areas: 'Plek {{number}} van {{total}}',
    funding: 'Je budget',
  },
  later: 'Stoppen en later afmaken',
  stopped: 'Alles is opgeslagen. Je uitnodiging brengt je hier terug, op elk apparaat.',
  account: {
    intro:
      'Je hebt alleen een account nodig om te beginnen. Daarmee kun je altijd stoppen en later verdergaan, op elk apparaat.',
    next: 'Account maken',
    have: 'Heb je al een account?',
    againTitle: 'Verder met je budget',
    again:
      'Log in met het account waarmee je je plekken hebt getekend. We brengen je naar het eerste deel dat nog ontbreekt.',
    new: 'Ik heb nog geen account',
  },
  consent: {
    title: 'Wat mogen we gebruiken?',
    hint: 'Elk staat apart. Je kunt het later intrekken bij je instellingen.',
    needed: 'Nodig om mee te doen',
    choice: 'Wat je wilt',
    next: 'Verder',
    decline: 'Ik doe liever niet mee',
    declined: 'Dat is prima. Je account blijft, en zolang de uitnodiging werkt kun je alsnog meedoen.',
    as: 'Je bent ingelogd als {{name}}.',
    notYou: 'Ben je dit niet? Uitloggen',
  },
  back: {
    title: 'Welkom terug, {{name}}',
    text: 'Alles tot nu toe is opgeslagen. Nu komt: {{step}}.',
    done: 'Je hebt alles afgerond. Dank je wel.',
    funded: 'Je natuurbudget is opgeslagen. Daar staat ook wat je hebt verdiend, en wat je nog kunt beantwoorden.',
    go: 'Verder',
  },
  state: {
    unknownTitle: 'Deze uitnodiging kennen we niet',
    unknown: 'Controleer of je de hele link hebt, uit de mail of brief waarmee je hem kreeg.',
    endedTitle: 'Dit onderzoek is afgelopen',
    ended: 'Fijn dat je er was. Wat je hebt getekend, blijft in je account.',
    notBegunTitle: 'Dit onderzoek is nog niet begonnen',
    notBegun: 'Je uitnodiging klopt. Kom wat later terug met dezelfde link.',
    usedUpTitle: 'Deze uitnodiging is al gebruikt',
    usedUpGuest:
      'Was jij dat? Log dan in om verder te gaan. Zo niet, vraag dan een eigen uitnodiging aan wie je uitnodigde.',
    usedUp:
      'Een ander account dan {{name}} heeft ermee meegedaan. Is dat account ook van jou, log dan uit en log daarmee in. Zo niet, vraag dan een eigen uitnodiging aan wie je uitnodigde.',
    full: 'Met deze link hebben al zoveel mensen meegedaan als de bedoeling was. Fijn dat je ook wilde.',
    otherTitle: 'Je uitnodiging hoort bij een andere pagina',
    other: 'Hij klopt, maar hoort bij een ander onderzoek dan deze pagina.',
    goThere: 'Naar mijn onderzoek',
    ownerTitle: 'Dit onderzoek gaat over mensen die de natuur bezoeken',
    owner:
      'Je bent ingelogd als grondeigenaar, {{name}}. Wil je als bezoeker meedoen, log dan uit en gebruik een account zonder terrein.',
    noneTitle: 'Deze pagina hoort bij een onderzoek',
    none: 'Open de link van je uitnodiging om mee te doen of verder te gaan. Je plekken tekenen kan ook zonder.',
    toHome: 'Naar mijn overzicht',
  },
  introduction: {
    title: 'Vier plekken, en wat ze je waard zijn',
    titleShort: 'Vier plekken waar je van houdt',
    time: 'Het duurt ongeveer 5 tot 8 minuten.',
    home: 'Je zet je huis op de kaart.',
    areas:
      'Je tekent vier plekken in de natuur: één die belangrijk is voor je buurt, één voor de omgeving, één voor Nederland, één voor de wereld.',
    areasShort: 'Je tekent vier plekken in de natuur en vertelt wat ze voor je betekenen.',
    budget: 'Je verdeelt een virtueel budget voor natuur. Er wordt niets afgeschreven.',
    reward: 'Daarna verdien je 10 euro, en nog eens 5 euro na alle zes verzoeken om een toezegging.',
    wrong: 'Er zijn geen foute antwoorden. Het gaat om wat jij vindt.',
    next: 'Beginnen',
  },
  home: {
    title: 'Waar woon je?',
    hint: 'Alleen jij en de platformbeheerders zien het. Onderzoekers krijgen een vak van een grof raster.',
    needed: 'Zet eerst je huis op de kaart.',
    next: 'Verder: je eerste plek',
  },
  draw: {
    neighborhood: 'Teken een plek die belangrijk is voor je buurt',
    'living area': 'Teken een plek die belangrijk is voor je omgeving',
    country: 'Teken een plek die belangrijk is voor heel Nederland',
    world: 'Teken een plek die de hele wereld zou missen',
    saved: 'Opgeslagen: {{count}} van {{total}} plekken',
    doneTitle: 'Je hebt je vier plekken getekend',
    done: 'Ze staan in je account. Daar kun je ze altijd wijzigen.',
    toBudget: 'Verder: je budget',
  },
  thanks: {
    title: 'Dank je wel, {{name}}',
    text: 'Je bent klaar. Je vier plekken helpen onderzoekers begrijpen wat natuur voor mensen betekent.',
    areas: 'Mijn plekken bekijken',
  },
  strip: {
    text: 'Je bent bezig met een onderzoek. Nu komt: {{step}}.',
    go: 'Verdergaan met het onderzoek',
  },
}
