import type { audience as en } from '../en/audience.ts'
import type { Like } from '../like.ts'

export const audience: Like<typeof en> = {
  everyone: 'Das sehen alle',
  named: 'Das sehen alle bei dem, was du schreibst. Bei deinen Gebieten nur, wenn du es so wählst.',
  profile: 'Das sehen alle, wenn du dein Profil zeigst',
  owners: 'Die Eigentümer dieses Geländes lesen das mit deinem Namen, wenn du ihn zeigst. Sonst nur du.',
  ownersByName: 'Du und die Eigentümer dieses Geländes, mit deinem Namen',
  ownersNotYet:
    'Nur du, solange du deinen Namen nicht zeigst. Zeigst du ihn, lesen es auch die Eigentümer dieses Geländes.',
  roughly: 'Alle sehen das auf einen Kilometer genau; du, die Moderatoren und der Eigentümer sehen den genauen Ort',
  totals: 'Nur du. Die Eigentümer dieses Geländes sehen Summen von mindestens fünf Personen.',
  you: 'Das siehst nur du',
  admins: 'Das sehen nur du und die Admins der Plattform',
  nobody: 'Das kann niemand lesen, auch wir nicht',
}
