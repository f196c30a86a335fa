import type { setting as en } from '../en/setting.ts'
import type { Like } from '../like.ts'

export const setting: Like<typeof en> = {
  scores: {
    intro: 'Wie viele Punkte Menschen für das bekommen, was sie tun.',
    effect: 'Eine Änderung gilt ab jetzt. Schon verdiente Punkte bleiben, wie sie sind, und kein Punktestand sinkt.',
    area: 'Jedes Gebiet, das jemand hat, zählt daneben einen Punkt.',
    save: 'Speichern',
    saveNamed: 'Speichern: {{name}}',
    saved: 'Gespeichert. {{name}}: {{number}}',
    fromNow: 'Jetzt sind es {{before}}. Verdiente Punkte bleiben.',
    loading: 'Einstellungen werden geladen',
  },
  score: {
    DRAW_AREA: 'Ein Gebiet zeichnen',
    ADD_VIRTUAL_FUNDING: 'Das Naturbudget verteilen',
    ADD_DISCUSSION_COMMENT: 'Ein Kommentar in einem Gespräch',
    FUND_PLEDGE: 'Eine Zusage für ein Förderprojekt',
    SUBSCRIBE_INTERSECT: 'Einer Community durch ein neues Gebiet beitreten',
  },
}
