import type { Like } from '../like.ts'
import type { loveMap as en } from '../en/loveMap.ts'

export const loveMap: Like<typeof en> = {
  name: 'Carte des coups de cœur',
  text: 'Tout ce que les gens ont dessiné, fondu en une seule lueur. Plus elle est forte, plus il y a de personnes qui y ont dessiné un lieu.',
  all: 'Tous les niveaux',
  until: 'Dessiné jusqu’à la fin de',
  untilNow: '{{year}}, jusqu’à maintenant',
  scale: 'Combien de personnes y ont dessiné',
  many: '{{number}} ou plus',
  counted:
    'Chaque personne compte une fois par endroit et par niveau. Les endroits où moins de {{count}} personnes ont dessiné sont laissés de côté, pour que personne ne puisse être reconnu.',
  large: 'Les zones de plus de 47 km de large ne luisent que si vous dézoomez.',
  asOf: 'État au {{date}}. Tout est recompté chaque lundi, et un endroit ne change que si au moins {{count}} personnes de plus ou de moins y ont dessiné. Les personnes inscrites depuis moins d’une semaine ne sont pas encore comptées.',
  loading: 'Chargement de la carte des coups de cœur',
  noneTitle: 'Quel lieu aimez-vous ?',
  none: 'Rien ne luit encore. Un endroit luit dès que {{count}} personnes y ont dessiné un lieu.',
  noneHere: 'Rien ne luit ici. Dézoomez, ou choisissez un autre niveau ou une autre année.',
  land: {
    title: 'Carte des coups de cœur de vos terres',
    text: 'Où les gens ont dessiné sur vos terres, une carte par niveau, avec ce qu’ils veulent garder et changer et ce qu’ils y font.',
    picture: 'Carte des coups de cœur de {{title}} : une carte par niveau',
    files: {
      png: 'Image (PNG)',
      svg: 'Dessin (SVG)',
      pdf: 'Une page (PDF)',
      csv: 'Tableau (CSV)',
      gpkg: 'Données cartographiques (GeoPackage)',
    },
    making: 'Création du fichier',
  },
  file: {
    mapAsOf: 'Carte des coups de cœur au {{date}}',
    figuresAsOf: 'Statistiques au {{date}}',
    notYet: 'pas encore compté',
    nobody: 'Moins de {{count}} personnes',
    cells:
      'Personnes qui ont dessiné quelque chose qui touche cette cellule, par niveau, jusqu’à la fin de l’année. Les cellules de moins de {{count}} personnes sont laissées de côté, les nombres sont arrondis vers le bas.',
    totals:
      'Personnes dont les zones recouvrent les terres, arrondies vers le bas par pas de {{count}}. Une personne peut nommer plusieurs activités.',
    people: 'Personnes qui ont dessiné ici',
    columns: {
      figure: 'Chiffre',
      group: 'Groupe',
      year: 'Jusqu’à la fin de',
      west: 'Ouest',
      south: 'Sud',
      east: 'Est',
      north: 'Nord',
      least: 'Personnes (au moins)',
      asOf: 'État au',
      counted: 'Ce qui est compté',
    },
    cell: 'Cellule de la carte des coups de cœur',
  },
}
