import type { Spot } from './spot.ts'

export const flevoland: Spot[] = [
  { land: 'marsh', at: [5.353, 52.4565], reach: 2600, along: 52, thin: 0.45,
    titles: ['De grote plas', 'Zeearend boven het riet', 'Wildernis onder zeeniveau'] },
  { land: 'polder', at: [5.385, 52.4475], reach: 2000, along: 52, thin: 0.45,
    titles: ['Konikpaarden in de verte', 'Edelherten, half september'] },
  { land: 'lake', at: [5.325, 52.4625], reach: 2600, along: 52, thin: 0.12,
    titles: ['Oostvaardersdijk met wind mee', 'Zonsondergang op de dijk'] },
  { land: 'forest', at: [5.308, 52.402], reach: 600, titles: ['Kotterbos'] },
  { land: 'forest', at: [5.432, 52.474], reach: 900, along: 40, thin: 0.6,
    titles: ['Hollandse Hout', 'Bevers bij de uitkijkpost'] },
  { land: 'marsh', at: [5.19, 52.405], reach: 900, along: 60, titles: ['Lepelaarplassen'] },
  { land: 'lake', at: [5.26, 52.51], reach: 5000, along: 40, titles: ['Het Markermeer van dijk tot dijk'] },
  { land: 'marsh', at: [5.375, 52.588], reach: 1300, titles: ['Marker Wadden', 'Nieuw land, nieuwe vogels'] },
  { land: 'forest', at: [5.485, 52.312], reach: 2300, titles: ['Horsterwold', 'Paarden in de Stille Kern'] },
  { land: 'forest', at: [5.275, 52.352], reach: 1000, titles: ['Almeerderhout', 'Speelbos met laarzen aan'] },
  { land: 'lake', at: [5.225, 52.364], reach: 600, titles: ['Rondje Weerwater', 'Lunch aan het Weerwater'] },
  { land: 'forest', at: [5.612, 52.669], reach: 600, titles: ['Urkerbos'] },
  { land: 'park', at: [5.455, 52.525], reach: 500, titles: ['Zuigerplasbos', 'Het bos waar ik leerde fietsen'] },
  { land: 'lake', at: [5.587, 52.347], reach: 900, along: 45, thin: 0.5, titles: ['Wolderwijd bij windkracht 4'] },
]
