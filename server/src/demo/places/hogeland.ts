import type { Spot } from './spot.ts'

/** The Groningen coast and the Lauwersmeer behind it. */
export const hogeland: Spot[] = [
  { land: 'saltmarsh', at: [6.583, 53.4415], reach: 1300, along: 72, thin: 0.45,
    titles: ['Noordpolderzijl', 'Geultje naar zee', 'Kleinste haventje van het land'] },
  { land: 'saltmarsh', at: [6.44, 53.4285], reach: 1800, along: 76, thin: 0.35,
    titles: ['Kwelder bij Pieterburen', 'Landaanwinning, rijen palen'] },
  { land: 'saltmarsh', at: [6.315, 53.4155], reach: 1500, along: 82, thin: 0.3,
    titles: ['Buitendijks bij Westpolder'] },
  { land: 'polder', at: [6.73, 53.4505], reach: 1600, along: 75, thin: 0.5,
    titles: ['Emmapolder, klei en lucht', 'Achter de slaperdijk'] },
  { land: 'polder', at: [6.445, 53.309], reach: 700, titles: ['De wierde van Ezinge', 'Rondom Saaksum'] },
  { land: 'park', at: [6.668, 53.4135], reach: 250, titles: ['Doolhof bij de borg'] },
  { land: 'polder', at: [6.548, 53.386], reach: 1200, titles: ['Kerkepad bij Breede', 'Hogeland in koolzaadtijd'] },
  { land: 'saltmarsh', at: [7.085, 53.295], reach: 900, along: 20, thin: 0.5, titles: ['Punt van Reide'] },
  { land: 'flat', at: [7.12, 53.255], reach: 2200, titles: ['Dollard bij laag water', 'Kluten op de Dollard'] },
  { land: 'marsh', at: [6.163, 53.3545], reach: 800, along: 20, thin: 0.6,
    titles: ['Steltlopers van de Ezumakeeg', 'Kijkhut Ezumakeeg'] },
  { land: 'lake', at: [6.213, 53.366], reach: 2300, along: 30, thin: 0.6,
    titles: ['Het Lauwersmeer in herfstlicht', 'Zeilen op het Lauwersmeer', 'Donkerste hemel van het noorden'] },
  { land: 'marsh', at: [6.232, 53.346], reach: 900, titles: ['Baardmannetjes in het riet', 'Kollumerwaard'] },
  { land: 'forest', at: [6.258, 53.393], reach: 800, along: 80, thin: 0.5,
    titles: ['Marnewaard, jong bos', 'Ballastplaatbos'] },
  { land: 'lake', at: [6.296, 53.341], reach: 500, titles: ['Zoutkamp vanaf het water', 'Vissershaven en riet'] },
  { land: 'beach', at: [6.1745, 53.3925], reach: 500, along: 10, thin: 0.35, titles: ['Surfstrandje bij Oostmahorn'] },
  { land: 'lake', at: [6.83, 53.273], reach: 900, titles: ['Het Schildmeer', 'Schaatsen bij Steendam'] },
  { land: 'polder', at: [6.75, 53.334], reach: 900, titles: ['Maarvaart door Loppersum'] },
]
