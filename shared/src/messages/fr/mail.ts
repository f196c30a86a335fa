import type { mail as en } from '../en/mail.ts'
import type { Like } from '../like.ts'

export const mail: Like<typeof en> = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Envoyé aux propriétaires après leur inscription',
    REGISTERED_WELCOME_FAN: 'Envoyé aux membres après leur inscription',
    FORGOT_PASSWORD: 'Envoyé aux personnes qui ont oublié leur mot de passe',
    MEETING_INVITED: 'Est envoyé aux membres d’une communauté quand une réunion est prévue',
    MEETING_SELECTED: 'Est envoyé aux personnes qui ont une place à une réunion, avec le lien et un fichier d’agenda',
    COMMUNITY_MESSAGE: 'Envoyé aux membres d’une communauté, avec un message de son propriétaire',
    REGISTER_REMINDER_HAS_AREAS_1:
      'Envoyé une fois, une semaine après l’inscription, aux membres qui ont dessiné moins de quatre zones',
    REGISTER_REMINDER_NO_AREAS_1:
      'Envoyé une fois, une semaine après l’inscription, aux membres qui n’ont encore dessiné aucune zone',
    ACCOUNT_KNOWN: 'Envoyé à une personne dont l’adresse a été inscrite une seconde fois',
    ADDRESS_CLAIMED: 'Envoyé à une personne dont un autre compte veut utiliser l’adresse',
    PASSWORD_CHANGED: 'Envoyé à une personne dont le mot de passe a été changé',
    NEW_EMAIL: 'Envoyé à une nouvelle adresse e-mail, pour la confirmer',
    OLD_EMAIL: 'Envoyé à l’ancienne adresse e-mail quand une nouvelle est indiquée',
    ACCOUNT_LEAVING: 'Envoyé à une personne qui a demandé la suppression de son compte',
    PLEDGED: 'Envoyé à une personne qui a fait une promesse qui continue',
    PLEDGED_ONCE: 'Envoyé à une personne qui a fait une promesse unique',
    PLEDGE_DUE: 'Envoyé deux semaines avant qu’une promesse continue',
    LAND_APPROVED: 'Envoyé à un propriétaire dont le contour corrigé est approuvé',
    LAND_DECLINED: 'Envoyé à un propriétaire dont le contour corrigé est refusé',
    MEETING_MISSED: 'Envoyé aux personnes qui n’ont pas été tirées au sort pour une réunion',
    MEETING_CHANGED: 'Envoyé quand l’heure et le lien d’une réunion ont changé',
    MEETING_TIME_CHANGED: 'Envoyé quand l’heure d’une réunion a changé',
    MEETING_LINK_CHANGED: 'Envoyé quand le lien d’une réunion a changé',
    MEETING_CANCELLED: 'Envoyé quand une réunion est annulée',
    MEETING_RESUMED: 'Envoyé quand une réunion annulée a finalement lieu',
    CALL_NOW: 'Envoyé aussitôt à une personne, pour une nouveauté',
    CALLS_NOW: 'Envoyé aussitôt à une personne, pour plusieurs nouveautés',
    WEEKLY:
      'Envoyé une fois par semaine, avec ce qui s’est passé autour des zones et dans les communautés d’une personne',
  },
  buttons: {
    verifyUrl: 'Confirmer l’adresse e-mail',
    resetUrl: 'Choisir un nouveau mot de passe',
    siteUrl: 'Ouvrir Fieldfare',
    forgotUrl: 'Choisir un nouveau mot de passe',
    mergeUrl: 'Le mettre dans mon compte',
    communityUrl: 'Ouvrir la communauté',
    meetingUrl: 'Voir la réunion',
    joinUrl: 'Ouvrir la réunion',
    messageUrl: 'Lire dans l’application',
    inboxUrl: 'Ouvrir ma boîte de réception',
    manageUrl: 'Modifier, mettre en pause ou mettre fin',
    projectUrl: 'Voir le projet de soutien',
    itemUrl: 'Voir',
    firstUrl: 'Voir',
    overviewUrl: 'Ouvrir mon aperçu',
    settingsUrl: 'Ouvrir mes réglages',
  },
  layout: {
    copy: 'Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :',
    footer: 'Cet e-mail concerne votre compte sur {{site}}.',
    listFooter: '{{from}} vous a envoyé ceci par {{site}}.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    support: 'Des questions ? Écrivez à',
  },
  mailbox: {
    title: 'Boîte aux lettres',
    intro: 'Cette installation n’a pas de serveur de messagerie. Chaque e-mail reste ici au lieu d’être envoyé.',
    empty: 'Pas encore d’e-mails. Un e-mail apparaît ici en quelques secondes.',
    back: 'Tous les e-mails',
    to: 'À',
    designed: 'Tel qu’on le voit',
    text: 'Texte brut',
    source: 'Source',
    gone: 'Cet e-mail n’est plus là.',
  },
  stop: {
    ask: 'Plus d’e-mails avec les messages des communautés ?',
    askText:
      'Vous lirez toujours les messages dans l’application. Les e-mails que ce site envoie à beaucoup de personnes s’arrêtent aussi. Les e-mails sur votre compte, comme pour un nouveau mot de passe, arrivent toujours.',
    submit: 'Arrêter ces e-mails',
    done: 'Vous ne recevrez plus ces e-mails',
    doneText:
      'Vous lisez toujours les messages des communautés dans l’application, et pouvez changer d’avis ici ou dans vos paramètres. Les e-mails sur votre compte arrivent toujours.',
    noneText:
      'Vous avez choisi de ne recevoir aucun message des communautés. Vous pouvez changer cela dans vos paramètres.',
    again: 'Envoyez-moi à nouveau ces e-mails',
    gone: 'Ce lien ne fonctionne plus',
    goneText: 'Le compte auquel il appartenait n’existe plus, ou le lien est incomplet.',
  },
  stopCalls: {
    weekly: {
      ask: 'Plus d’e-mail de la semaine ?',
      askText:
        'Dans l’application, vous verrez toujours ce qu’il y a de nouveau autour de vos zones et dans vos communautés. Les e-mails sur votre compte, comme pour un nouveau mot de passe, arrivent toujours.',
      done: 'Vous ne recevrez plus l’e-mail de la semaine',
      doneText: 'Vous pouvez changer d’avis ici ou dans vos réglages.',
    },
    now: {
      ask: 'Plus d’e-mails sur les nouveautés ?',
      askText:
        'Dans l’application, vous verrez toujours ce qu’il y a de nouveau. Rien ne change pour les messages des communautés et les e-mails sur votre compte.',
      done: 'Vous ne recevrez plus d’e-mails sur les nouveautés',
      doneText: 'Vous pouvez changer d’avis ici ou dans vos réglages.',
    },
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Bienvenue sur Fieldfare',
    body: 'Bonjour {{name}},\n\nMerci d’inscrire vos terres sur Fieldfare. Votre première communauté est prête. Confirmez votre adresse e-mail pour que les autres puissent la voir :\n\n{{verifyUrl}}\n\nLes personnes qui dessinent une zone touchant vos terres rejoignent automatiquement votre communauté. Vous pouvez échanger avec elles, leur poser des questions et leur dire ce que vous faites :\n\n{{siteUrl}}\n\nVous ne vous êtes pas inscrit ? Vous pouvez ignorer cet e-mail.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Bienvenue sur Fieldfare',
    body: 'Bonjour {{name}},\n\nMerci de rejoindre Fieldfare. Confirmez votre adresse e-mail pour que les autres puissent voir les zones que vous dessinez :\n\n{{verifyUrl}}\n\nPlacez ensuite sur la carte la nature que vous aimez :\n\n{{siteUrl}}\n\nVous ne vous êtes pas inscrit ? Vous pouvez ignorer cet e-mail.',
  },
  REGISTER_REMINDER_HAS_AREAS_1: {
    title: 'Vos lieux préférés vous attendent',
    body: 'Bonjour {{name}},\n\nVous avez dessiné vos premiers lieux sur Fieldfare. Avec quatre lieux, votre image est complète, et vous voyez qui tient à la même nature.\n\nCela prend quelques minutes :\n\n{{siteUrl}}',
  },
  REGISTER_REMINDER_NO_AREAS_1: {
    title: 'Quel lieu vous manquerait ?',
    body: 'Bonjour {{name}},\n\nVous avez rejoint Fieldfare il y a une semaine et n’avez pas encore dessiné de lieu. Pensez au lieu qui vous manquerait le plus et placez-le sur la carte. Pas besoin de savoir bien dessiner.\n\n{{siteUrl}}',
  },
  FORGOT_PASSWORD: {
    title: 'Un nouveau mot de passe pour Fieldfare',
    body: 'Bonjour {{name}},\n\nQuelqu’un, vous sans doute, a demandé un nouveau mot de passe. Vous pouvez en choisir un ici :\n\n{{resetUrl}}\n\nLe lien fonctionne une fois et expire après {{minutes}} minutes. Vous n’avez rien demandé ? Vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  },
  MEETING_INVITED: {
    title: 'Vous êtes invité : {{title}}',
    body: 'Bonjour {{name}},\n\n{{from}} vous invite à une réunion en ligne : {{title}}.\n\n{{when}}\n\n{{description}}\n\nDites-nous si vous pouvez venir :\n\n{{meetingUrl}}\n\nSi plus de gens veulent venir qu’il n’y a de places, nous tirons au sort. Avec cette empreinte, vous pourrez vérifier le tirage ensuite : {{commitment}}',
  },
  MEETING_SELECTED: {
    title: 'Vous avez une place : {{title}}',
    body: 'Bonjour {{name}},\n\nVous avez une place à la réunion en ligne {{title}} de {{from}}.\n\n{{when}}\n\nVoici le lien. Ne le transmettez pas :\n\n{{joinUrl}}\n\nLe fichier d’agenda est joint. Vous ne pouvez finalement pas venir ? Donnez votre place à quelqu’un d’autre :\n{{meetingUrl}}',
  },
  COMMUNITY_MESSAGE: {
    title: '{{from}} : {{title}}',
    body: 'Bonjour {{name}},\n\n{{body}}\n\n{{from}}\n\n{{messageUrl}}\n\nTous vos messages :\n{{inboxUrl}}',
  },
  someone: 'à vous',
  ACCOUNT_KNOWN: {
    title: 'Vous avez déjà un compte Fieldfare',
    body: 'Bonjour {{name}},\n\nQuelqu’un, vous sans doute, vient de s’inscrire sur Fieldfare avec cette adresse. Vous avez déjà un compte avec elle : connectez-vous avec votre mot de passe :\n\n{{siteUrl}}\n\nOublié ? Choisissez-en un nouveau ici :\n\n{{forgotUrl}}\n\nC’était vous, et vous avez déjà dessiné quelque chose ? Ouvrez ce lien pour le mettre dans votre compte :\n\n{{mergeUrl}}\n\nCe n’était pas vous ? Ignorez ce message : personne n’a rien vu ni changé chez vous.',
  },
  ADDRESS_CLAIMED: {
    title: 'Vous avez déjà un compte Fieldfare',
    body: 'Bonjour {{name}},\n\nQuelqu’un, vous sans doute, veut utiliser cette adresse pour un autre compte Fieldfare. Vous avez déjà un compte avec elle, donc rien ne change.\n\nPour l’utiliser ailleurs, donnez d’abord une autre adresse à ce compte :\n\n{{siteUrl}}\n\nCe n’était pas vous ? Ignorez ce message.',
  },
  PASSWORD_CHANGED: {
    title: 'Votre mot de passe Fieldfare a été changé',
    body: 'Bonjour {{name}},\n\nVotre mot de passe vient d’être changé, par quelqu’un qui était connecté et connaissait l’ancien. Tous les autres appareils ont été déconnectés.\n\nCe n’était pas vous ? Choisissez maintenant un nouveau mot de passe :\n\n{{forgotUrl}}',
  },
  NEW_EMAIL: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Bonjour {{name}},\n\nVous avez demandé à Fieldfare d’utiliser désormais cette adresse. Confirmez-la ici :\n\n{{verifyUrl}}\n\nD’ici là, nous continuons d’utiliser l’ancienne.',
  },
  OLD_EMAIL: {
    title: 'Votre adresse e-mail pour Fieldfare va changer',
    body: 'Bonjour {{name}},\n\nUne nouvelle adresse e-mail a été indiquée pour votre compte : {{newEmail}}. Elle sera utilisée une fois confirmée.\n\nSi ce n’était pas vous, connectez-vous et modifiez tout de suite votre mot de passe :\n\n{{siteUrl}}',
  },
  ACCOUNT_LEAVING: {
    title: 'Votre compte Fieldfare sera supprimé',
    body: 'Bonjour {{name}},\n\nVous nous avez demandé de supprimer votre compte. Ce sera fait le {{date}}. D’ici là, vous pouvez vous connecter pour le garder :\n\n{{siteUrl}}\n\nSi ce n’était pas vous, connectez-vous, gardez votre compte et modifiez votre mot de passe.',
  },
  PLEDGED: {
    title: 'Vous avez promis {{amount}}',
    body: 'Bonjour {{name}},\n\nVous avez promis {{amount}} pour « {{title}} » dans {{community}}. Cela continue jusqu’à ce que vous y mettiez fin ; la prochaine date est le {{date}}. C’est virtuel : rien n’est débité.\n\nIci, vous pouvez à tout moment la modifier, la mettre en pause ou y mettre fin, sans vous connecter :\n\n{{manageUrl}}\n\nCe lien est pour cette seule promesse. Toute personne qui a cet e-mail peut l’utiliser.\n\n{{projectUrl}}',
  },
  PLEDGED_ONCE: {
    title: 'Vous avez promis {{amount}}',
    body: 'Bonjour {{name}},\n\nVous avez promis {{amount}} pour « {{title}} » dans {{community}}. C’est virtuel : rien n’est débité.\n\nIci, vous pouvez à tout moment la modifier ou y mettre fin, sans vous connecter :\n\n{{manageUrl}}\n\nCe lien est pour cette seule promesse. Toute personne qui a cet e-mail peut l’utiliser.\n\n{{projectUrl}}',
  },
  PLEDGE_DUE: {
    title: 'Votre promesse pour « {{title}} » continue',
    body: 'Bonjour {{name}},\n\nLe {{date}}, votre promesse de {{amount}} pour « {{title}} » dans {{community}} continue. Vous n’avez rien à faire, et rien n’est débité.\n\nPréférez-vous la modifier, la mettre en pause ou y mettre fin ?\n\n{{manageUrl}}\n\n{{projectUrl}}',
  },
  LAND_APPROVED: {
    title: 'Le nouveau contour de {{title}} est approuvé',
    body: 'Bonjour {{name}},\n\nUn administrateur a approuvé le nouveau contour de {{title}}. Il est maintenant sur la carte, et les personnes dont une zone touche les nouvelles terres sont devenues membres :\n\n{{communityUrl}}',
  },
  LAND_DECLINED: {
    title: 'Le nouveau contour de {{title}} a été refusé',
    body: 'Bonjour {{name}},\n\nUn administrateur a regardé le nouveau contour de {{title}} et l’a refusé. La raison : {{reason}}\n\nL’ancien contour reste. Vous pouvez le corriger autrement :\n\n{{communityUrl}}',
  },
  MEETING_MISSED: {
    title: 'Les places ont été tirées au sort : {{title}}',
    body: 'Bonjour {{name}},\n\nPlus de gens voulaient venir à {{title}} qu’il n’y a de places. Vous n’avez pas été tiré au sort cette fois. Vous êtes sur la liste d’attente : si quelqu’un rend sa place et que c’est votre tour, vous recevrez le lien tout de suite.\n\nIci, vous voyez le tirage et pouvez le vérifier :\n\n{{meetingUrl}}',
  },
  MEETING_CHANGED: {
    title: 'Autre heure et autre lien : {{title}}',
    body: 'Bonjour {{name}},\n\nL’heure et le lien de {{title}} ont changé. La nouvelle heure :\n\n{{when}}\n\nLe nouveau lien :\n\n{{joinUrl}}\n\nLe nouveau fichier d’agenda est joint. Vous ne pouvez plus venir ? Donnez votre place à quelqu’un d’autre :\n{{meetingUrl}}',
  },
  MEETING_TIME_CHANGED: {
    title: 'Autre heure : {{title}}',
    body: 'Bonjour {{name}},\n\nL’heure de {{title}} a changé. La nouvelle heure :\n\n{{when}}\n\nLe lien est le même :\n\n{{joinUrl}}\n\nLe nouveau fichier d’agenda est joint. Vous ne pouvez plus venir ? Donnez votre place à quelqu’un d’autre :\n{{meetingUrl}}',
  },
  MEETING_LINK_CHANGED: {
    title: 'Autre lien : {{title}}',
    body: 'Bonjour {{name}},\n\nLe lien de {{title}} a changé. Le nouveau lien :\n\n{{joinUrl}}\n\nL’heure est la même :\n\n{{when}}\n\nLe nouveau fichier d’agenda est joint.\n{{meetingUrl}}',
  },
  MEETING_CANCELLED: {
    title: 'Annulée : {{title}}',
    body: 'Bonjour {{name}},\n\nLa réunion {{title}} de {{from}} a été annulée. Elle devait commencer le :\n\n{{when}}\n\nLa communauté est toujours là :\n\n{{communityUrl}}',
  },
  MEETING_RESUMED: {
    title: 'A finalement lieu : {{title}}',
    body: 'Bonjour {{name}},\n\nNous vous avions écrit que {{title}} était annulée. La réunion a finalement lieu :\n\n{{when}}\n\nTout sur la réunion :\n\n{{meetingUrl}}',
  },
  CALL_NOW: {
    title: '{{first}}',
    body: 'Bonjour {{name}},\n\n{{first}}\n\n{{firstUrl}}\n\nVous avez choisi de l’apprendre tout de suite. Vous pouvez modifier ce choix dans vos réglages :\n{{settingsUrl}}',
  },
  CALLS_NOW: {
    title: '{{count}} nouveautés pour vous',
    body: 'Bonjour {{name}},\n\nVoici du nouveau :\n\n{{lines}}\n\n{{overviewUrl}}\n\nVous avez choisi de l’apprendre tout de suite. Vous pouvez modifier ce choix dans vos réglages :\n{{settingsUrl}}',
  },
  WEEKLY: {
    title: 'Votre semaine dans la nature : {{first}}',
    body: 'Bonjour {{name}},\n\nVoici ce qui s’est passé autour de vos zones et dans vos communautés, et que vous n’avez pas encore vu :\n\n{{lines}}\n\n{{overviewUrl}}\n\nVous choisissez le contenu de cet e-mail dans vos réglages :\n{{settingsUrl}}',
  },
}
