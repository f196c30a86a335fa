import type { DemoThread } from './thread.ts'

export const north: DemoThread[] = [
  {
    community: 'Duinen van Texel',
    title: 'Wanneer maaien we de Moksloot?',
    description:
      'De laatste jaren maaien we half juli. De orchideeën staan dan nog in zaad, maar in augustus kunnen we er met de trekker ' +
      'niet meer in. Wat zien jullie er staan, en wat zou je doen?',
    byOwner: true,
    place: [4.7383, 53.0247],
    onTop: true,
    comments: [
      'Begin juli stond de moeraswespenorchis nog volop in bloei. Twee weken later maakt echt verschil.',
      'Kan een deel met de hand? Ik wil best een zaterdag komen hooien.',
      'Hooien met de hand deden we in de jaren negentig ook, met soep na. Ik doe mee.',
      'Laat in elk geval de rand langs het pad staan, daar zitten de rietorchissen.',
      'Goed idee van dat hooien. Ik zet twee dagen in augustus in de agenda en laat het hier weten.',
      'Zijn kinderen ook welkom? Die van mij harken graag.',
    ],
  },
  {
    community: 'Duinen van Texel',
    title: 'Kunnen honden aan de lijn blijven?',
    description:
      'Bij De Geul liepen er dit weekend weer drie los, midden tussen de broedende wulpen. Hoe krijgen we dat beter?',
    place: [4.7352, 53.0122],
    comments: [
      'De borden staan er, maar net om de hoek van de parkeerplaats. Zet er een bij het hek.',
      'Ik spreek mensen aan, vriendelijk. Negen van de tien lijnen dan meteen aan.',
      'Een losloopstuk bij Paal 12 zou ook helpen. Nu is het overal lijn, en dan doet niemand het.',
      'Losloopstuk: graag. Mijn hond is een kwispel op poten, maar dat weet een wulp niet.',
    ],
  },
  {
    community: 'Duinen van Texel',
    title: 'Het pad bij de Seetingsnollen stuift dicht',
    description: 'Zand tot over de schoenen, met een kinderwagen kom je er niet meer door.',
    place: [4.7719, 53.0968],
    comments: [
      'Mooi toch? Dat is precies wat duinen horen te doen.',
      'Voor wie slecht ter been is was dit het enige rondje. Dat mis ik wel.',
      'We leggen in het voorjaar schelpen op het eerste stuk. De rest laten we stuiven.',
      'Schelpen op het eerste stuk is een fijne oplossing, dank.',
    ],
  },
  {
    community: 'Duinen van Texel',
    title: 'Was blüht gerade in den Dünen?',
    description: 'Wir kommen nächste Woche und würden gern wissen, wo man noch Orchideen sieht.',
    locale: 'de-de',
    comments: ['Am Weg zur Moksloot, aber bitte auf dem Pfad bleiben.', 'Danke, wir bleiben auf dem Pfad.'],
  },
  {
    community: 'De Slufter en De Muy',
    title: 'Lepelaars: hoe dichtbij is te dichtbij?',
    description:
      'De kolonie in De Muy groeit. Vanaf het uitkijkpunt zie je ze goed, maar mensen lopen steeds verder door.',
    byOwner: true,
    place: [4.7995, 53.1196],
    onTop: true,
    comments: [
      'Een telescoop bij het uitkijkpunt. Dan hoeft niemand verder.',
      'In mei stond er een fotograaf tot zijn knieën in het riet. Dat moet je gewoon verbieden.',
      'Er komt een vaste kijker, met dank aan de vogelwacht. Het hek schuift vijftig meter op.',
      'Vorige week telde ik er honderdtwintig. Wat een feest.',
    ],
  },
  {
    community: 'De Slufter en De Muy',
    title: 'Lamsoor plukken, mag dat nog?',
    description: 'Mijn oma plukte hier zeekraal en lamsoor voor bij de vis. Nu hoor ik dat het niet meer mag.',
    comments: [
      'Voor eigen gebruik een handvol mag, heb ik begrepen. Met scheppen niet.',
      'Liever niet in juli, dan bloeit alles. In mei is het ook veel lekkerder.',
      'Van mijn oma leerde ik: knip, trek niet. Dan staat het er volgend jaar weer.',
    ],
  },
  {
    community: 'Oostpunten van de Wadden',
    title: 'Wat spoelde er aan na de storm?',
    description: 'Ik vond bij Het Oerd een kist met sinaasappels en twee levende zeehondjes. Jullie?',
    comments: [
      'Op de Boschplaat lag een hele boomstam vol eendenmossels.',
      'Zeehondjes graag laten liggen en bellen. Ze wachten vaak gewoon op hun moeder.',
      'Gebeld, natuurlijk. Er kwam iemand kijken en ze zijn dezelfde avond weer gaan zwemmen.',
      'Bij ons alleen plastic. Veertien zakken. Wie helpt zaterdag?',
      'Zaterdag ben ik er, met handschoenen en een slee.',
    ],
  },
  {
    community: 'Oostpunten van de Wadden',
    title: 'Dwergsterns op de punt: touw of bord?',
    description:
      'Vorig jaar hielden we een stuk vrij met touw. Dat werkte, maar het touw lag na elke springvloed in zee.',
    byOwner: true,
    comments: [
      'Borden alleen werken niet, daar picknicken ze onder.',
      'Wilgentenen in plaats van touw? Die vergaan vanzelf.',
      'Wilgentenen, dat proberen we. Ik zoek mensen om ze op 2 april te steken.',
      'Ik neem de boot van tien uur en een bijl mee.',
    ],
  },
  {
    community: 'Kwelders van het Hogeland',
    title: 'Ganzen op het land, en nu?',
    description:
      'Vierduizend brandganzen op het voorjaarsgras. Prachtig, behalve als het jouw gras is. Hoe denken jullie over een strook langs ' +
      'de dijk waar ze met rust gelaten worden?',
    byOwner: true,
    comments: [
      'Als de vergoeding klopt, doe ik mee met drie hectare.',
      'Een vaste plek werkt. Ze komen al dertig jaar op hetzelfde stuk, dat weet iedereen hier.',
      'En de weidevogels dan? Die willen lang gras, geen biljartlaken.',
      'Kan allebei: ganzen tot half april, daarna laten groeien.',
      'Ik fiets er elke dag langs en gun ze alles. Maar ik boer niet.',
    ],
  },
  {
    community: 'Kwelders van het Hogeland',
    title: 'Wadlopen vanaf Noordpolderzijl',
    description: 'Zijn er mensen die in september mee willen naar de zandplaat? Met gids, vier uur heen en terug.',
    comments: [
      'Ja! Voor het eerst. Welke schoenen?',
      'Hoge gympen die je niet terug hoeft. Laarzen blijven achter in het slik.',
      'Mag een kind van tien mee?',
      'Met een goede conditie vanaf twaalf, zegt onze gids.',
    ],
  },
  {
    community: 'Lauwersmeer en omstreken',
    title: 'De lantaarns bij de haven',
    description:
      'Er komen nieuwe lantaarns. Als die naar beneden schijnen en om elf uur uitgaan, blijft de Melkweg zichtbaar.',
    comments: [
      'Rood licht voor de steiger, zoals op Terschelling. Dan zie je je knopen en toch de sterren.',
      'Om elf uur uit is vroeg voor wie uit de kroeg komt. Om twaalf?',
      'Een knop bij de steiger: tien minuten licht voor wie het nodig heeft.',
      'Die knop is slim. Ik vraag het aan de gemeente.',
      'Gisteren vanaf de dijk: Andromeda met het blote oog.',
    ],
  },
  {
    community: 'Lauwersmeer en omstreken',
    title: 'Stille hoek voor kano’s',
    description: 'Achter het eiland broedt de roerdomp. Kunnen we daar van april tot juli niet varen?',
    byOwner: true,
    comments: [
      'Als het op de vaarkaart staat wel. Nu weet niemand het.',
      'Ik leid de kanogroep en we gaan er al met een boog omheen.',
      'En de zeilboten? Die hoor je drie kilometer ver.',
      'Drie boeien met een bordje, meer is het niet.',
    ],
  },
  {
    community: 'Reitdiep, van stad tot Zoutkamp',
    title: 'Waar mis je een steiger?',
    description: 'Er is geld voor vier kleine aanlegplekken tussen Garnwerd en Zoutkamp. Waar?',
    byOwner: true,
    comments: [
      'Bij de kerk van Oostum, daar wil iedereen eruit en kan niemand eruit.',
      'Bij Roodehaan, maar laag. De meeste steigers zijn voor schepen, niet voor kano’s.',
      'Niet bij de plas van Wetsinge, daar zitten de kluten.',
      'Laag en met een reling graag. Mijn knieën tellen ook mee.',
      'Vier keer laag, genoteerd. Oostum staat op een.',
    ],
  },
  {
    community: 'Reitdiep, van stad tot Zoutkamp',
    title: 'Grutto’s bij Garnwerd',
    description: 'Vandaag de eerste drie. Vorig jaar was het tien dagen later.',
    comments: [
      'Hier ook, bij de Aduarderzijl. Ze stonden te slapen op een poot.',
      'Mijn vader schreef het elk jaar in zijn zakagenda. In 1961 was het 14 maart.',
      'Wil iemand die agenda’s overtypen? Ik kan goed oude handschriften lezen.',
    ],
  },
  {
    community: 'Groene rand Groningen-Oost',
    title: 'Een pluktuin in het Kardinge?',
    description: 'Het grasveld achter de sporthal wordt veertien keer per jaar gemaaid en door niemand gebruikt.',
    comments: [
      'Bessen! En een bankje dat niet op de wind staat.',
      'Wie onderhoudt het? Bij ons in de straat was het na twee jaar brandnetels.',
      'Brandnetels zijn ook goed. Voor vlinders, en voor soep.',
      'Met tien mensen en een ochtend per maand lukt het. Ik ben er een.',
      'Twee.',
      'Drie, maar geen maandagen.',
    ],
  },
  {
    community: 'Groene rand Groningen-Oost',
    title: 'A path to the lake without cars',
    description:
      'From the Oosterpoort to Meerstad there is one crossing left where I hold my breath. Could we ask for a bridge?',
    locale: 'en-us',
    comments: [
      'The one at the ring road, yes. My daughter cycles there every day.',
      'A tunnel is drier, a bridge is kinder. Either, please.',
    ],
  },
  {
    community: 'Beekdal van de Drentsche Aa',
    title: 'Mag de beek nog wilder?',
    description:
      'Bij Schipborg laten we de beek haar bochten maken. Verderop ligt ze nog recht. Wie daar woont of boert: wat zou het voor jou ' +
      'betekenen?',
    byOwner: true,
    comments: [
      'Natte voeten in maart, dat betekent het. Daar kan ik mee leven als het hooiland in juni droog is.',
      'Sinds de bochten terug zijn zie ik elk jaar de ijsvogel. Daarvoor nooit.',
      'Het recht getrokken stuk heeft mijn opa nog gegraven, met de schop. Die lacht zich nu rot.',
      'Laat het bruggetje staan, hoe krom ook.',
      'Het bruggetje blijft, beloofd.',
    ],
  },
  {
    community: 'Beekdal van de Drentsche Aa',
    title: 'Hooien in het Gasterse veld',
    description: 'Eind augustus met de hand, zoals elk jaar. Wie komt?',
    comments: [
      'Ik, met brood voor twintig.',
      'Is er dit jaar weer muziek?',
      'Als jij de accordeon meeneemt wel.',
      'Dan kom ik ook, voor de accordeon.',
    ],
  },
  {
    community: 'Drents-Friese Wold',
    title: 'Ruiters en wandelaars op één pad',
    description: 'Op het Aekingerzand kruisen ze elkaar vier keer. Kan dat handiger?',
    comments: [
      'Het ruiterpad om de Kale Duinen heen. Scheelt drie kruisingen, kost een kilometer.',
      'Te paard is een kilometer niets. Goed plan.',
      'Als ruiter: ik stap altijd, en zeg gedag. Meer is het vaak niet.',
      'Kan de schaapskudde ook meestemmen?',
    ],
  },
  {
    community: 'Drents-Friese Wold',
    title: 'Stilte: waar vind jij die nog?',
    description: 'We maken een kaart van plekken waar je een uur lang geen motor hoort. Noem de jouwe, of juist niet.',
    byOwner: true,
    comments: [
      'Bij het Aekingermeer, ’s ochtends voor zevenen.',
      'Ik weet er een, maar zeg het niet.',
      'Heel verstandig.',
      'Overal, als het sneeuwt.',
    ],
  },
]
