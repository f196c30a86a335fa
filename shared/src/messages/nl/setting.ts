import type { setting as en } from '../en/setting.ts'
import type { Like } from '../like.ts'

export const setting: Like<typeof en> = {
  scores: {
    intro: 'Hoeveel punten mensen verdienen met wat ze doen.',
    effect:
      'Een wijziging geldt vanaf nu. Punten die al zijn verdiend, blijven zoals ze zijn, en niemands score daalt.',
    area: 'Elk gebied dat iemand heeft, telt daarnaast voor één punt.',
    save: 'Opslaan',
    saveNamed: 'Opslaan: {{name}}',
    saved: 'Opgeslagen. {{name}}: {{number}}',
    fromNow: 'Nu is het {{before}}. Al verdiende punten blijven.',
    loading: 'Instellingen worden geladen',
  },
  score: {
    DRAW_AREA: 'Een gebied tekenen',
    ADD_VIRTUAL_FUNDING: 'Het natuurbudget verdelen',
    ADD_DISCUSSION_COMMENT: 'Een reactie in een gesprek',
    FUND_PLEDGE: 'Een toezegging aan een steunproject',
    SUBSCRIBE_INTERSECT: 'Lid worden van een community door een nieuw gebied',
  },
}
