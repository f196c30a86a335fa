import type { place as en } from '../en/place.ts'
import type { Like } from '../like.ts'

export const place: Like<typeof en> = {
  title: 'Waar ligt ‘{{value}}’?',
  hint: 'Tik of klik op de plek op de kaart. Als iemand daar een gebied heeft getekend, kun je de vorm ervan gebruiken.',
  map: 'Kaart van {{title}}, om een plek te kiezen',
  pin: 'De gekozen plek',
  atCross: 'Hier, bij het kruis',
  useShape: 'De vorm van ‘{{title}}’ gebruiken',
  loadingShape: 'Vorm laden',
  tooLarge: 'Deze vorm heeft te veel punten. Kies een punt of een ander gebied.',
  point: 'Er is een punt gekozen.',
  shape: 'De vorm van ‘{{title}}’ is gekozen.',
  none: 'Nog geen plek gekozen.',
  done: 'Deze plek gebruiken',
}
