import type { mail as en } from '../en/mail.ts'
import type { Like } from '../like.ts'

export const mail: Like<typeof en> = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Geht nach der Registrierung an Grundeigentümer',
    REGISTERED_WELCOME_FAN: 'Geht nach der Registrierung an Mitglieder',
    FORGOT_PASSWORD: 'Geht an Menschen, die ihr Passwort vergessen haben',
    MEETING_INVITED: 'Geht an die Mitglieder einer Community, wenn ein Treffen geplant wird',
    MEETING_SELECTED: 'Geht an alle, die bei einem Treffen einen Platz haben, mit dem Link und einer Kalenderdatei',
    COMMUNITY_MESSAGE: 'Geht an die Mitglieder einer Community, mit einer Nachricht ihres Eigentümers',
    REGISTER_REMINDER_HAS_AREAS_1:
      'Einmal, eine Woche nach der Registrierung, an Mitglieder mit weniger als vier Gebieten',
    REGISTER_REMINDER_NO_AREAS_1: 'Einmal, eine Woche nach der Registrierung, an Mitglieder ohne Gebiet',
    ACCOUNT_KNOWN: 'An jemanden, dessen Adresse noch einmal registriert wurde',
    ADDRESS_CLAIMED: 'An jemanden, dessen Adresse ein anderes Konto verwenden will',
    PASSWORD_CHANGED: 'An jemanden, dessen Passwort geändert wurde',
    NEW_EMAIL: 'An eine neue E-Mail-Adresse, damit sie bestätigt wird',
    OLD_EMAIL: 'An die alte E-Mail-Adresse, wenn eine neue eingegeben wurde',
    ACCOUNT_LEAVING: 'An jemanden, der sein Konto löschen lassen will',
    PLEDGED: 'An jemanden, der etwas Laufendes zugesagt hat',
    PLEDGED_ONCE: 'An jemanden, der einmal etwas zugesagt hat',
    PLEDGE_DUE: 'Zwei Wochen bevor eine Zusage weitergeht',
    LAND_APPROVED: 'An Eigentümer, deren korrigierter Umriss freigegeben wurde',
    LAND_DECLINED: 'An Eigentümer, deren korrigierter Umriss abgelehnt wurde',
    MEETING_MISSED: 'An alle, die für ein Treffen nicht gezogen wurden',
    MEETING_CHANGED: 'Wenn sich Zeit und Link eines Treffens geändert haben',
    MEETING_TIME_CHANGED: 'Wenn sich die Zeit eines Treffens geändert hat',
    MEETING_LINK_CHANGED: 'Wenn sich der Link eines Treffens geändert hat',
    MEETING_CANCELLED: 'Wenn ein Treffen abgesagt wurde',
    MEETING_RESUMED: 'Wenn ein abgesagtes Treffen doch stattfindet',
    CALL_NOW: 'Sofort an jemanden, über eine Benachrichtigung',
    CALLS_NOW: 'Sofort an jemanden, über mehrere Benachrichtigungen',
    WEEKLY: 'Einmal pro Woche, mit dem, was rund um die Gebiete und in den Communitys einer Person geschah',
  },
  buttons: {
    verifyUrl: 'E-Mail-Adresse bestätigen',
    resetUrl: 'Neues Passwort wählen',
    siteUrl: 'Fieldfare öffnen',
    forgotUrl: 'Neues Passwort wählen',
    mergeUrl: 'In mein Konto übernehmen',
    communityUrl: 'Community öffnen',
    meetingUrl: 'Treffen ansehen',
    joinUrl: 'Zum Treffen',
    messageUrl: 'In der App lesen',
    inboxUrl: 'Meinen Posteingang öffnen',
    manageUrl: 'Ändern, pausieren oder beenden',
    projectUrl: 'Förderprojekt ansehen',
    itemUrl: 'Ansehen',
    firstUrl: 'Ansehen',
    overviewUrl: 'Meine Übersicht öffnen',
    settingsUrl: 'Meine Einstellungen öffnen',
  },
  layout: {
    copy: 'Funktioniert die Schaltfläche nicht? Kopiere diese Adresse in deinen Browser:',
    footer: 'In dieser Mail geht es um dein Konto bei {{site}}.',
    listFooter: '{{from}} hat dir das über {{site}} geschickt.',
    unsubscribe: 'Diese Mails nicht mehr bekommen',
    support: 'Fragen? Schreib an',
  },
  mailbox: {
    title: 'Postfach',
    intro: 'Diese Installation hat keinen Mailserver. Jede Mail bleibt hier und wird nicht verschickt.',
    empty: 'Noch keine Mails. Eine Mail erscheint hier nach wenigen Sekunden.',
    back: 'Alle Mails',
    to: 'An',
    designed: 'So wie Menschen sie sehen',
    text: 'Nur Text',
    source: 'Quelltext',
    gone: 'Diese Mail ist nicht mehr da.',
  },
  stop: {
    ask: 'Keine Mails mit Nachrichten von Communitys mehr?',
    askText:
      'In der App liest du die Nachrichten weiterhin. Auch Mails, die diese Website an viele schickt, enden damit. Mails zu deinem Konto, etwa für ein neues Passwort, kommen immer.',
    submit: 'Diese Mails beenden',
    done: 'Du bekommst diese Mails nicht mehr',
    doneText:
      'Nachrichten von Communitys liest du weiterhin in der App. Hier oder in deinen Einstellungen kannst du das wieder ändern. Mails zu deinem Konto kommen weiterhin.',
    noneText:
      'Du hast gewählt, gar keine Nachrichten von Communitys zu bekommen. In deinen Einstellungen kannst du das ändern.',
    again: 'Schickt mir diese Mails wieder',
    gone: 'Dieser Link gilt nicht mehr',
    goneText: 'Das Konto, zu dem er gehörte, gibt es nicht mehr, oder der Link ist unvollständig.',
  },
  stopCalls: {
    weekly: {
      ask: 'Keine Wochenmail mehr?',
      askText:
        'In der App siehst du weiterhin, was rund um deine Gebiete und in deinen Communitys neu ist. Mails zu deinem Konto, etwa für ein neues Passwort, kommen immer.',
      done: 'Du bekommst keine Wochenmail mehr',
      doneText: 'Du kannst es dir hier oder in deinen Einstellungen anders überlegen.',
    },
    now: {
      ask: 'Keine Mails mehr über Neues?',
      askText:
        'In der App siehst du weiterhin, was neu ist. Für Nachrichten von Communitys und Mails zu deinem Konto ändert sich nichts.',
      done: 'Du bekommst keine Mails mehr über Neues',
      doneText: 'Du kannst es dir hier oder in deinen Einstellungen anders überlegen.',
    },
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Willkommen bei Fieldfare',
    body: 'Hallo {{name}},\n\nschön, dass du dein Gelände zu Fieldfare bringst. Deine erste Community ist bereit. Bitte bestätige deine E-Mail-Adresse, damit andere sie sehen können:\n\n{{verifyUrl}}\n\nWer ein Gebiet zeichnet, das dein Gelände berührt, wird automatisch Mitglied deiner Community. Du kannst dich mit den Mitgliedern austauschen, sie fragen und erzählen, was du tust:\n\n{{siteUrl}}\n\nDu hast dich nicht registriert? Dann kannst du diese Mail ignorieren.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Willkommen bei Fieldfare',
    body: 'Hallo {{name}},\n\nschön, dass du bei Fieldfare mitmachst. Bitte bestätige deine E-Mail-Adresse, damit andere die Gebiete sehen können, die du zeichnest:\n\n{{verifyUrl}}\n\nBring danach die Natur, die du liebst, auf die Karte:\n\n{{siteUrl}}\n\nDu hast dich nicht registriert? Dann kannst du diese Mail ignorieren.',
  },
  REGISTER_REMINDER_HAS_AREAS_1: {
    title: 'Deine Lieblingsorte warten auf dich',
    body: 'Hallo {{name}},\n\ndu hast deine ersten Orte bei Fieldfare gezeichnet. Mit vier Orten ist dein Bild vollständig, und du siehst, wem dieselbe Natur am Herzen liegt.\n\nEs dauert ein paar Minuten:\n\n{{siteUrl}}',
  },
  REGISTER_REMINDER_NO_AREAS_1: {
    title: 'Welcher Ort würde dir fehlen?',
    body: 'Hallo {{name}},\n\nvor einer Woche bist du zu Fieldfare gekommen und hast noch keinen Ort gezeichnet. Denk an den Ort, der dir am meisten fehlen würde, und zeichne ihn auf die Karte. Du musst dafür nicht gut zeichnen können.\n\n{{siteUrl}}',
  },
  FORGOT_PASSWORD: {
    title: 'Ein neues Passwort für Fieldfare',
    body: 'Hallo {{name}},\n\njemand, hoffentlich du, hat ein neues Passwort angefordert. Hier kannst du eines wählen:\n\n{{resetUrl}}\n\nDer Link gilt einmal und läuft nach {{minutes}} Minuten ab. Du hast ihn nicht angefordert? Dann kannst du diese Mail ignorieren: Dein Passwort bleibt, wie es ist.',
  },
  MEETING_INVITED: {
    title: 'Du bist eingeladen: {{title}}',
    body: 'Hallo {{name}},\n\n{{from}} lädt dich zu einem Online-Treffen ein: {{title}}.\n\n{{when}}\n\n{{description}}\n\nSag Bescheid, ob du kommen kannst:\n\n{{meetingUrl}}\n\nWollen mehr Menschen kommen, als es Plätze gibt, wird gelost. Mit diesem Fingerabdruck kannst du die Verlosung danach prüfen: {{commitment}}',
  },
  MEETING_SELECTED: {
    title: 'Du hast einen Platz: {{title}}',
    body: 'Hallo {{name}},\n\ndu hast einen Platz beim Online-Treffen {{title}} von {{from}}.\n\n{{when}}\n\nDas ist der Link. Bitte gib ihn nicht weiter:\n\n{{joinUrl}}\n\nDie Kalenderdatei hängt an. Kannst du doch nicht? Dann gib deinen Platz jemand anderem:\n{{meetingUrl}}',
  },
  COMMUNITY_MESSAGE: {
    title: '{{from}}: {{title}}',
    body: 'Hallo {{name}},\n\n{{body}}\n\n{{from}}\n\n{{messageUrl}}\n\nAlle deine Nachrichten:\n{{inboxUrl}}',
  },
  someone: 'und willkommen',
  ACCOUNT_KNOWN: {
    title: 'Du hast schon ein Konto bei Fieldfare',
    body: 'Hallo {{name}},\n\njemand, hoffentlich du, hat sich gerade mit dieser Adresse bei Fieldfare registriert. Du hast damit schon ein Konto und kannst dich mit deinem Passwort anmelden:\n\n{{siteUrl}}\n\nVergessen? Wähle hier ein neues:\n\n{{forgotUrl}}\n\nWarst du es und hast du schon etwas gezeichnet? Öffne diesen Link, um es in dein Konto zu übernehmen:\n\n{{mergeUrl}}\n\nWarst du es nicht? Dann kannst du diese Mail ignorieren: Niemand hat etwas von dir gesehen oder geändert.',
  },
  ADDRESS_CLAIMED: {
    title: 'Du hast schon ein Konto bei Fieldfare',
    body: 'Hallo {{name}},\n\njemand, hoffentlich du, möchte diese Adresse für ein anderes Konto bei Fieldfare verwenden. Du hast damit schon ein Konto, also ändert sich nichts.\n\nWillst du die Adresse anderswo verwenden, gib diesem Konto zuerst eine andere:\n\n{{siteUrl}}\n\nWarst du es nicht? Dann kannst du diese Mail ignorieren.',
  },
  PASSWORD_CHANGED: {
    title: 'Dein Passwort bei Fieldfare wurde geändert',
    body: 'Hallo {{name}},\n\ndein Passwort wurde gerade geändert, von jemandem, der angemeldet war und das alte kannte. Alle anderen Geräte wurden abgemeldet.\n\nWarst du das nicht? Dann wähle jetzt ein neues Passwort:\n\n{{forgotUrl}}',
  },
  NEW_EMAIL: {
    title: 'Bestätige deine neue E-Mail-Adresse',
    body: 'Hallo {{name}},\n\ndu hast Fieldfare gebeten, von jetzt an diese Adresse zu verwenden. Bitte bestätige sie:\n\n{{verifyUrl}}\n\nBis dahin verwenden wir deine alte Adresse.',
  },
  OLD_EMAIL: {
    title: 'Deine E-Mail-Adresse bei Fieldfare wird geändert',
    body: 'Hallo {{name}},\n\nfür dein Konto wurde eine neue E-Mail-Adresse angegeben: {{newEmail}}. Wir verwenden sie, sobald sie bestätigt ist.\n\nWarst du das nicht? Dann melde dich bitte an und ändere jetzt dein Passwort:\n\n{{siteUrl}}',
  },
  ACCOUNT_LEAVING: {
    title: 'Dein Konto bei Fieldfare wird gelöscht',
    body: 'Hallo {{name}},\n\ndu hast uns gebeten, dein Konto zu löschen. Das geschieht am {{date}}. Bis dahin kannst du dich anmelden und es behalten:\n\n{{siteUrl}}\n\nWarst du das nicht? Dann melde dich bitte an, behalte dein Konto und ändere dein Passwort.',
  },
  PLEDGED: {
    title: 'Du hast {{amount}} zugesagt',
    body: 'Hallo {{name}},\n\ndu hast {{amount}} für „{{title}}“ in {{community}} zugesagt. Es geht weiter, bis du es beendest; der nächste Termin ist der {{date}}. Es ist virtuell: Es wird nichts abgebucht.\n\nHier kannst du es jederzeit ohne Anmeldung ändern, pausieren oder beenden:\n\n{{manageUrl}}\n\nDieser Link ist für diese eine Zusage. Wer diese Mail hat, kann ihn benutzen.\n\n{{projectUrl}}',
  },
  PLEDGED_ONCE: {
    title: 'Du hast {{amount}} zugesagt',
    body: 'Hallo {{name}},\n\ndu hast {{amount}} für „{{title}}“ in {{community}} zugesagt. Es ist virtuell: Es wird nichts abgebucht.\n\nHier kannst du es jederzeit ohne Anmeldung ändern oder beenden:\n\n{{manageUrl}}\n\nDieser Link ist für diese eine Zusage. Wer diese Mail hat, kann ihn benutzen.\n\n{{projectUrl}}',
  },
  PLEDGE_DUE: {
    title: 'Deine Zusage für „{{title}}“ geht weiter',
    body: 'Hallo {{name}},\n\nam {{date}} geht deine Zusage von {{amount}} für „{{title}}“ in {{community}} weiter. Du musst nichts tun, und es wird nichts abgebucht.\n\nMöchtest du sie lieber ändern, pausieren oder beenden?\n\n{{manageUrl}}\n\n{{projectUrl}}',
  },
  LAND_APPROVED: {
    title: 'Der neue Umriss von {{title}} ist freigegeben',
    body: 'Hallo {{name}},\n\nein Admin hat den neuen Umriss von {{title}} freigegeben. Er ist jetzt auf der Karte, und die Menschen, deren Gebiete das neue Gelände berühren, sind Mitglied geworden:\n\n{{communityUrl}}',
  },
  LAND_DECLINED: {
    title: 'Der neue Umriss von {{title}} wurde abgelehnt',
    body: 'Hallo {{name}},\n\nein Admin hat sich den neuen Umriss von {{title}} angesehen und ihn abgelehnt. Der Grund: {{reason}}\n\nDer alte Umriss bleibt. Du kannst ihn anders korrigieren:\n\n{{communityUrl}}',
  },
  MEETING_MISSED: {
    title: 'Die Plätze sind verlost: {{title}}',
    body: 'Hallo {{name}},\n\nzu {{title}} wollten mehr Menschen kommen, als es Plätze gibt. Diesmal wurdest du nicht gezogen. Du bist auf der Reserveliste: Gibt jemand einen Platz zurück und du bist dran, bekommst du sofort den Link.\n\nHier siehst du die Verlosung und kannst sie prüfen:\n\n{{meetingUrl}}',
  },
  MEETING_CHANGED: {
    title: 'Andere Zeit und anderer Link: {{title}}',
    body: 'Hallo {{name}},\n\ndie Zeit und der Link von {{title}} haben sich geändert. Die neue Zeit:\n\n{{when}}\n\nDer neue Link:\n\n{{joinUrl}}\n\nDie neue Kalenderdatei hängt an. Kannst du nun nicht? Dann gib deinen Platz jemand anderem:\n{{meetingUrl}}',
  },
  MEETING_TIME_CHANGED: {
    title: 'Andere Zeit: {{title}}',
    body: 'Hallo {{name}},\n\ndie Zeit von {{title}} hat sich geändert. Die neue Zeit:\n\n{{when}}\n\nDer Link ist derselbe:\n\n{{joinUrl}}\n\nDie neue Kalenderdatei hängt an. Kannst du nun nicht? Dann gib deinen Platz jemand anderem:\n{{meetingUrl}}',
  },
  MEETING_LINK_CHANGED: {
    title: 'Anderer Link: {{title}}',
    body: 'Hallo {{name}},\n\nder Link von {{title}} hat sich geändert. Der neue Link:\n\n{{joinUrl}}\n\nDie Zeit ist dieselbe:\n\n{{when}}\n\nDie neue Kalenderdatei hängt an.\n{{meetingUrl}}',
  },
  MEETING_CANCELLED: {
    title: 'Abgesagt: {{title}}',
    body: 'Hallo {{name}},\n\ndas Treffen {{title}} von {{from}} wurde abgesagt. Es sollte beginnen am:\n\n{{when}}\n\nDie Community gibt es noch:\n\n{{communityUrl}}',
  },
  MEETING_RESUMED: {
    title: 'Findet doch statt: {{title}}',
    body: 'Hallo {{name}},\n\nwir hatten dir geschrieben, dass {{title}} abgesagt ist. Das Treffen findet doch statt:\n\n{{when}}\n\nAlles dazu:\n\n{{meetingUrl}}',
  },
  CALL_NOW: {
    title: '{{first}}',
    body: 'Hallo {{name}},\n\n{{first}}\n\n{{firstUrl}}\n\nDu wolltest das sofort wissen. In deinen Einstellungen kannst du das ändern:\n{{settingsUrl}}',
  },
  CALLS_NOW: {
    title: '{{count}} neue Dinge für dich',
    body: 'Hallo {{name}},\n\ndas ist neu:\n\n{{lines}}\n\n{{overviewUrl}}\n\nDu wolltest das sofort wissen. In deinen Einstellungen kannst du das ändern:\n{{settingsUrl}}',
  },
  WEEKLY: {
    title: 'Deine Woche in der Natur: {{first}}',
    body: 'Hallo {{name}},\n\ndas ist rund um deine Gebiete und in deinen Communitys passiert, und du hast es noch nicht gesehen:\n\n{{lines}}\n\n{{overviewUrl}}\n\nWas in dieser Wochenmail ist, wählst du in deinen Einstellungen:\n{{settingsUrl}}',
  },
}
