import type { Like } from '../like.ts'
import type { welcome as en } from '../en/welcome.ts'

export const welcome: Like<typeof en> = {
  title: 'Dessinez la nature que vous aimez.',
  text: 'Marquez-la sur la carte, dites ce qu’elle représente pour vous et rencontrez les personnes qui en prennent soin.',
  taken: 'Il faut un compte pour « {{page}} ». Connectez-vous ou inscrivez-vous, et nous vous y amènerons.',
  look: 'Parcourir la carte',
  signInOrRegister: 'Se connecter ou s’inscrire',
  forgot: 'Mot de passe oublié ?',
  owner: 'Vous possédez ou gérez des terres ?',
  startCommunity: 'Lancer une communauté',
  manageLand: 'Je gère des terres',
  time: 'Dessiner vos lieux prend environ 5 à 8 minutes.',
  mapLabel: 'Une carte de lieux que des gens aiment',
  rated: 'Note : {{rating}}',
  invitedTitle: 'Une invitation à dessiner la nature que vous aimez.',
  invitedText:
    'Des chercheurs veulent savoir ce que vaut la nature pour les gens. Vos lieux et vos réponses y contribuent.',
  invitedTime: 'Cela prend environ 5 à 8 minutes.',
  invitedReward:
    'Vous gagnez 10 euros après les premières parties, et 5 euros de plus après les six demandes de promesse.',
  takePart: 'S’inscrire et participer',
  goOn: 'Continuer',
}
