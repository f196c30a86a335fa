import type { DemoCommunity, Manager } from './community.ts'

const coast: Manager = { name: 'Sietse Hoekstra', organization: 'Kring Noorderkust', city: 'Zoutkamp' }
const islands: Manager = { name: 'Ytsje van der Meulen', organization: 'Wachters van de Oostpunten', city: 'Nes' }
const rivers: Manager = { name: 'Roelf Wiersema', organization: 'Reitdiepers', city: 'Garnwerd' }
const valley: Manager = { name: 'Harmke Oosting', organization: 'Beekdalkring Kronkelend', city: 'Anloo' }
const woods: Manager = { name: 'Klaas Boelens', organization: 'Woudlopers van Aekinge', city: 'Appelscha' }

export const north: DemoCommunity[] = [
  {
    title: 'Duinen van Texel',
    description:
      'Dertig kilometer duin, vochtige vallei en strand, van De Hors tot de vuurtoren. We maaien, laten grazen ' +
        'en tellen vogels. Vertel wat je ziet en wat jij zou doen.',
    manager: null,
    tags: ['duinen', 'strand', 'broedvogels', 'Texel'],
    parts: [
      [
        [4.718, 52.992], [4.745, 52.99], [4.772, 53.001], [4.768, 53.012], [4.752, 53.02], [4.738, 53.03],
        [4.737, 53.045], [4.752, 53.052], [4.772, 53.062], [4.778, 53.078], [4.772, 53.09], [4.765, 53.094],
        [4.768, 53.102], [4.785, 53.11], [4.806, 53.117], [4.822, 53.126], [4.832, 53.138], [4.846, 53.15],
        [4.858, 53.163], [4.868, 53.176], [4.866, 53.187], [4.85, 53.187], [4.836, 53.176], [4.822, 53.162],
        [4.806, 53.148], [4.79, 53.134], [4.774, 53.119], [4.756, 53.106], [4.744, 53.094], [4.73, 53.08],
        [4.72, 53.066], [4.711, 53.05], [4.706, 53.034], [4.702, 53.018], [4.7, 53.004],
      ],
    ],
  },
  {
    title: 'De Slufter en De Muy',
    description:
      'Waar de zee door de duinen naar binnen mag. Over de paden, de lepelaars en hoe dichtbij je mag komen.',
    manager: null,
    tags: ['kwelder', 'lepelaars', 'Texel'],
    parts: [
      [
        [4.778, 53.112], [4.792, 53.109], [4.812, 53.118], [4.824, 53.127], [4.832, 53.137], [4.826, 53.144],
        [4.815, 53.147], [4.803, 53.143], [4.792, 53.135], [4.784, 53.125],
      ],
    ],
  },
  {
    title: 'Oostpunten van de Wadden',
    description:
      'De Boschplaat, Het Oerd en de Oosterkwelder: drie eilanden die naar het oosten groeien. Wij houden bij ' +
        'wat er aanspoelt, broedt en verstuift.',
    manager: islands,
    tags: ['Wadden', 'kwelder', 'stuifduinen'],
    parts: [
      [
        [5.415, 53.418], [5.46, 53.421], [5.51, 53.428], [5.56, 53.436], [5.585, 53.448], [5.57, 53.457],
        [5.52, 53.453], [5.46, 53.445], [5.42, 53.437],
      ],
      [
        [5.86, 53.447], [5.9, 53.445], [5.94, 53.449], [5.958, 53.457], [5.94, 53.465], [5.895, 53.464],
        [5.86, 53.46],
      ],
      [
        [6.19, 53.479], [6.24, 53.478], [6.3, 53.485], [6.345, 53.497], [6.32, 53.507], [6.26, 53.505],
        [6.2, 53.5],
      ],
    ],
  },
  {
    title: 'Kwelders van het Hogeland',
    description:
      'Het smalle groene land tussen dijk en wad, van Lauwersoog tot voorbij Noordpolderzijl. Voor iedereen ' +
        'die er loopt, boert of vogels kijkt.',
    manager: coast,
    tags: ['kwelder', 'wad', 'ganzen', 'dijk'],
    parts: [
      [
        [6.235, 53.407], [6.3, 53.409], [6.36, 53.414], [6.42, 53.42], [6.5, 53.428], [6.58, 53.434],
        [6.66, 53.446], [6.72, 53.455], [6.79, 53.461], [6.792, 53.472], [6.725, 53.469], [6.66, 53.46],
        [6.58, 53.451], [6.5, 53.444], [6.42, 53.437], [6.36, 53.43], [6.3, 53.424], [6.237, 53.417],
      ],
    ],
  },
  {
    title: 'Lauwersmeer en omstreken',
    description:
      'Water, riet, jong bos en de donkerste nachten van het noorden. Hoe houden we het hier stil en toch open ' +
        'voor iedereen?',
    manager: coast,
    tags: ['meer', 'rietland', 'sterrenhemel', 'zeilen'],
    parts: [
      [
        [6.17, 53.398], [6.205, 53.404], [6.25, 53.402], [6.29, 53.392], [6.3, 53.375], [6.285, 53.36],
        [6.307, 53.345], [6.29, 53.333], [6.255, 53.338], [6.225, 53.33], [6.195, 53.322], [6.165, 53.318],
        [6.145, 53.328], [6.15, 53.345], [6.137, 53.358], [6.15, 53.372], [6.157, 53.388],
      ],
    ],
  },
  {
    title: 'Reitdiep, van stad tot Zoutkamp',
    description:
      'Een oude rivier met bochten, wierden en weilanden vol vogels. We zoeken samen naar plekken om aan te ' +
        'leggen, te lopen en rust te laten.',
    manager: rivers,
    tags: ['rivier', 'weidevogels', 'wierden'],
    parts: [
      [
        [6.553, 53.232], [6.528, 53.252], [6.514, 53.268], [6.502, 53.285], [6.508, 53.3], [6.496, 53.316],
        [6.465, 53.328], [6.43, 53.333], [6.395, 53.338], [6.35, 53.342], [6.316, 53.345], [6.311, 53.334],
        [6.345, 53.325], [6.392, 53.32], [6.43, 53.313], [6.46, 53.308], [6.474, 53.298], [6.464, 53.284],
        [6.48, 53.266], [6.492, 53.248], [6.515, 53.235], [6.538, 53.224],
      ],
    ],
  },
  {
    title: 'Groene rand Groningen-Oost',
    description:
      'Van de parken in de Oosterpoort tot Kardinge en Meerstad: het groen waar de oostkant van de stad elke ' +
        'dag in loopt, fietst en zwemt.',
    manager: rivers,
    tags: ['stadsrand', 'parken', 'fietsen'],
    parts: [
      [
        [6.584, 53.207], [6.615, 53.2], [6.655, 53.202], [6.678, 53.219], [6.666, 53.245], [6.64, 53.262],
        [6.605, 53.262], [6.592, 53.248], [6.598, 53.232], [6.583, 53.22],
      ],
    ],
  },
  {
    title: 'Beekdal van de Drentsche Aa',
    description:
      'Een beek die haar eigen gang mag gaan, met hooiland, hei en oude esdorpen eromheen. Wat moet zo ' +
        'blijven, en wat mag wilder?',
    manager: valley,
    tags: ['beekdal', 'heide', 'esdorpen', 'hooiland'],
    parts: [
      [
        [6.6, 53.142], [6.632, 53.138], [6.652, 53.118], [6.672, 53.098], [6.69, 53.08], [6.712, 53.062],
        [6.728, 53.04], [6.722, 53.015], [6.695, 53], [6.665, 52.985], [6.63, 52.978], [6.605, 52.985],
        [6.6, 53.005], [6.612, 53.028], [6.622, 53.052], [6.628, 53.078], [6.618, 53.105], [6.602, 53.125],
      ],
    ],
  },
  {
    title: 'Drents-Friese Wold',
    description:
      'Bos, zand, vennen en hei op de grens van twee provincies. Over stilte, schapen en ruiterpaden die ' +
        'elkaar kruisen.',
    manager: woods,
    tags: ['bos', 'heide', 'stuifzand', 'vennen'],
    parts: [
      [
        [6.208, 52.881], [6.232, 52.886], [6.246, 52.867], [6.263, 52.853], [6.297, 52.861], [6.318, 52.858],
        [6.349, 52.868], [6.366, 52.884], [6.351, 52.901], [6.358, 52.92], [6.34, 52.939], [6.312, 52.946],
        [6.283, 52.94], [6.262, 52.925], [6.229, 52.922], [6.212, 52.905],
      ],
    ],
  },
]
