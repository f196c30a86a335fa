import type { consent as en } from '../en/consent.ts'
import type { Like } from '../like.ts'

// Den Texten von `research`, `email` und `experiment` stimmen Menschen zu: ein anderes Wort braucht andere CONSENT_VERSIONS.
export const consent: Like<typeof en> = {
  research: {
    name: 'Forschung',
    agree: 'Meine Antworten dürfen für die Forschung verwendet werden.',
    text: 'Forschende bekommen, was du zeichnest und antwortest, unter einer Nummer statt deines Namens, und dein Zuhause nur als Feld eines groben Rasters. Sie veröffentlichen Ergebnisse über Gruppen, nie über einzelne Menschen. Dein Name und deine E-Mail-Adresse gehören nicht dazu.',
    ends: 'Deine Antworten sind in keiner neuen Datei für Forschende. Dateien, die sie schon haben, lassen sich nicht zurückrufen, aber zu jeder kommt eine Liste der Nummern, die widerrufen haben. Dein Konto kannst du weiter benutzen.',
  },
  experiment: {
    name: 'Experiment mit einem Budget',
    agree: 'Ich nehme am Experiment mit einem virtuellen Budget teil.',
    text: 'Du verteilst ein virtuelles jährliches Budget für Natur und beantwortest sechs Fragen zu Förderprojekten. Es wird nichts abgebucht. Was du wählst, wird für die Forschung festgehalten und entscheidet, welche Vergütung du verdienst.',
    ends: 'Dein Budget und deine sechs Antworten sind in keiner neuen Datei für Forschende. Ohne diese Einwilligung kannst du die Vergütung nicht verdienen.',
  },
  email: {
    name: 'Mails zur Forschung',
    agree: 'Ihr dürft mir Mails zu dieser Forschung schicken.',
    text: 'Höchstens ein paar Mails: eine Erinnerung, wenn du noch nicht fertig bist, eine Fortsetzung, die Ergebnisse. Mails zu deinem Konto hängen nicht davon ab.',
    ends: 'Du bekommst keine Mails mehr zur Forschung. Mails zu deinem Konto kommen weiterhin.',
  },
  terms: {
    name: 'Bedingungen',
    ends: 'Die Bedingungen gehören zu deinem Konto. Stimmst du ihnen nicht mehr zu, lösche dein Konto.',
  },
  title: 'Wozu du zugestimmt hast',
  intro: 'Jedes für sich, mit dem Text, den du gelesen hast. Du kannst deine Meinung jederzeit ändern.',
  readText: 'Text lesen',
  givenOn: 'Zugestimmt am {{date}}',
  withdrawnOn: 'Widerrufen am {{date}}',
  never: 'Nicht zugestimmt',
  withdraw: 'Widerrufen',
  withdrawNamed: 'Widerrufen: {{name}}',
  ask: 'Deine Einwilligung widerrufen?',
  give: 'Zustimmen',
  giveNamed: 'Zustimmen: {{name}}',
  withdrawn: 'Widerrufen: {{name}}',
  given: 'Zugestimmt: {{name}}',
}
