import type { Like } from '../like.ts'
import type { info as en } from '../en/info.ts'

export const info: Like<typeof en> = {
  intro: 'Wat Fieldfare is, hoe je ons bereikt en waar je op kunt rekenen.',
  about: {
    title: 'Over Fieldfare',
    purpose:
      'Fieldfare is een kaart van de natuur waar mensen van houden. Teken een plek die je dierbaar is, vertel wat hij voor je betekent en ontmoet de mensen van wie het land is of die ervoor zorgen.',
    open: 'Rondkijken kan zonder account. Met een account teken je eigen gebieden, geef je ze een cijfer, vertel je hoe vaak je er komt en wat je er doet, en word je lid van de communities waarvan je het land raakt.',
    owners:
      'Bezit of beheer je land? Meld het aan, teken waar het ligt en begin een community voor iedereen die erom geeft.',
    points:
      'Elk gebied dat je tekent is een punt waard, en sommige andere dingen leveren er nog een paar op. Punten zijn voor het plezier: je kunt er niets mee openen of kopen.',
  },
  study: {
    title: 'Het onderzoek',
    what: 'Onderzoekers willen weten wat natuur mensen waard is. Op uitnodiging doe je mee: hoe zou jij een jaarlijks natuurbudget verdelen over je gebieden en over doelen als zeldzame soorten, landschap of cultuur?',
    reward:
      'Het duurt ongeveer 5 tot 8 minuten. Na de eerste delen verdien je 10 euro, en nog eens 5 euro na alle zes verzoeken om een toezegging.',
    virtual: 'Het budget is virtueel: er wordt niets afgeschreven.',
  },
  privacy: {
    title: 'Wat anderen zien',
    name: 'Je naam staat niet bij je gebieden, tenzij je daar zelf voor kiest. Je huis zien alleen jij en de beheerders, en het staat op geen kaart die anderen zien.',
    owners: 'Landeigenaren zien totalen van de gebieden op hun land, nooit van groepen van minder dan vijf mensen.',
    leave: 'Je kunt je gegevens meenemen en je account verwijderen.',
  },
  contact: {
    title: 'Contact',
    text: 'Een vraag, een kapotte link, iets dat beter kan? We horen het graag.',
    write: 'Schrijf naar {{address}}',
    none: 'Voor deze site is nog geen adres ingesteld. Vraag het aan degene die je erover vertelde.',
  },
  disclaimer: {
    title: 'Disclaimer',
    content:
      'Wat op de kaart staat, is door mensen getekend en geschreven. We zorgen er goed voor, maar staan niet in voor elke vorm, elk cijfer en elk woord.',
    borders:
      'Een getekend gebied is wat iemand bij een plek voelt. Het zegt niets over van wie het land is, waarvoor het gebruikt mag worden of dat je er mag lopen.',
    safety:
      'Buiten sta je op eigen benen: volg de borden ter plaatse, blijf op de paden en laat vogels met rust als ze broeden.',
    conduct:
      'Schrijf over plekken zoals je met een buur praat. Wat kwetst, misleidt of reclame maakt, halen we weg, met een reden, en dat kan worden teruggedraaid.',
    liability:
      'Voor schade door het gebruik van deze site zijn wij niet aansprakelijk, voor zover de wet dat toestaat.',
  },
}
