// Long because it is the words of the codebook, four languages a line.

import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'

/** English, Dutch, German, French: the order of LOCALES. */
export type Four = readonly [en: string, nl: string, de: string, fr: string]
export type Labels = Record<Locale, string>

/** A text in four languages by its language. */
export const labelsOf = (four: Four): Labels =>
  Object.fromEntries(LOCALES.map((locale, at) => [locale, four[at] ?? four[0]])) as Labels

/** What is not there, and why. Every table has the same codes. */
export const SUPPRESSED = -96
export const NOT_ASKED = -97
export const NOT_ANSWERED = -98
export const WITHDRAWN = -99
export const MISSING: readonly { value: number; label: Four }[] = [
  {
    value: SUPPRESSED,
    label: [
      'suppressed: fewer than five people',
      'onderdrukt: minder dan vijf mensen',
      'unterdrückt: weniger als fünf Personen',
      'supprimé : moins de cinq personnes',
    ],
  },
  {
    value: NOT_ASKED,
    label: [
      'not asked or not recorded',
      'niet gevraagd of niet vastgelegd',
      'nicht gefragt oder nicht erfasst',
      'non demandé ou non enregistré',
    ],
  },
  { value: NOT_ANSWERED, label: ['not answered', 'niet beantwoord', 'nicht beantwortet', 'sans réponse'] },
  {
    value: WITHDRAWN,
    label: ['withdrawn or deleted', 'ingetrokken of verwijderd', 'zurückgezogen oder gelöscht', 'retiré ou supprimé'],
  },
]

/** The tables and columns of a package. Columns with the same name mean the same. */
export const TABLE_LABELS: Record<string, Four> = {
  respondents: [
    'Respondents, one row each',
    'Respondenten, één rij per persoon',
    'Befragte, eine Zeile pro Person',
    'Répondants, une ligne chacun',
  ],
  consents: [
    'What respondents agreed to and withdrew',
    'Waar respondenten mee instemden en wat ze introkken',
    'Einwilligungen und Widerrufe der Befragten',
    'Accords et retraits des répondants',
  ],
  areas: [
    'Areas, one row each',
    'Plekken, één rij per plek',
    'Gebiete, eine Zeile pro Gebiet',
    'Zones, une ligne chacune',
  ],
  area_activities: [
    'What people do in an area',
    'Wat mensen op een plek doen',
    'Was Menschen in einem Gebiet tun',
    'Ce que l’on fait dans une zone',
  ],
  area_tools: [
    'How the line of an area came about',
    'Hoe de lijn van een plek ontstond',
    'Wie die Linie eines Gebiets entstand',
    'Comment le contour d’une zone a été fait',
  ],
  budgets: [
    'Nature budgets, one row for each time one was saved',
    'Natuurbudgetten, één rij per keer dat er een is opgeslagen',
    'Naturbudgets, eine Zeile je Speicherung',
    'Budgets nature, une ligne par enregistrement',
  ],
  budget_places: [
    'How a budget is divided over places',
    'Hoe een budget over plekken is verdeeld',
    'Verteilung eines Budgets auf Orte',
    'Répartition d’un budget entre lieux',
  ],
  budget_objectives: [
    'How a budget is divided over goals',
    'Hoe een budget over doelen is verdeeld',
    'Verteilung eines Budgets auf Ziele',
    'Répartition d’un budget entre objectifs',
  ],
  pledge_requests: [
    'The six pledge requests, one row each',
    'De zes steunverzoeken, één rij per verzoek',
    'Die sechs Zusageanfragen, eine Zeile je Anfrage',
    'Les six demandes d’engagement, une ligne chacune',
  ],
  campaigns: [
    'Sampling frame: campaigns and how far invitations came',
    'Steekproefkader: campagnes en hoever uitnodigingen kwamen',
    'Stichprobenrahmen: Kampagnen und Stand der Einladungen',
    'Base de sondage : campagnes et suivi des invitations',
  ],
  participants: [
    'Respondents in campaigns',
    'Respondenten in campagnes',
    'Befragte in Kampagnen',
    'Répondants dans les campagnes',
  ],
  poll_options: [
    'Options of polls with public counts',
    'Opties van peilingen met openbare uitslag',
    'Optionen von Umfragen mit öffentlichem Stand',
    'Options des sondages aux résultats publics',
  ],
}

export const FIELD_LABELS: Record<string, Four> = {
  respondent: [
    'Respondent (pseudonym of this export)',
    'Respondent (pseudoniem van deze export)',
    'Befragte Person (Pseudonym dieses Exports)',
    'Répondant (pseudonyme de cet export)',
  ],
  registered_month: ['Month of registration', 'Maand van aanmelding', 'Monat der Registrierung', 'Mois d’inscription'],
  language: ['Language of the interface', 'Taal van het scherm', 'Sprache der Oberfläche', 'Langue de l’interface'],
  home_cell: [
    'Home: 1 km cell of EPSG:3035',
    'Thuis: cel van 1 km in EPSG:3035',
    'Zuhause: 1-km-Zelle in EPSG:3035',
    'Domicile : cellule de 1 km en EPSG:3035',
  ],
  home_x_3035: [
    'Home: centre of its cell, easting in metres',
    'Thuis: midden van de cel, oost in meters',
    'Zuhause: Zellmitte, Rechtswert in Metern',
    'Domicile : centre de la cellule, est en mètres',
  ],
  home_y_3035: [
    'Home: centre of its cell, northing in metres',
    'Thuis: midden van de cel, noord in meters',
    'Zuhause: Zellmitte, Hochwert in Metern',
    'Domicile : centre de la cellule, nord en mètres',
  ],
  age_band: [
    'Age in bands of ten years',
    'Leeftijd in klassen van tien jaar',
    'Alter in Zehnjahresklassen',
    'Âge par tranches de dix ans',
  ],
  gender: ['Gender', 'Geslacht', 'Geschlecht', 'Genre'],
  education: [
    'Highest education (ISCED 2011)',
    'Hoogste opleiding (ISCED 2011)',
    'Höchster Abschluss (ISCED 2011)',
    'Diplôme le plus élevé (CITE 2011)',
  ],
  verified: ['Email address verified', 'E-mailadres bevestigd', 'E-Mail-Adresse bestätigt', 'Adresse e-mail vérifiée'],
  areas_drawn: ['Areas in this export', 'Plekken in deze export', 'Gebiete in diesem Export', 'Zones dans cet export'],
  consent_version: [
    'Research consent: version of the text',
    'Onderzoekstoestemming: versie van de tekst',
    'Forschungseinwilligung: Textversion',
    'Accord recherche : version du texte',
  ],
  consent_language: [
    'Research consent: language of the text',
    'Onderzoekstoestemming: taal van de tekst',
    'Forschungseinwilligung: Textsprache',
    'Accord recherche : langue du texte',
  ],
  consent_sha256: [
    'Research consent: SHA-256 of the exact text',
    'Onderzoekstoestemming: SHA-256 van de precieze tekst',
    'Forschungseinwilligung: SHA-256 des genauen Textes',
    'Accord recherche : SHA-256 du texte exact',
  ],
  consent_on: [
    'Research consent: day',
    'Onderzoekstoestemming: dag',
    'Forschungseinwilligung: Tag',
    'Accord recherche : jour',
  ],
  experiment: [
    'Takes part in the budget experiment',
    'Doet mee aan het budgetexperiment',
    'Nimmt am Budgetexperiment teil',
    'Participe à l’expérience du budget',
  ],
  purpose: ['Purpose', 'Doel', 'Zweck', 'Finalité'],
  given: [
    'Given (1) or withdrawn (0)',
    'Gegeven (1) of ingetrokken (0)',
    'Gegeben (1) oder widerrufen (0)',
    'Donné (1) ou retiré (0)',
  ],
  sequence: [
    'Place in the order of time',
    'Plaats in de tijdsvolgorde',
    'Stelle in der zeitlichen Reihenfolge',
    'Rang dans l’ordre du temps',
  ],
  version: ['Version of the text', 'Versie van de tekst', 'Textversion', 'Version du texte'],
  sha256: [
    'SHA-256 of the exact text',
    'SHA-256 van de precieze tekst',
    'SHA-256 des genauen Textes',
    'SHA-256 du texte exact',
  ],
  on: ['Day', 'Dag', 'Tag', 'Jour'],
  area: [
    'Area (pseudonym of this export)',
    'Plek (pseudoniem van deze export)',
    'Gebiet (Pseudonym dieses Exports)',
    'Zone (pseudonyme de cet export)',
  ],
  level: [
    'For whom the area matters',
    'Voor wie de plek ertoe doet',
    'Für wen das Gebiet zählt',
    'Pour qui la zone compte',
  ],
  rating: ['Rating, 1 to 10', 'Cijfer, 1 tot 10', 'Bewertung, 1 bis 10', 'Note, de 1 à 10'],
  frequency: [
    'How often the respondent comes',
    'Hoe vaak de respondent er komt',
    'Wie oft die Person kommt',
    'Fréquence de visite',
  ],
  priority: [
    'Nature: maintain or strengthen',
    'Natuur: behouden of versterken',
    'Natur: erhalten oder stärken',
    'Nature : maintenir ou renforcer',
  ],
  relationship: ['Relation to the area', 'Band met de plek', 'Beziehung zum Gebiet', 'Lien avec la zone'],
  activities: ['Number of activities', 'Aantal activiteiten', 'Anzahl Aktivitäten', 'Nombre d’activités'],
  hectares: [
    'Hectares, computed in EPSG:3035',
    'Hectaren, berekend in EPSG:3035',
    'Hektar, berechnet in EPSG:3035',
    'Hectares, calculés en EPSG:3035',
  ],
  longitude: [
    'A point inside: longitude, EPSG:4326',
    'Een punt erin: lengtegraad, EPSG:4326',
    'Ein Punkt darin: Länge, EPSG:4326',
    'Un point intérieur : longitude, EPSG:4326',
  ],
  latitude: [
    'A point inside: latitude, EPSG:4326',
    'Een punt erin: breedtegraad, EPSG:4326',
    'Ein Punkt darin: Breite, EPSG:4326',
    'Un point intérieur : latitude, EPSG:4326',
  ],
  x_3035: [
    'The same point: easting in metres, EPSG:3035',
    'Hetzelfde punt: oost in meters, EPSG:3035',
    'Derselbe Punkt: Rechtswert in Metern, EPSG:3035',
    'Le même point : est en mètres, EPSG:3035',
  ],
  y_3035: [
    'The same point: northing in metres, EPSG:3035',
    'Hetzelfde punt: noord in meters, EPSG:3035',
    'Derselbe Punkt: Hochwert in Metern, EPSG:3035',
    'Le même point : nord en mètres, EPSG:3035',
  ],
  drawn_on: ['Day on which it was drawn', 'Dag waarop de plek is getekend', 'Tag der Zeichnung', 'Jour du tracé'],
  draw_mode: ['Drawn with', 'Getekend met', 'Gezeichnet mit', 'Tracé avec'],
  draw_device: ['Device', 'Apparaat', 'Gerät', 'Appareil'],
  draw_zoom_first: [
    'Zoom at the first corner',
    'Zoom bij de eerste hoek',
    'Zoom an der ersten Ecke',
    'Zoom au premier sommet',
  ],
  draw_zoom: [
    'Zoom at the last corner',
    'Zoom bij de laatste hoek',
    'Zoom an der letzten Ecke',
    'Zoom au dernier sommet',
  ],
  draw_vertices: ['Corners', 'Hoeken', 'Ecken', 'Sommets'],
  draw_seconds: ['Seconds of drawing', 'Seconden getekend', 'Sekunden des Zeichnens', 'Secondes de tracé'],
  draw_undos: ['Steps undone', 'Stappen ongedaan gemaakt', 'Rückgängig gemachte Schritte', 'Étapes annulées'],
  base_map: ['Base map under the drawing', 'Kaart onder de tekening', 'Karte unter der Zeichnung', 'Fond de carte'],
  base_map_version: ['Version of the base map', 'Versie van de kaart', 'Version der Karte', 'Version du fond de carte'],
  aerial: ['Aerial photos shown', 'Luchtfoto’s getoond', 'Luftbilder gezeigt', 'Photos aériennes affichées'],
  border_source: [
    'Border it began from: source',
    'Grens waar het mee begon: bron',
    'Ausgangsgrenze: Quelle',
    'Limite de départ : source',
  ],
  border_licence: [
    'Border it began from: licence, which goes with the shape',
    'Grens waar het mee begon: licentie, die met de vorm meegaat',
    'Ausgangsgrenze: Lizenz, die mit der Form weitergeht',
    'Limite de départ : licence, qui suit la forme',
  ],
  border_changed: [
    'Border changed by hand',
    'Grens met de hand veranderd',
    'Grenze von Hand geändert',
    'Limite modifiée à la main',
  ],
  title: ['Title', 'Titel', 'Titel', 'Titre'],
  description: ['Description', 'Beschrijving', 'Beschreibung', 'Description'],
  explanation: ['Why this rating', 'Waarom dit cijfer', 'Warum diese Bewertung', 'Pourquoi cette note'],
  geometry_3035: [
    'Shape as WKT in metres, EPSG:3035',
    'Vorm als WKT in meters, EPSG:3035',
    'Form als WKT in Metern, EPSG:3035',
    'Forme en WKT, mètres, EPSG:3035',
  ],
  geometry: [
    'Shape in degrees, EPSG:4326 (WKT in CSV)',
    'Vorm in graden, EPSG:4326 (WKT in CSV)',
    'Form in Grad, EPSG:4326 (WKT in CSV)',
    'Forme en degrés, EPSG:4326 (WKT en CSV)',
  ],
  activity: ['Activity', 'Activiteit', 'Aktivität', 'Activité'],
  tool: ['Tool', 'Gereedschap', 'Werkzeug', 'Outil'],
  budget: [
    'Budget (pseudonym of this export)',
    'Budget (pseudoniem van deze export)',
    'Budget (Pseudonym dieses Exports)',
    'Budget (pseudonyme de cet export)',
  ],
  current: [
    'The newest of this respondent',
    'Het nieuwste van deze respondent',
    'Das neueste dieser Person',
    'Le plus récent de ce répondant',
  ],
  cents: ['Eurocents', 'Eurocenten', 'Eurocent', 'Centimes d’euro'],
  divided: [
    'Divided over places and goals',
    'Verdeeld over plekken en doelen',
    'Auf Orte und Ziele verteilt',
    'Réparti entre lieux et objectifs',
  ],
  instrument: ['Version of the questions', 'Versie van de vragen', 'Version der Fragen', 'Version des questions'],
  reason: ['Why this answer', 'Waarom dit antwoord', 'Warum diese Antwort', 'Pourquoi cette réponse'],
  places_reason: ['Why these places', 'Waarom deze plekken', 'Warum diese Orte', 'Pourquoi ces lieux'],
  objectives_reason: ['Why these goals', 'Waarom deze doelen', 'Warum diese Ziele', 'Pourquoi ces objectifs'],
  other_objective: ['Goal of one’s own', 'Eigen doel', 'Eigenes Ziel', 'Objectif personnel'],
  position: [
    'Place in the order of asking',
    'Plaats in de volgorde van vragen',
    'Stelle in der Reihenfolge',
    'Rang dans l’ordre',
  ],
  place_kind: ['Kind of place', 'Soort plek', 'Art des Orts', 'Type de lieu'],
  community: [
    'Community (pseudonym of this export)',
    'Gemeenschap (pseudoniem van deze export)',
    'Gemeinschaft (Pseudonym dieses Exports)',
    'Communauté (pseudonyme de cet export)',
  ],
  objective: ['Goal', 'Doel', 'Ziel', 'Objectif'],
  rhythm: ['Once or how often', 'Eenmalig of hoe vaak', 'Einmalig oder wie oft', 'Une fois ou rythme'],
  answer: ['Answer', 'Antwoord', 'Antwort', 'Réponse'],
  campaign: [
    'Campaign (pseudonym of this export)',
    'Campagne (pseudoniem van deze export)',
    'Kampagne (Pseudonym dieses Exports)',
    'Campagne (pseudonyme de cet export)',
  ],
  campaign_name: [
    'Name given by the researchers',
    'Naam van de onderzoekers',
    'Name der Forschenden',
    'Nom donné par les chercheurs',
  ],
  flow: ['What people were asked', 'Wat er gevraagd is', 'Was gefragt wurde', 'Ce qui a été demandé'],
  invited: [
    'Invitations for one person each',
    'Uitnodigingen voor één persoon',
    'Einladungen für je eine Person',
    'Invitations individuelles',
  ],
  opened: ['Of these, opened', 'Daarvan geopend', 'Davon geöffnet', 'Dont ouvertes'],
  registered: ['People who took part', 'Mensen die meededen', 'Teilnehmende', 'Participants'],
  finished: ['Finished', 'Afgerond', 'Abgeschlossen', 'Terminé'],
  shared_link: [
    'Came by a link for many',
    'Kwam via een link voor velen',
    'Kam über einen Link für viele',
    'Venu par un lien collectif',
  ],
  joined_on: ['Day of joining', 'Dag van meedoen', 'Tag des Beitritts', 'Jour d’adhésion'],
  introduced: ['Introduction read', 'Inleiding gelezen', 'Einführung gelesen', 'Introduction lue'],
  poll: [
    'Poll (pseudonym of this export)',
    'Peiling (pseudoniem van deze export)',
    'Umfrage (Pseudonym dieses Exports)',
    'Sondage (pseudonyme de cet export)',
  ],
  votes: [
    'Votes, counted in people',
    'Stemmen, geteld in mensen',
    'Stimmen, in Personen gezählt',
    'Votes, comptés en personnes',
  ],
  ended: ['Voting has ended', 'Stemmen is gesloten', 'Abstimmung beendet', 'Vote terminé'],
  question: ['Question', 'Vraag', 'Frage', 'Question'],
  option: ['Option', 'Optie', 'Option', 'Option'],
}

/** Codes whose words no screen has. */
export const CODES = {
  yesNo: { 0: ['no', 'nee', 'nein', 'non'], 1: ['yes', 'ja', 'ja', 'oui'] },
  answer: { yes: ['yes', 'ja', 'ja', 'oui'], no: ['no', 'nee', 'nein', 'non'] },
  mode: {
    mouse: ['mouse', 'muis', 'Maus', 'souris'],
    touch: ['touch', 'aanraking', 'Berührung', 'tactile'],
    keyboard: ['keyboard', 'toetsenbord', 'Tastatur', 'clavier'],
  },
  device: {
    phone: ['phone', 'telefoon', 'Telefon', 'téléphone'],
    desk: ['computer', 'computer', 'Computer', 'ordinateur'],
  },
  tool: {
    dots: ['corner by corner', 'hoek voor hoek', 'Ecke für Ecke', 'sommet par sommet'],
    freehand: ['freehand', 'uit de losse hand', 'freihändig', 'à main levée'],
    circle: ['circle', 'cirkel', 'Kreis', 'cercle'],
    walk: ['walked', 'gelopen', 'gegangen', 'parcouru à pied'],
    border: ['from a border', 'van een grens', 'aus einer Grenze', 'd’une limite'],
    file: ['from a file', 'uit een bestand', 'aus einer Datei', 'd’un fichier'],
  },
  place: {
    area: ['an area of one’s own', 'een eigen plek', 'ein eigenes Gebiet', 'une zone à soi'],
    community: [
      'the land of a community',
      'het land van een gemeenschap',
      'das Land einer Gemeinschaft',
      'le terrain d’une communauté',
    ],
  },
  purpose: {
    research: ['research', 'onderzoek', 'Forschung', 'recherche'],
    experiment: ['budget experiment', 'budgetexperiment', 'Budgetexperiment', 'expérience du budget'],
  },
} as const satisfies Record<string, Record<string, Four>>
