import type { audit as en } from '../en/audit.ts'
import type { Like } from '../like.ts'

export const audit: Like<typeof en> = {
  intro:
    'Wer was wann getan hat. Was Menschen geschrieben haben, steht nicht darin, und nichts hier lässt sich ändern.',
  filter: 'Anzeigen',
  all: 'Alles',
  group: {
    people: 'Menschen',
    communities: 'Communitys',
    content: 'Inhalte und Meldungen',
    moderators: 'Moderatoren',
    messages: 'Nachrichten und E-Mail',
    research: 'Forschung',
    site: 'Einstellungen und Wartung',
  },
  onePerson: 'Es wird nur gezeigt, was eine Person betrifft.',
  loading: 'Das Prüfprotokoll wird geladen',
  none: 'Noch ist nichts geschehen.',
  server: 'Der Server',
  changed: 'Aus {{before}} wurde {{after}}',
  other: 'Etwas anderes: {{action}}',
  deleted: 'Gelöscht: {{kind}}',
  restored: 'Wiederhergestellt: {{kind}}',
  kind: {
    thread: 'Gespräch',
    comment: 'Kommentar',
    treasure: 'Schatz',
    poll: 'Umfrage',
    polis: 'Polis-Gespräch',
    pledge: 'Förderprojekt',
    meeting: 'Treffen',
  },
  act: {
    account: {
      owner: 'Wurde Grundeigentümer',
      grantAdmin: 'Zum Admin gemacht',
      revokeAdmin: 'Ist kein Admin mehr',
    },
    people: {
      read: 'Ein Konto angesehen',
      owner: 'Zum Grundeigentümer gemacht',
      notOwner: 'Ist nicht mehr Grundeigentümer',
      tags: 'Markierungen geändert',
      disabled: 'Ein Konto gesperrt',
      enabled: 'Ein Konto freigegeben',
    },
    community: {
      add: 'Eine Community gegründet',
      change: 'Eine Community bearbeitet',
      correct: 'Den Umriss von Gelände berichtigt',
      delete: 'Eine Community gelöscht',
      restore: 'Eine Community wiederhergestellt',
      claim: {
        approved: 'Gelände genehmigt',
        declined: 'Gelände abgelehnt',
      },
      correction: {
        waiting: 'Um Berichtigung eines Umrisses gebeten',
        approved: 'Einen berichtigten Umriss genehmigt',
        declined: 'Einen berichtigten Umriss abgelehnt',
        withdrawn: 'Einen berichtigten Umriss zurückgezogen',
      },
    },
    report: {
      dismissed: 'Gemeldetes behalten',
      reopened: 'Meldungen wieder geöffnet',
    },
    story: {
      kept: 'Eine gemeldete Geschichte behalten',
      hidden: 'Eine Geschichte verborgen',
      shown: 'Eine Geschichte wieder gezeigt',
    },
    thread: {
      keepOnTop: 'Ein Gespräch oben angeheftet oder gelöst',
    },
    treasure: {
      hidePlace: 'Geändert, wie genau ein Schatz zu sehen ist',
    },
    moderator: {
      added: 'Zum Moderator gemacht',
      removed: 'Ist kein Moderator mehr',
      restored: 'Ist wieder Moderator',
      refused: 'Eine Anfrage als Moderator abgelehnt',
      reconsidered: 'Eine Anfrage als Moderator wieder geöffnet',
    },
    message: {
      add: 'Mitgliedern eine Nachricht geschickt',
    },
    mailing: {
      send: 'Eine E-Mail an viele Menschen gesendet',
      sendOne: 'Eine E-Mail an eine Adresse gesendet',
      stop: 'Eine E-Mail an viele Menschen gestoppt',
      test: 'Eine Test-E-Mail gesendet',
    },
    campaign: {
      add: 'Eine Kampagne hinzugefügt',
      change: 'Eine Kampagne geändert',
      invite: 'Menschen eingeladen',
      link: 'Einen Link für viele Menschen erstellt',
      endInvitations: 'Einladungen beendet',
    },
    research: {
      make: 'Einen Forschungsexport erstellt',
      remove: 'Einen Forschungsexport gelöscht',
    },
    setting: {
      change: 'Eine Einstellung geändert',
    },
    template: {
      change: 'Eine E-Mail-Vorlage geändert',
      reset: 'Den eingebauten Text einer E-Mail-Vorlage wiederhergestellt',
    },
    maintenance: {
      update: 'Fehlende Einstellungen hinzugefügt',
      intersectAreas: 'Begonnen, Menschen Communitys zuzuordnen',
      intersected: 'Menschen sind Communitys zugeordnet',
      remind: 'Die Erinnerung gesendet',
    },
    announcement: {
      advert: 'Eine Anzeige gespeichert',
      advertDeleted: 'Eine Anzeige gelöscht',
      notice: 'Einen Hinweis gespeichert',
      noticeDeleted: 'Einen Hinweis gelöscht',
    },
    task: {
      add: 'Eine Aufgabe hinzugefügt',
      change: 'Eine Aufgabe geändert',
      remove: 'Eine Aufgabe entfernt',
    },
    polygon: {
      add: 'Eine Form hinzugefügt',
      remove: 'Eine Form entfernt',
    },
    error: {
      generated: 'Fehlerbericht getestet',
    },
  },
}
