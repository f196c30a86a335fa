import type { Like } from '../like.ts'
import type { info as en } from '../en/info.ts'

export const info: Like<typeof en> = {
  intro: 'Wat Fieldfare is, hoe je ons bereikt en waar je op kunt rekenen.',
  about: {
    title: 'Over Fieldfare',
    purpose:
      'Fieldfare is een kaart van de natuur waar mensen van houden. Teken een plek die je dierbaar is, vertel wat je ermee hebt en ontmoet de eigenaren en de mensen die ervoor zorgen.',
    open: 'Rondkijken kan zonder account. Met een account teken je je eigen gebieden, geef je ze een cijfer, vertel je hoe vaak je er komt en wat je er doet, en word je lid van de communities op die plekken.',
    owners:
      'Heb of beheer je een terrein? Meld het aan, teken waar het ligt en begin een community voor iedereen die erom geeft.',
    points:
      'Elk gebied dat je tekent, levert een punt op, en sommige andere dingen nog een paar. Punten zijn voor het plezier: je kunt er niets mee kopen.',
  },
  study: {
    title: 'Het onderzoek',
    what: 'Onderzoekers willen weten wat natuur mensen waard is. Je doet mee op uitnodiging: hoe zou jij een jaarlijks natuurbudget verdelen over je gebieden, en over doelen als zeldzame soorten, landschap of cultuur?',
    reward:
      'Het duurt ongeveer 5 tot 8 minuten. Na de eerste delen verdien je 10 euro, en nog eens 5 euro na alle zes verzoeken om een toezegging.',
    virtual: 'Het budget is virtueel: er wordt niets afgeschreven.',
  },
  privacy: {
    title: 'Wat anderen zien',
    name: 'Je naam staat niet bij je gebieden, tenzij je daar zelf voor kiest. Alleen jij en de platformbeheerders zien je huis; het staat nooit op een kaart die anderen zien.',
    owners: 'Grondeigenaren zien totalen van de gebieden op hun terrein, nooit van groepen van minder dan vijf mensen.',
    leave: 'Je kunt je gegevens meenemen en je account verwijderen.',
  },
  contact: {
    title: 'Contact',
    text: 'Een vraag, een kapotte link, iets wat beter kan? We horen het graag.',
    write: 'Schrijven naar {{address}}',
    none: 'Voor deze site is nog geen adres ingesteld. Vraag het aan degene die je erover vertelde.',
  },
  loading: 'De tekst wordt geladen',
  read: {
    terms: 'Gebruiksvoorwaarden lezen',
    privacy: 'Privacyverklaring lezen',
    houseRules: 'Huisregels lezen',
  },
  disclaimer: {
    title: 'Disclaimer',
    content:
      'Alles op de kaart is door mensen getekend en geschreven. We zorgen er goed voor, maar staan niet in voor elke vorm, elk cijfer en elk woord.',
    borders:
      'Een getekend gebied laat zien wat iemand met een plek heeft. Het zegt niet wie de eigenaar is, waarvoor de grond gebruikt mag worden en of je er mag lopen.',
    safety: 'Buiten ben je zelf verantwoordelijk: volg de borden, blijf op de paden en laat broedende vogels met rust.',
    conduct:
      'Schrijf over plekken zoals je met een buur praat. Wat kwetst, misleidt of reclame maakt, wordt met een reden verwijderd, en dat kan ongedaan worden gemaakt.',
    liability:
      'Voor schade door het gebruik van deze site zijn wij niet aansprakelijk, voor zover de wet dat toestaat.',
  },
}
