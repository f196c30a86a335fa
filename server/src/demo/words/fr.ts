import type { Phrases } from './phrases.ts'

export const fr: Phrases = {
  titles: {
    beach: ["La plage à l'infini"],
    dune: ['Dunes et ciel'],
    saltmarsh: ['Les prés salés'],
    flat: ['La mer des Wadden à pied'],
    forest: ['La forêt du dimanche'],
    heath: ['Bruyère en fleurs'],
    stream: ['Le long du ruisseau'],
    lake: ['Baignade du matin'],
    marsh: ['Le marais sans bruit'],
    hill: ['Les collines sans frontière'],
    polder: ['Le polder et ses oies'],
    park: ["Le parc d'à côté"],
  },
  praise: {
    beach: ["On marche des heures sans voir la fin. C'est le but."],
    dune: ["Le vent efface nos pas, c'est très bien ainsi."],
    saltmarsh: ['Deux fois par jour, la mer redessine tout.'],
    flat: ["Marcher au fond de la mer : il fallait venir jusqu'ici."],
    forest: ["Une forêt qu'on laisse vieillir."],
    heath: ['La brume, les moutons, le silence.'],
    stream: ['Un martin-pêcheur, et la journée est faite.'],
    lake: ["L'eau est froide, l'accueil ne l'est pas."],
    marsh: ['Le soir, on entend le butor sans jamais le voir.'],
    hill: ['Trois pays, un seul paysage.', 'Les vergers en avril valent le détour.'],
    polder: ['Un ciel plus grand que le pays.'],
    park: ['De vieux arbres et des enfants qui courent.'],
  },
  praiseAnywhere: [
    "On y revient chaque année, sans jamais s'en lasser.",
    "Un endroit où l'on parle moins fort.",
    'Mes enfants appellent ça « dehors », tout simplement.',
  ],
  mixed: ['Beau, mais trop de monde le dimanche.', 'Joli tour, un peu court.', 'Il manque quelques bancs.'],
  critical: ['Dommage pour le bruit de la route.', "L'herbe est tondue trop tôt, il n'y a plus de fleurs."],
  descriptions: [
    "De la barrière jusqu'au vieux pont.",
    'Une heure de marche, sans se presser.',
    "La partie que l'on voit depuis le belvédère.",
  ],
}
