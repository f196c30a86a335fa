import type { mail as en } from '../en/mail.ts'
import type { Like } from '../like.ts'

export const mail: Like<typeof en> = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Gaat naar een grondeigenaar na het registreren',
    REGISTERED_WELCOME_FAN: 'Gaat naar een lid na het registreren',
    FORGOT_PASSWORD: 'Gaat naar iemand die het wachtwoord vergeten is',
    MEETING_INVITED: 'Gaat naar de leden van een community als er een bijeenkomst is gepland',
    MEETING_SELECTED: 'Gaat naar wie een plek heeft bij een bijeenkomst, met de link en een agendabestand',
    COMMUNITY_MESSAGE: 'Gaat naar de leden van een community, met een bericht van de eigenaar',
    REGISTER_REMINDER_HAS_AREAS_1:
      'Eén keer, een week na het registreren, naar leden die nog geen vier gebieden hebben getekend',
    REGISTER_REMINDER_NO_AREAS_1:
      'Eén keer, een week na het registreren, naar leden die nog geen gebied hebben getekend',
    ACCOUNT_KNOWN: 'Gaat naar iemand met wiens adres opnieuw is geregistreerd',
    ADDRESS_CLAIMED: 'Gaat naar iemand wiens adres een ander account wil gebruiken',
    PASSWORD_CHANGED: 'Gaat naar iemand wiens wachtwoord is gewijzigd',
    NEW_EMAIL: 'Gaat naar een nieuw e-mailadres, om het te bevestigen',
    OLD_EMAIL: 'Gaat naar het oude e-mailadres, als er een nieuw is ingevuld',
    ACCOUNT_LEAVING: 'Gaat naar iemand die heeft gevraagd het account te verwijderen',
    PLEDGED: 'Gaat naar iemand die iets heeft toegezegd dat doorloopt',
    PLEDGED_ONCE: 'Gaat naar iemand die één keer iets heeft toegezegd',
    PLEDGE_DUE: 'Gaat uit twee weken voordat een toezegging doorloopt',
    LAND_APPROVED: 'Gaat naar een eigenaar wiens gecorrigeerde omtrek is goedgekeurd',
    LAND_DECLINED: 'Gaat naar een eigenaar wiens gecorrigeerde omtrek is afgewezen',
    MEETING_MISSED: 'Gaat naar wie niet is ingeloot voor een bijeenkomst',
    MEETING_CHANGED: 'Gaat uit als de tijd en de link van een bijeenkomst zijn gewijzigd',
    MEETING_TIME_CHANGED: 'Gaat uit als de tijd van een bijeenkomst is gewijzigd',
    MEETING_LINK_CHANGED: 'Gaat uit als de link van een bijeenkomst is gewijzigd',
    MEETING_CANCELLED: 'Gaat uit als een bijeenkomst is afgelast',
    MEETING_RESUMED: 'Gaat uit als een afgelaste bijeenkomst toch doorgaat',
    CALL_NOW: 'Gaat meteen naar iemand, over één nieuw bericht',
    CALLS_NOW: 'Gaat meteen naar iemand, over meer nieuwe berichten',
    WEEKLY: 'Gaat eens per week uit, met wat er rond iemands gebieden en in diens community’s gebeurde',
  },
  buttons: {
    verifyUrl: 'E-mailadres bevestigen',
    resetUrl: 'Nieuw wachtwoord kiezen',
    siteUrl: 'Fieldfare openen',
    forgotUrl: 'Nieuw wachtwoord kiezen',
    mergeUrl: 'In mijn account zetten',
    communityUrl: 'Community openen',
    meetingUrl: 'Bijeenkomst bekijken',
    joinUrl: 'Naar de bijeenkomst',
    messageUrl: 'Lezen in de app',
    inboxUrl: 'Mijn postvak openen',
    manageUrl: 'Wijzigen, pauzeren of stoppen',
    projectUrl: 'Steunproject bekijken',
    itemUrl: 'Bekijken',
    firstUrl: 'Bekijken',
    overviewUrl: 'Mijn overzicht openen',
    settingsUrl: 'Mijn instellingen openen',
  },
  layout: {
    copy: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    footer: 'Deze mail gaat over je account bij {{site}}.',
    listFooter: '{{from}} stuurde je dit via {{site}}.',
    unsubscribe: 'Deze mails niet meer ontvangen',
    support: 'Vragen? Schrijf naar',
  },
  mailbox: {
    title: 'Mailbox',
    intro: 'Deze installatie heeft geen mailserver. Elke mail blijft hier staan en wordt niet verstuurd.',
    empty: 'Nog geen mails. Een mail staat hier binnen enkele seconden.',
    back: 'Alle mails',
    to: 'Aan',
    designed: 'Zoals mensen hem zien',
    text: 'Platte tekst',
    source: 'Bron',
    gone: 'Deze mail is er niet meer.',
  },
  stop: {
    ask: 'Geen mails meer met berichten van communities?',
    askText:
      'Je leest de berichten nog wel in de app. Mails die deze site aan veel mensen stuurt, stoppen dan ook. Mails over je account, zoals voor een nieuw wachtwoord, komen altijd.',
    submit: 'Deze mails stoppen',
    done: 'Je krijgt deze mails niet meer',
    doneText:
      'Berichten van communities lees je nog in de app. Je kunt dit hier of bij je instellingen weer wijzigen. Mails over je account blijven komen.',
    noneText:
      'Je hebt gekozen om helemaal geen berichten van communities te krijgen. Je kunt dat bij je instellingen wijzigen.',
    again: 'Stuur me deze mails weer',
    gone: 'Deze link werkt niet meer',
    goneText: 'Het account waar hij bij hoorde bestaat niet meer, of de link is niet compleet.',
  },
  stopCalls: {
    weekly: {
      ask: 'Geen weekmail meer?',
      askText:
        'In de app zie je nog steeds wat er nieuw is rond jouw gebieden en in je communities. Mails over je account, zoals voor een nieuw wachtwoord, komen altijd.',
      done: 'Je krijgt geen weekmail meer',
      doneText: 'Bedenk je je, dan kan dat hier of in je instellingen.',
    },
    now: {
      ask: 'Geen mails meer over wat nieuw is?',
      askText:
        'In de app zie je nog steeds wat er nieuw is. Voor berichten van communities en mails over je account verandert er niets.',
      done: 'Je krijgt geen mails meer over wat nieuw is',
      doneText: 'Bedenk je je, dan kan dat hier of in je instellingen.',
    },
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Welkom bij Fieldfare',
    body: 'Hallo {{name}},\n\nFijn dat je je terrein op Fieldfare zet. Je eerste community staat klaar. Bevestig je e-mailadres, dan kunnen anderen de community zien:\n\n{{verifyUrl}}\n\nWie een gebied tekent dat je terrein raakt, wordt automatisch lid van je community. Je kunt met de leden praten, ze iets vragen en vertellen wat je doet:\n\n{{siteUrl}}\n\nHeb je je niet geregistreerd? Dan kun je deze mail negeren.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Welkom bij Fieldfare',
    body: 'Hallo {{name}},\n\nFijn dat je meedoet met Fieldfare. Bevestig je e-mailadres, dan kunnen anderen de gebieden zien die je tekent:\n\n{{verifyUrl}}\n\nZet daarna de natuur waar je van houdt op de kaart:\n\n{{siteUrl}}\n\nHeb je je niet geregistreerd? Dan kun je deze mail negeren.',
  },
  REGISTER_REMINDER_HAS_AREAS_1: {
    title: 'Je lievelingsplekken wachten op je',
    body: 'Hallo {{name}},\n\nJe hebt je eerste plekken op Fieldfare getekend. Met vier plekken is je beeld compleet, en zie je wie nog meer van dezelfde natuur houdt.\n\nHet kost een paar minuten:\n\n{{siteUrl}}',
  },
  REGISTER_REMINDER_NO_AREAS_1: {
    title: 'Welke plek zou je missen?',
    body: 'Hallo {{name}},\n\nEen week geleden ben je bij Fieldfare gekomen, en je hebt nog geen plek getekend. Denk aan de plek die je het meest zou missen, en zet die op de kaart. Je hoeft niet goed te kunnen tekenen.\n\n{{siteUrl}}',
  },
  FORGOT_PASSWORD: {
    title: 'Een nieuw wachtwoord voor Fieldfare',
    body: 'Hallo {{name}},\n\nIemand, hopelijk jij, heeft een nieuw wachtwoord aangevraagd. Kies er hier een:\n\n{{resetUrl}}\n\nDe link werkt één keer en verloopt na {{minutes}} minuten. Heb je er niet om gevraagd? Dan kun je deze mail negeren: je wachtwoord blijft hetzelfde.',
  },
  MEETING_INVITED: {
    title: 'Je bent uitgenodigd: {{title}}',
    body: 'Hallo {{name}},\n\n{{from}} nodigt je uit voor een online bijeenkomst: {{title}}.\n\n{{when}}\n\n{{description}}\n\nLaat weten of je kunt komen:\n\n{{meetingUrl}}\n\nWillen er meer mensen komen dan er plekken zijn, dan loten we. Met deze vingerafdruk kun je de loting achteraf controleren: {{commitment}}',
  },
  MEETING_SELECTED: {
    title: 'Je hebt een plek: {{title}}',
    body: 'Hallo {{name}},\n\nJe hebt een plek bij de online bijeenkomst {{title}} van {{from}}.\n\n{{when}}\n\nDit is de link. Geef hem niet door:\n\n{{joinUrl}}\n\nHet agendabestand zit bij deze mail. Kun je toch niet? Geef je plek dan aan iemand anders:\n{{meetingUrl}}',
  },
  COMMUNITY_MESSAGE: {
    title: '{{from}}: {{title}}',
    body: 'Hallo {{name}},\n\n{{body}}\n\n{{from}}\n\n{{messageUrl}}\n\nAl je berichten:\n{{inboxUrl}}',
  },
  someone: 'daar',
  ACCOUNT_KNOWN: {
    title: 'Je hebt al een account bij Fieldfare',
    body: 'Hallo {{name}},\n\nIemand, hopelijk jij, heeft zich net met dit adres bij Fieldfare geregistreerd. Je hebt er al een account mee, dus je kunt inloggen met het wachtwoord dat je hebt:\n\n{{siteUrl}}\n\nVergeten? Kies hier een nieuw:\n\n{{forgotUrl}}\n\nWas jij het, en heb je al iets getekend? Open deze link om het in je account te zetten:\n\n{{mergeUrl}}\n\nWas jij het niet? Dan kun je deze mail negeren: niemand heeft iets van jou gezien of gewijzigd.',
  },
  ADDRESS_CLAIMED: {
    title: 'Je hebt al een account bij Fieldfare',
    body: 'Hallo {{name}},\n\nIemand, hopelijk jij, wil dit adres voor een ander account bij Fieldfare gebruiken. Je hebt er al een account mee, dus er verandert niets.\n\nWil je het adres ergens anders gebruiken, geef dit account dan eerst een ander:\n\n{{siteUrl}}\n\nWas jij het niet? Dan kun je deze mail negeren.',
  },
  PASSWORD_CHANGED: {
    title: 'Je wachtwoord bij Fieldfare is gewijzigd',
    body: 'Hallo {{name}},\n\nJe wachtwoord is net gewijzigd, door iemand die ingelogd was en het oude kende. Alle andere apparaten zijn uitgelogd.\n\nWas jij dit niet? Kies dan nu een nieuw wachtwoord:\n\n{{forgotUrl}}',
  },
  NEW_EMAIL: {
    title: 'Bevestig je nieuwe e-mailadres',
    body: 'Hallo {{name}},\n\nJe hebt Fieldfare gevraagd om voortaan dit adres te gebruiken. Bevestig het hier:\n\n{{verifyUrl}}\n\nTot die tijd gebruiken we je oude adres.',
  },
  OLD_EMAIL: {
    title: 'Je e-mailadres bij Fieldfare wordt gewijzigd',
    body: 'Hallo {{name}},\n\nVoor je account is een nieuw e-mailadres opgegeven: {{newEmail}}. We gebruiken het zodra het is bevestigd.\n\nWas jij dit niet? Log dan in en wijzig nu je wachtwoord:\n\n{{siteUrl}}',
  },
  ACCOUNT_LEAVING: {
    title: 'Je account bij Fieldfare wordt verwijderd',
    body: 'Hallo {{name}},\n\nJe hebt ons gevraagd je account te verwijderen. Dat gebeurt op {{date}}. Tot die tijd kun je inloggen om het te houden:\n\n{{siteUrl}}\n\nWas jij dit niet? Log dan in, houd je account en wijzig je wachtwoord.',
  },
  PLEDGED: {
    title: 'Je hebt {{amount}} toegezegd',
    body: 'Hallo {{name}},\n\nJe hebt {{amount}} toegezegd voor ‘{{title}}’ in {{community}}. Het gaat door tot je het stopt; de volgende datum is {{date}}. Het is virtueel: er wordt niets afgeschreven.\n\nHier kun je het altijd wijzigen, pauzeren of stoppen, zonder in te loggen:\n\n{{manageUrl}}\n\nDeze link is voor deze ene toezegging. Iedereen die deze mail heeft, kan hem gebruiken.\n\n{{projectUrl}}',
  },
  PLEDGED_ONCE: {
    title: 'Je hebt {{amount}} toegezegd',
    body: 'Hallo {{name}},\n\nJe hebt {{amount}} toegezegd voor ‘{{title}}’ in {{community}}. Het is virtueel: er wordt niets afgeschreven.\n\nHier kun je het altijd wijzigen of stoppen, zonder in te loggen:\n\n{{manageUrl}}\n\nDeze link is voor deze ene toezegging. Iedereen die deze mail heeft, kan hem gebruiken.\n\n{{projectUrl}}',
  },
  PLEDGE_DUE: {
    title: 'Je toezegging voor ‘{{title}}’ gaat door',
    body: 'Hallo {{name}},\n\nOp {{date}} gaat je toezegging van {{amount}} voor ‘{{title}}’ in {{community}} door. Je hoeft niets te doen, en er wordt niets afgeschreven.\n\nWil je haar liever wijzigen, pauzeren of stoppen?\n\n{{manageUrl}}\n\n{{projectUrl}}',
  },
  LAND_APPROVED: {
    title: 'De nieuwe omtrek van {{title}} is goedgekeurd',
    body: 'Hallo {{name}},\n\nEen platformbeheerder heeft de nieuwe omtrek van {{title}} goedgekeurd. Hij staat nu op de kaart, en de mensen van wie een gebied het nieuwe terrein raakt, zijn lid geworden:\n\n{{communityUrl}}',
  },
  LAND_DECLINED: {
    title: 'De nieuwe omtrek van {{title}} is afgewezen',
    body: 'Hallo {{name}},\n\nEen platformbeheerder heeft naar de nieuwe omtrek van {{title}} gekeken en hem afgewezen. De reden: {{reason}}\n\nDe oude omtrek blijft. Je kunt hem anders verbeteren:\n\n{{communityUrl}}',
  },
  MEETING_MISSED: {
    title: 'De plekken zijn verloot: {{title}}',
    body: 'Hallo {{name}},\n\nEr wilden meer mensen naar {{title}} komen dan er plekken zijn. Je bent deze keer niet ingeloot. Je staat op de reservelijst: geeft iemand een plek terug en ben jij aan de beurt, dan krijg je meteen de link.\n\nHier zie je de loting en kun je die controleren:\n\n{{meetingUrl}}',
  },
  MEETING_CHANGED: {
    title: 'Andere tijd en link: {{title}}',
    body: 'Hallo {{name}},\n\nDe tijd en de link van {{title}} zijn gewijzigd. De nieuwe tijd:\n\n{{when}}\n\nDe nieuwe link:\n\n{{joinUrl}}\n\nHet nieuwe agendabestand zit bij deze mail. Kun je nu niet? Geef je plek dan aan iemand anders:\n{{meetingUrl}}',
  },
  MEETING_TIME_CHANGED: {
    title: 'Andere tijd: {{title}}',
    body: 'Hallo {{name}},\n\nDe tijd van {{title}} is gewijzigd. De nieuwe tijd:\n\n{{when}}\n\nDe link is hetzelfde:\n\n{{joinUrl}}\n\nHet nieuwe agendabestand zit bij deze mail. Kun je nu niet? Geef je plek dan aan iemand anders:\n{{meetingUrl}}',
  },
  MEETING_LINK_CHANGED: {
    title: 'Andere link: {{title}}',
    body: 'Hallo {{name}},\n\nDe link van {{title}} is gewijzigd. De nieuwe link:\n\n{{joinUrl}}\n\nDe tijd is hetzelfde:\n\n{{when}}\n\nHet nieuwe agendabestand zit bij deze mail.\n{{meetingUrl}}',
  },
  MEETING_CANCELLED: {
    title: 'Afgelast: {{title}}',
    body: 'Hallo {{name}},\n\nDe bijeenkomst {{title}} van {{from}} is afgelast. Die zou beginnen op:\n\n{{when}}\n\nDe community is er nog:\n\n{{communityUrl}}',
  },
  MEETING_RESUMED: {
    title: 'Gaat toch door: {{title}}',
    body: 'Hallo {{name}},\n\nWe schreven je dat {{title}} was afgelast. De bijeenkomst gaat toch door:\n\n{{when}}\n\nAlles erover:\n\n{{meetingUrl}}',
  },
  CALL_NOW: {
    title: '{{first}}',
    body: 'Hallo {{name}},\n\n{{first}}\n\n{{firstUrl}}\n\nJe koos ervoor dit meteen te weten. Dat kun je wijzigen in je instellingen:\n{{settingsUrl}}',
  },
  CALLS_NOW: {
    title: '{{count}} nieuwe dingen voor je',
    body: 'Hallo {{name}},\n\nDit is nieuw:\n\n{{lines}}\n\n{{overviewUrl}}\n\nJe koos ervoor dit meteen te weten. Dat kun je wijzigen in je instellingen:\n{{settingsUrl}}',
  },
  WEEKLY: {
    title: 'Jouw week in de natuur: {{first}}',
    body: 'Hallo {{name}},\n\nDit gebeurde rond jouw gebieden en in je communities, en je hebt het nog niet gezien:\n\n{{lines}}\n\n{{overviewUrl}}\n\nWat er in deze weekmail komt, kies je in je instellingen:\n{{settingsUrl}}',
  },
}
