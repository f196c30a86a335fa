import type { Spot } from './spot.ts'

/** The Biesbosch and the sands and fens of Brabant. */
export const biesbosch: Spot[] = [
  {
    land: 'marsh',
    at: [4.795, 51.747],
    reach: 2600,
    along: 70,
    thin: 0.65,
    titles: ['Biesbosch vanuit de kano', 'Bevers bij schemer', 'Kreken zonder naam'],
  },
  {
    land: 'polder',
    at: [4.842, 51.777],
    reach: 1800,
    titles: ['De Noordwaard', 'Rivier mag erin', 'Visarend op de paal'],
  },
  {
    land: 'marsh',
    at: [4.762, 51.797],
    reach: 800,
    along: 70,
    titles: ['Sliedrechtse Biesbosch', 'Getij tussen de wilgen'],
  },
  {
    land: 'stream',
    at: [4.774, 51.7705],
    reach: 1700,
    along: 48,
    thin: 0.2,
    titles: ['Nieuwe Merwede', 'Varen met de pont'],
  },
  { land: 'park', at: [4.7255, 51.7945], reach: 700, titles: ['De Hollandse kant', 'Vlonderpad met peuters'] },
  { land: 'lake', at: [4.822, 51.729], reach: 900, titles: ['Spaarbekken in de winter'] },
  { land: 'marsh', at: [4.726, 51.741], reach: 900, titles: ['Griend aan de Amer', 'Blauwborst, eind april'] },
  { land: 'forest', at: [4.765, 51.556], reach: 900, titles: ['Mastbos', 'Hardlopen in het Mastbos'] },
  { land: 'stream', at: [4.758, 51.558], reach: 800, along: 160, thin: 0.35, titles: ['Markdal'] },
  {
    land: 'dune',
    at: [5.1, 51.654],
    reach: 2300,
    along: 85,
    thin: 0.5,
    titles: ['Loonse en Drunense Duinen', 'Brabantse Sahara'],
  },
  { land: 'heath', at: [5.262, 51.567], reach: 1800, titles: ['Kampina', 'Vennen van Kampina'] },
  { land: 'heath', at: [5.62, 51.402], reach: 2300, titles: ['Strabrechtse Heide', 'Beuven'] },
  { land: 'marsh', at: [5.82, 51.342], reach: 1800, titles: ['De Groote Peel', 'Turfputten'] },
  { land: 'park', at: [5.31, 51.683], reach: 700, titles: ['Bossche Broek', 'Broek onder de kathedraal'] },
  { land: 'forest', at: [4.66, 51.788], reach: 400, titles: ['Dordtse stadsnatuur'] },
]
