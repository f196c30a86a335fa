import type { Like } from '../like.ts'
import type { draw as en } from '../en/draw.ts'

export const draw: Like<typeof en> = {
  drop: 'Poser un point',
  dropAtCross: 'Poser un point sous la croix',
  putHere: 'Poser le point ici',
  deleteDot: 'Supprimer ce point',
  undo: 'Annuler',
  redo: 'Rétablir',
  close: 'Fermer la forme',
  closeAndGoOn: 'Fermer la forme et continuer',
  clear: 'Recommencer',
  closeFirst: 'Fermez la forme pour continuer',
  zoomIn: 'Zoomer pour dessiner',
  showWhere: 'Montrer où',
  kept: 'Enregistré sur ce téléphone',
  tools: 'Outils de dessin',
  dots_one: '{{amount}} point',
  dots_other: '{{amount}} points',
  noSize: 'Pas encore de surface',
  pitches_one: 'environ {{amount}} terrain de football',
  pitches_other: 'environ {{amount}} terrains de football',
  pitchesLess: 'plus petit qu’un terrain de football',
  announce: '{{dots}}, {{size}}',
  announceClosed: 'La forme est fermée. {{dots}}, {{size}}',
  keys: {
    title: 'Dessiner',
    click: { key: 'Clic', does: 'pose un point ; glissez un point pour le déplacer' },
    enter: { key: 'Entrée', does: 'pose un point sous la croix ; les flèches déplacent la carte, avec Maj un peu' },
    undo: { key: 'Ctrl Z', does: 'annule la dernière étape' },
    delete: { key: 'Suppr', does: 'ou un clic droit supprime un point' },
    escape: { key: 'Échap', does: 'arrête ; votre brouillon est enregistré' },
  },
  hint: {
    zoom: 'De si loin, un point couvrirait toute une ville.',
    start: {
      mouse: 'Cliquez pour poser le premier point et commencer à dessiner.',
      touch: 'Placez votre lieu sous la croix, puis posez un point pour commencer à dessiner.',
      keyboard: 'Placez votre lieu sous la croix avec les flèches. Entrée pose un point et commence le dessin.',
    },
    next: {
      mouse: 'Cliquez pour poser le point suivant au bord de votre lieu.',
      touch: 'Déplacez la carte, puis posez le point suivant.',
      keyboard: 'Continuez avec les flèches. Entrée pose le point suivant.',
    },
    closable: {
      mouse: 'Cliquez sur <dot>le premier point</dot> pour fermer la forme. Vous pourrez encore la modifier.',
      touch: 'Déplacez la carte, puis posez un point. Touchez <dot>le premier point</dot> pour fermer la forme.',
      keyboard: 'Entrée sur <dot>le premier point</dot> ferme la forme. Vous pourrez encore la modifier.',
    },
    selected: {
      mouse: 'Glissez ce point pour le déplacer, ou appuyez sur Suppr pour le supprimer.',
      touch: 'Glissez ce point, ou déplacez la carte et posez-le sous la croix.',
      keyboard:
        'Déplacez la carte et appuyez sur Entrée pour poser ce point sous la croix, ou sur Suppr pour le supprimer.',
    },
    done: {
      mouse:
        'Vous pouvez encore modifier votre zone : glissez un point pour le déplacer, ou un petit point pour en ajouter un.',
      touch:
        'Vous pouvez encore modifier votre zone : glissez un point pour le déplacer, ou un petit point pour en ajouter un.',
      keyboard:
        'Vous pouvez encore modifier votre zone : appuyez sur Entrée sur un point pour le déplacer, ou sur un petit point pour en ajouter un.',
    },
    crossing: 'La ligne se croise ici. Déplacez ce point.',
    hole: 'Une partie découpée de cette zone se trouve maintenant en dehors. Remettez ce point.',
    tooWide: 'C’est plus large que la moitié du monde. Dessinez-le plus petit.',
    empty: 'Cette forme n’a pas de surface. Dessinez-la un peu plus grande.',
    few: 'Une forme a besoin d’au moins trois points. Posez-en un autre.',
    full: 'Cette forme ne peut pas contenir plus de points.',
  },
}
