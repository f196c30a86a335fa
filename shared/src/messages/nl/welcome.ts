import type { Like } from '../like.ts'
import type { welcome as en } from '../en/welcome.ts'

export const welcome: Like<typeof en> = {
  title: 'Teken de natuur waar je van houdt.',
  text: 'Zet je plekken op de kaart, vertel wat ze voor je betekenen en ontmoet de mensen die ervoor zorgen.',
  taken: 'Voor ‘{{page}}’ heb je een account nodig. Log in of registreer je, dan brengen we je erheen.',
  look: 'Rondkijken op de kaart',
  signInOrRegister: 'Inloggen of registreren',
  forgot: 'Wachtwoord vergeten?',
  owner: 'Heb of beheer je een terrein?',
  startCommunity: 'Community beginnen',
  manageLand: 'Ik beheer een terrein',
  time: 'Je plekken tekenen duurt ongeveer 5 tot 8 minuten.',
  mapLabel: 'Een kaart van plekken waar mensen van houden',
  rated: 'Cijfer: {{rating}}',
  invitedTitle: 'Je bent uitgenodigd om de natuur te tekenen waar je van houdt.',
  invitedText: 'Onderzoekers willen weten wat natuur mensen waard is. Jouw plekken en antwoorden helpen daarbij.',
  invitedTime: 'Het duurt ongeveer 5 tot 8 minuten.',
  invitedReward: 'Je verdient 10 euro na de eerste delen, en nog eens 5 euro na alle zes verzoeken om een toezegging.',
  takePart: 'Registreren en meedoen',
  goOn: 'Verder',
}
