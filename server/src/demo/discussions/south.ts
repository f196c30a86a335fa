import type { DemoThread } from './thread.ts'

export const south: DemoThread[] = [
  {
    community: 'Oostvaardersplassen',
    title: 'De zeearend zit weer op het nest',
    description: 'Vanaf de Stille Kern te zien, met een goede kijker. Blijf op de weg, dan blijft hij ook.',
    byOwner: true,
    comments: [
      'Gezien! En vlak daarna een visarend. Wat een ochtend.',
      'Is er iemand die met een groep van zes mee kan kijken?',
      'Zaterdag om negen uur sta ik er met twee telescopen.',
      'Wij waren er met de klas. Het werd voor het eerst dit jaar stil.',
    ],
  },
  {
    community: 'Oostvaardersplassen',
    title: 'Grote grazers: hoe ging het deze winter?',
    description: 'Ik zag veel magere dieren in februari. Wat doen we als het een echte winter wordt?',
    comments: [
      'De kuddes zijn kleiner dan tien jaar geleden, er is meer voor elk.',
      'Bijvoeren lost het niet op, minder dieren wel. Moeilijk, maar eerlijk.',
      'Ik wil vooral dat het wordt uitgelegd aan wie langs het hek staat.',
      'Dat doen we elke zondag bij de ingang. Kom erbij staan en stel je vragen.',
    ],
  },
  {
    community: 'Noord-Veluwe, beek en stuifzand',
    title: 'Loofbomen planten bij de Leuvenumse beek',
    description: 'Duizend linden en hazelaars, op drie zaterdagen in november. Handschoenen hebben we.',
    byOwner: true,
    comments: [
      'Mijn zoon van acht telt mee voor een half, zegt hij. Dus anderhalf.',
      'Ik kan een trekker met kar meenemen.',
      'Waarom linden? Hier stond altijd den.',
      'Linden maken de grond weer levend. Na twintig jaar zie je het verschil op je knieën.',
      'Drie zaterdagen, drie keer erwtensoep. Ik kook.',
    ],
  },
  {
    community: 'Noord-Veluwe, beek en stuifzand',
    title: 'Crossmotoren op het Hulshorsterzand',
    description: 'Zondagavond weer. Drie stuks, zonder kenteken.',
    comments: [
      'Meteen bellen helpt echt, vorige maand waren ze er binnen een kwartier.',
      'Boomstam dwars op het pad bij de Zandkuil. Meer is niet nodig.',
      'Die boomstam komt er.',
    ],
  },
  {
    community: 'Veluwezoom',
    title: 'Augustus: te veel van het goede?',
    description:
      'De hei staat paars en de parkeerplaats bij de Posbank is om negen uur vol. Zou jij met de bus komen als die er was?',
    byOwner: true,
    comments: [
      'Ja, als hij tot tien uur ’s avonds rijdt. Juist de avond is het mooist.',
      'Afsluiten op zondag voor auto’s. Dat went sneller dan je denkt.',
      'Voor wie niet kan lopen moet er een plek blijven. Mijn moeder is 84.',
      'Twee plekken boven voor wie niet kan lopen, de rest met de bus van Rheden. Zo doen we een proef.',
      'Een proef is eerlijk. Tel dan ook de mensen die thuisbleven.',
    ],
  },
  {
    community: 'Veluwezoom',
    title: 'Mountainbikers, laat je horen',
    description: 'Op het smalle pad bij de Emmapyramide schrik ik me elke week dood. Een bel kost vier euro.',
    comments: [
      'Als mountainbiker: je hebt gelijk. Ik heb er sinds vorige week een.',
      'Bellen schrikt de reeën op. Roepen ook. Langzaam rijden niet.',
      'Een eigen route omhoog lost het op, die ligt al op papier.',
    ],
  },
  {
    community: 'Veluwezoom',
    title: 'Edelherten in september',
    description: 'Waar kun je de bronst horen zonder in de weg te lopen?',
    comments: [
      'Aan de rand van de Herikhuizerdelle, na zonsondergang, bij de bank blijven.',
      'Thermoskan mee en mond dicht. Dan komen ze vanzelf.',
      'Mijn Duitse vrienden reden er drie uur voor om. Ze komen volgend jaar weer.',
    ],
  },
  {
    community: 'Biesbosch, kreken en grienden',
    title: 'Varen in het broedseizoen',
    description:
      'Welke kreken houden we van maart tot juli voor de vogels? We tekenen het in en willen weten wat jij vindt.',
    byOwner: true,
    comments: [
      'De Noorderklip mag van mij dicht, daar is elke bocht een nest.',
      'Laat de doorgang bij de Turfzak open voor kano’s. Anders moeten we de rivier op.',
      'Fluisterboten wel, motoren niet?',
      'Op zes kilometer per uur hoor je een blauwborst nog. Op tien niet meer.',
    ],
  },
  {
    community: 'Biesbosch, kreken en grienden',
    title: 'Bever onder de aanlegsteiger',
    description: 'Hij sleept elke nacht een tak op onze steiger en neemt hem ’s ochtends weer mee. Is dat gewoon?',
    comments: [
      'Dat is huur.',
      'Bij ons lag er een halve wilg in de roeiboot.',
      'Kijk uit voor een burcht onder de steiger, dan mag je hem niet meer weghalen.',
      'Weghalen? Mijn kinderen hebben hem al een naam gegeven.',
    ],
  },
  {
    community: 'Biesbosch, kreken en grienden',
    title: 'Grienden knotten met de hand',
    description: 'Het ambacht verdwijnt. In januari leren twee oude knotters het aan wie wil.',
    comments: [
      'Ik wil. Rechts- of linkshandig mes maakt uit, begreep ik?',
      'Maakt uit, we hebben ze allebei.',
      'Mijn buurman van 91 komt vertellen hoe het was. Neem een klapstoel mee.',
    ],
  },
  {
    community: 'Heuvelland, Geul en Gulp',
    title: 'Hoogstam: wie wil appels rapen?',
    description: 'In oktober liggen er duizend kilo bij Epen. De pers staat klaar, wie raapt krijgt sap.',
    byOwner: true,
    comments: [
      'Wij komen met vier en een bakfiets.',
      'Zijn er nog oude rassen bij? Ik zoek de eysdener klumpke voor mijn moeder.',
      'Twee bomen, achteraan bij de heg. Kom langs.',
      'Laat er genoeg liggen voor de kramsvogels.',
    ],
  },
  {
    community: 'Heuvelland, Geul en Gulp',
    title: 'Gelbbauchunken im Steinbruch',
    description: 'Letzten Sonntag haben wir elf gezählt. Ist der Steinbruch noch zugänglich, und darf man dort filmen?',
    locale: 'de-de',
    comments: [
      'Vom Weg aus ja. Bitte nicht in die Tümpel, auch nicht für ein gutes Bild.',
      'Elf ist viel. Voriges Jahr waren es vier.',
    ],
  },
  {
    community: 'Heuvelland, Geul en Gulp',
    title: 'Les chemins creux après l’orage',
    description: 'Celui de Sippenaeken est à moitié emporté. Qui s’en occupe de ce côté de la frontière ?',
    locale: 'fr-fr',
    comments: ['La commune est prévenue, ils viennent en mars.', 'En attendant, le sentier du haut passe très bien.'],
  },
  {
    community: 'Heuvelland, Geul en Gulp',
    title: 'Orchideeën: noemen we de plekken?',
    description: 'Vorig jaar werd een hele groeiplaats uitgestoken, een week na een bericht op internet.',
    comments: [
      'Niet noemen. Wie zoekt, vindt, en wie vindt, past op.',
      'Als niemand weet dat ze er staan, maait ook iemand ze per ongeluk weg.',
      'Ongeveer noemen: de helling, niet de vierkante meter.',
      'Zo doen we het hier: de helling wel, het pad ernaartoe niet.',
    ],
  },
]
