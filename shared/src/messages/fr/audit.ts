import type { audit as en } from '../en/audit.ts'
import type { Like } from '../like.ts'

export const audit: Like<typeof en> = {
  intro: 'Qui a fait quoi, et quand. Les mots des personnes n’y figurent pas, et rien ici ne peut être modifié.',
  filter: 'Afficher',
  all: 'Tout',
  group: {
    people: 'Personnes',
    communities: 'Communautés',
    content: 'Contenus et signalements',
    moderators: 'Modérateurs',
    messages: 'Messages et e-mails',
    research: 'Recherche',
    site: 'Réglages et maintenance',
  },
  onePerson: 'Seul ce qui concerne une personne est affiché.',
  loading: 'Chargement du journal d’audit',
  none: 'Rien n’a encore été fait.',
  server: 'Le serveur',
  changed: '{{before}} est devenu {{after}}',
  other: 'Autre acte : {{action}}',
  deleted: 'Suppression : {{kind}}',
  restored: 'Restauration : {{kind}}',
  kind: {
    thread: 'discussion',
    comment: 'commentaire',
    treasure: 'trésor',
    poll: 'sondage',
    polis: 'conversation Polis',
    pledge: 'projet de soutien',
    meeting: 'réunion',
  },
  act: {
    account: {
      owner: 'Est devenu propriétaire',
      grantAdmin: 'Nommé administrateur',
      revokeAdmin: 'N’est plus administrateur',
    },
    people: {
      read: 'A consulté un compte',
      owner: 'Nommé propriétaire',
      notOwner: 'N’est plus propriétaire',
      tags: 'Étiquettes modifiées',
      disabled: 'Compte désactivé',
      enabled: 'Compte réactivé',
    },
    community: {
      add: 'Communauté créée',
      change: 'Communauté modifiée',
      correct: 'Contour de terres corrigé',
      delete: 'Communauté supprimée',
      restore: 'Communauté restaurée',
      claim: {
        approved: 'Terres approuvées',
        declined: 'Terres refusées',
      },
      correction: {
        waiting: 'Correction de contour demandée',
        approved: 'Contour corrigé approuvé',
        declined: 'Contour corrigé refusé',
        withdrawn: 'Contour corrigé retiré',
      },
    },
    report: {
      dismissed: 'Contenu signalé gardé',
      reopened: 'Signalements rouverts',
    },
    story: {
      kept: 'Récit signalé gardé',
      hidden: 'Récit caché',
      shown: 'Récit de nouveau affiché',
    },
    thread: {
      keepOnTop: 'Discussion placée en haut, ou non',
    },
    treasure: {
      hidePlace: 'Précision du lieu d’un trésor modifiée',
    },
    moderator: {
      added: 'Nommé modérateur',
      removed: 'N’est plus modérateur',
      restored: 'De nouveau modérateur',
      refused: 'Demande de modération refusée',
      reconsidered: 'Demande de modération rouverte',
    },
    message: {
      add: 'Message envoyé aux membres',
    },
    mailing: {
      send: 'E-mail envoyé à de nombreuses personnes',
      sendOne: 'E-mail envoyé à une adresse',
      stop: 'Envoi à de nombreuses personnes arrêté',
      test: 'E-mail de test envoyé',
    },
    campaign: {
      add: 'Campagne ajoutée',
      change: 'Campagne modifiée',
      invite: 'Personnes invitées',
      link: 'Lien pour plusieurs personnes créé',
      endInvitations: 'Invitations closes',
    },
    research: {
      make: 'Export de recherche créé',
      remove: 'Export de recherche supprimé',
    },
    setting: {
      change: 'Réglage modifié',
    },
    template: {
      change: 'Modèle d’e-mail modifié',
      reset: 'Texte d’origine d’un modèle d’e-mail rétabli',
    },
    maintenance: {
      update: 'Réglages manquants ajoutés',
      intersectAreas: 'Rattachement aux communautés lancé',
      intersected: 'Rattachement aux communautés terminé',
      remind: 'Rappel envoyé',
    },
    announcement: {
      advert: 'Annonce enregistrée',
      advertDeleted: 'Annonce supprimée',
      notice: 'Avis enregistré',
      noticeDeleted: 'Avis supprimé',
    },
    task: {
      add: 'Tâche ajoutée',
      change: 'Tâche modifiée',
      remove: 'Tâche retirée',
    },
    polygon: {
      add: 'Forme ajoutée',
      remove: 'Forme retirée',
    },
    error: {
      generated: 'Rapport d’erreur testé',
    },
  },
}
