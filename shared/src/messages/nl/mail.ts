import type { mail as en } from '../en/mail.ts'
import type { Like } from '../like.ts'

export const mail: Like<typeof en> = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Gaat naar een grondeigenaar na het registreren',
    REGISTERED_WELCOME_FAN: 'Gaat naar een lid na het registreren',
    FORGOT_PASSWORD: 'Gaat naar iemand die het wachtwoord vergeten is',
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Welkom bij Fieldfare, {{name}}',
    body: 'Hallo {{name}},\n\nFijn dat je jouw grond op Fieldfare zet. Je eerste community staat er. Bevestig je e-mailadres, dan kunnen anderen haar zien:\n\n{{verifyUrl}}\n\nWie een gebied tekent dat jouw grond raakt, wordt vanzelf lid van je community. Je kunt met hen praten, hun iets vragen en vertellen wat je doet:\n\n{{siteUrl}}\n\nHeb je je niet geregistreerd? Dan hoef je niets te doen.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Welkom bij Fieldfare, {{name}}',
    body: 'Hallo {{name}},\n\nFijn dat je meedoet met Fieldfare. Bevestig je e-mailadres, dan kunnen anderen de plekken zien die je tekent:\n\n{{verifyUrl}}\n\nZet daarna de natuur waar je van houdt op de kaart:\n\n{{siteUrl}}\n\nHeb je je niet geregistreerd? Dan hoef je niets te doen.',
  },
  FORGOT_PASSWORD: {
    title: 'Een nieuw wachtwoord voor Fieldfare',
    body: 'Hallo {{name}},\n\nIemand, hopelijk jij, vroeg om een nieuw wachtwoord. Kies er hier een:\n\n{{resetUrl}}\n\nDe link werkt één keer, {{minutes}} minuten lang. Heb je er niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  newEmail: {
    title: 'Bevestig je nieuwe e-mailadres',
    body: 'Hallo {{name}},\n\nJe vroeg Fieldfare om voortaan dit adres te gebruiken. Bevestig het hier:\n\n{{verifyUrl}}\n\nTot die tijd gebruiken we je oude adres.',
  },
  oldEmail: {
    title: 'Je e-mailadres bij Fieldfare gaat veranderen',
    body: 'Hallo {{name}},\n\nVoor je account is een nieuw e-mailadres opgegeven: {{newEmail}}. We gebruiken het zodra het bevestigd is.\n\nWas jij dit niet? Log dan in en verander nu je wachtwoord:\n\n{{siteUrl}}',
  },
  leaving: {
    title: 'Je account bij Fieldfare stopt binnenkort',
    body: 'Hallo {{name}},\n\nJe hebt gevraagd je account te verwijderen. Dat gebeurt op {{date}}. Tot dan kun je inloggen en het houden:\n\n{{siteUrl}}\n\nWas jij dit niet? Log dan in, houd je account en verander je wachtwoord.',
  },
}
