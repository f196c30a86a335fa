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
    body: 'Hallo {{name}},\n\nFijn dat je je terrein op Fieldfare zet. Je eerste community staat klaar. Bevestig je e-mailadres, dan kunnen anderen de community zien:\n\n{{verifyUrl}}\n\nWie een gebied tekent dat je terrein raakt, wordt automatisch lid van je community. Je kunt met de leden praten, ze iets vragen en vertellen wat je doet:\n\n{{siteUrl}}\n\nHeb je je niet geregistreerd? Dan kun je deze mail negeren.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Welkom bij Fieldfare, {{name}}',
    body: 'Hallo {{name}},\n\nFijn dat je meedoet met Fieldfare. Bevestig je e-mailadres, dan kunnen anderen de gebieden zien die je tekent:\n\n{{verifyUrl}}\n\nZet daarna de natuur waar je van houdt op de kaart:\n\n{{siteUrl}}\n\nHeb je je niet geregistreerd? Dan kun je deze mail negeren.',
  },
  FORGOT_PASSWORD: {
    title: 'Een nieuw wachtwoord voor Fieldfare',
    body: 'Hallo {{name}},\n\nIemand, hopelijk jij, heeft een nieuw wachtwoord aangevraagd. Kies er hier een:\n\n{{resetUrl}}\n\nDe link werkt één keer en verloopt na {{minutes}} minuten. Heb je er niet om gevraagd? Dan kun je deze mail negeren: je wachtwoord blijft hetzelfde.',
  },
  newEmail: {
    title: 'Bevestig je nieuwe e-mailadres',
    body: 'Hallo {{name}},\n\nJe hebt Fieldfare gevraagd om voortaan dit adres te gebruiken. Bevestig het hier:\n\n{{verifyUrl}}\n\nTot die tijd gebruiken we je oude adres.',
  },
  oldEmail: {
    title: 'Je e-mailadres bij Fieldfare wordt gewijzigd',
    body: 'Hallo {{name}},\n\nVoor je account is een nieuw e-mailadres opgegeven: {{newEmail}}. We gebruiken het zodra het is bevestigd.\n\nWas jij dit niet? Log dan in en wijzig nu je wachtwoord:\n\n{{siteUrl}}',
  },
  leaving: {
    title: 'Je account bij Fieldfare wordt verwijderd',
    body: 'Hallo {{name}},\n\nJe hebt ons gevraagd je account te verwijderen. Dat gebeurt op {{date}}. Tot die tijd kun je inloggen om het te houden:\n\n{{siteUrl}}\n\nWas jij dit niet? Log dan in, houd je account en wijzig je wachtwoord.',
  },
}
