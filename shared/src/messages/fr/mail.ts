import type { mail as en } from '../en/mail.ts'
import type { Like } from '../like.ts'

export const mail: Like<typeof en> = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Envoyé aux propriétaires après leur inscription',
    REGISTERED_WELCOME_FAN: 'Envoyé aux membres après leur inscription',
    FORGOT_PASSWORD: 'Envoyé aux personnes qui ont oublié leur mot de passe',
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Bienvenue sur Fieldfare, {{name}}',
    body: 'Bonjour {{name}},\n\nMerci d’inscrire vos terres sur Fieldfare. Votre première communauté est prête. Confirmez votre adresse e-mail pour que les autres puissent la voir :\n\n{{verifyUrl}}\n\nLes personnes qui dessinent une zone touchant vos terres rejoignent automatiquement votre communauté. Vous pouvez échanger avec elles, leur poser des questions et leur dire ce que vous faites :\n\n{{siteUrl}}\n\nVous ne vous êtes pas inscrit ? Vous pouvez ignorer cet e-mail.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Bienvenue sur Fieldfare, {{name}}',
    body: 'Bonjour {{name}},\n\nMerci de rejoindre Fieldfare. Confirmez votre adresse e-mail pour que les autres puissent voir les zones que vous dessinez :\n\n{{verifyUrl}}\n\nPlacez ensuite sur la carte la nature que vous aimez :\n\n{{siteUrl}}\n\nVous ne vous êtes pas inscrit ? Vous pouvez ignorer cet e-mail.',
  },
  FORGOT_PASSWORD: {
    title: 'Un nouveau mot de passe pour Fieldfare',
    body: 'Bonjour {{name}},\n\nQuelqu’un, vous sans doute, a demandé un nouveau mot de passe. Vous pouvez en choisir un ici :\n\n{{resetUrl}}\n\nLe lien fonctionne une fois et expire après {{minutes}} minutes. Vous n’avez rien demandé ? Vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  },
  newEmail: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Bonjour {{name}},\n\nVous avez demandé à Fieldfare d’utiliser désormais cette adresse. Confirmez-la ici :\n\n{{verifyUrl}}\n\nD’ici là, nous continuons d’utiliser l’ancienne.',
  },
  oldEmail: {
    title: 'Votre adresse e-mail pour Fieldfare va changer',
    body: 'Bonjour {{name}},\n\nUne nouvelle adresse e-mail a été indiquée pour votre compte : {{newEmail}}. Elle sera utilisée une fois confirmée.\n\nSi ce n’était pas vous, connectez-vous et modifiez tout de suite votre mot de passe :\n\n{{siteUrl}}',
  },
  leaving: {
    title: 'Votre compte Fieldfare sera supprimé',
    body: 'Bonjour {{name}},\n\nVous nous avez demandé de supprimer votre compte. Ce sera fait le {{date}}. D’ici là, vous pouvez vous connecter pour le garder :\n\n{{siteUrl}}\n\nSi ce n’était pas vous, connectez-vous, gardez votre compte et modifiez votre mot de passe.',
  },
}
