import type { audit as en } from '../en/audit.ts'
import type { Like } from '../like.ts'

export const audit: Like<typeof en> = {
  intro: 'Wie wat deed, en wanneer. Wat mensen schreven staat er niet in, en niets hier kan worden gewijzigd.',
  filter: 'Tonen',
  all: 'Alles',
  group: {
    people: 'Mensen',
    communities: 'Communities',
    content: 'Inhoud en rapportages',
    moderators: 'Moderatoren',
    messages: 'Berichten en e-mail',
    research: 'Onderzoek',
    site: 'Instellingen en onderhoud',
  },
  onePerson: 'Alleen wat één persoon betreft, wordt getoond.',
  loading: 'Het auditlogboek wordt geladen',
  none: 'Er is nog niets gedaan.',
  server: 'De server',
  changed: '{{before}} werd {{after}}',
  other: 'Iets anders: {{action}}',
  deleted: 'Verwijderd: {{kind}}',
  restored: 'Teruggezet: {{kind}}',
  kind: {
    thread: 'gesprek',
    comment: 'reactie',
    treasure: 'schat',
    poll: 'peiling',
    polis: 'Polis-gesprek',
    pledge: 'steunproject',
    meeting: 'bijeenkomst',
  },
  act: {
    account: {
      owner: 'Werd grondeigenaar',
      grantAdmin: 'Platformbeheerder gemaakt',
      revokeAdmin: 'Is geen platformbeheerder meer',
    },
    people: {
      read: 'Een account bekeken',
      owner: 'Grondeigenaar gemaakt',
      notOwner: 'Is geen grondeigenaar meer',
      tags: 'Labels gewijzigd',
      disabled: 'Een account uitgeschakeld',
      enabled: 'Een account ingeschakeld',
    },
    community: {
      add: 'Een community gestart',
      change: 'Een community bewerkt',
      correct: 'De omtrek van terrein verbeterd',
      delete: 'Een community verwijderd',
      restore: 'Een community teruggezet',
      claim: {
        approved: 'Terrein goedgekeurd',
        declined: 'Terrein afgewezen',
      },
      correction: {
        waiting: 'Om verbetering van een omtrek gevraagd',
        approved: 'Een verbeterde omtrek goedgekeurd',
        declined: 'Een verbeterde omtrek afgewezen',
        withdrawn: 'Een verbeterde omtrek ingetrokken',
      },
    },
    report: {
      dismissed: 'Wat gerapporteerd was, laten staan',
      reopened: 'Rapportages heropend',
    },
    story: {
      kept: 'Een gerapporteerd verhaal laten staan',
      hidden: 'Een verhaal verborgen',
      shown: 'Een verhaal weer getoond',
    },
    thread: {
      keepOnTop: 'Een gesprek bovenaan gezet of juist niet meer',
    },
    treasure: {
      hidePlace: 'Gewijzigd hoe precies een schat te zien is',
    },
    moderator: {
      added: 'Moderator gemaakt',
      removed: 'Is geen moderator meer',
      restored: 'Is weer moderator',
      refused: 'Een verzoek om moderator te worden afgewezen',
      reconsidered: 'Een verzoek om moderator te worden heropend',
    },
    message: {
      add: 'Een bericht aan leden gestuurd',
    },
    mailing: {
      send: 'Een e-mail naar veel mensen gestuurd',
      sendOne: 'Een e-mail naar één adres gestuurd',
      stop: 'Een e-mail naar veel mensen gestopt',
      test: 'Een testmail gestuurd',
    },
    campaign: {
      add: 'Een campagne toegevoegd',
      change: 'Een campagne gewijzigd',
      invite: 'Mensen uitgenodigd',
      link: 'Een link voor veel mensen gemaakt',
      endInvitations: 'Uitnodigingen beëindigd',
    },
    research: {
      make: 'Een onderzoeksexport gemaakt',
      remove: 'Een onderzoeksexport verwijderd',
    },
    setting: {
      change: 'Een instelling gewijzigd',
    },
    template: {
      change: 'Een e-mailsjabloon gewijzigd',
      reset: 'De ingebouwde tekst van een e-mailsjabloon teruggezet',
    },
    maintenance: {
      update: 'Ontbrekende instellingen toegevoegd',
      intersectAreas: 'Begonnen mensen lid te maken van communities',
      intersected: 'Klaar met mensen lid maken van communities',
      remind: 'De herinnering verstuurd',
    },
    announcement: {
      advert: 'Een advertentie opgeslagen',
      advertDeleted: 'Een advertentie verwijderd',
      notice: 'Een mededeling opgeslagen',
      noticeDeleted: 'Een mededeling verwijderd',
    },
    task: {
      add: 'Een taak toegevoegd',
      change: 'Een taak gewijzigd',
      remove: 'Een taak verwijderd',
    },
    polygon: {
      add: 'Een vorm toegevoegd',
      remove: 'Een vorm verwijderd',
    },
    error: {
      generated: 'Foutmelding getest',
    },
  },
}
