import type { survey as en } from '../en/survey.ts'
import type { Like } from '../like.ts'

export const survey: Like<typeof en> = {
  progress: '{{name}}, Schritt {{step}} von {{total}}',
  step: {
    account: 'Dein Konto',
    consent: 'Deine Einwilligung',
    introduction: 'Was wir fragen',
    home: 'Dein Zuhause',
    areas: 'Ort {{number}} von {{total}}',
    funding: 'Dein Budget',
  },
  later: 'Aufhören und später fertig machen',
  stopped: 'Alles ist gespeichert. Deine Einladung bringt dich hierher zurück, auf jedem Gerät.',
  account: {
    intro:
      'Du brauchst nur ein Konto, um anzufangen. Damit kannst du jederzeit aufhören und später weitermachen, auf jedem Gerät.',
    next: 'Konto anlegen',
    have: 'Hast du schon ein Konto?',
    againTitle: 'Weiter mit deinem Budget',
    again:
      'Melde dich mit dem Konto an, mit dem du deine Orte gezeichnet hast. Wir bringen dich zum ersten Teil, der noch fehlt.',
    new: 'Ich habe noch kein Konto',
  },
  consent: {
    title: 'Was dürfen wir verwenden?',
    hint: 'Jedes ist für sich. Du kannst es später bei deinen Einstellungen widerrufen.',
    needed: 'Nötig, um teilzunehmen',
    choice: 'Wie du magst',
    next: 'Weiter',
    decline: 'Ich möchte lieber nicht teilnehmen',
    declined:
      'Das ist in Ordnung. Dein Konto bleibt, und solange die Einladung gilt, kannst du es dir anders überlegen.',
    as: 'Du bist als {{name}} angemeldet.',
    notYou: 'Bist du das nicht? Abmelden',
  },
  back: {
    title: 'Willkommen zurück, {{name}}',
    text: 'Alles bisher ist gespeichert. Jetzt kommt: {{step}}.',
    done: 'Du bist mit allem fertig. Danke.',
    funded:
      'Dein Naturbudget ist gespeichert. Dort steht auch, was du verdient hast und was du noch beantworten kannst.',
    go: 'Weiter',
  },
  state: {
    unknownTitle: 'Diese Einladung kennen wir nicht',
    unknown: 'Prüfe, ob du den ganzen Link hast, aus der Mail oder dem Brief, mit dem er kam.',
    endedTitle: 'Diese Befragung ist zu Ende',
    ended: 'Schön, dass du da warst. Was du gezeichnet hast, bleibt in deinem Konto.',
    notBegunTitle: 'Diese Befragung hat noch nicht begonnen',
    notBegun: 'Deine Einladung stimmt. Komm etwas später mit demselben Link zurück.',
    usedUpTitle: 'Diese Einladung wurde schon benutzt',
    usedUpGuest:
      'Warst du das? Dann melde dich an, um weiterzumachen. Wenn nicht, bitte um eine eigene Einladung bei denen, die dich eingeladen haben.',
    usedUp:
      'Ein anderes Konto als {{name}} hat damit teilgenommen. Ist das auch deins, melde dich ab und damit wieder an. Wenn nicht, bitte um eine eigene Einladung bei denen, die dich eingeladen haben.',
    full: 'Mit diesem Link haben schon so viele teilgenommen wie vorgesehen. Danke, dass du auch wolltest.',
    otherTitle: 'Deine Einladung gehört zu einer anderen Seite',
    other: 'Sie stimmt, gehört aber zu einer anderen Befragung als diese Seite.',
    goThere: 'Zu meiner Befragung',
    ownerTitle: 'Diese Befragung richtet sich an Menschen, die die Natur besuchen',
    owner:
      'Du bist als Grundeigentümer angemeldet, {{name}}. Um als Besucher teilzunehmen, melde dich ab und nutze ein Konto ohne Gelände.',
    noneTitle: 'Diese Seite gehört zu einer Befragung',
    none: 'Öffne den Link deiner Einladung, um teilzunehmen oder weiterzumachen. Deine Orte zeichnen kannst du auch ohne.',
    toHome: 'Zu meinem Überblick',
  },
  introduction: {
    title: 'Vier Orte, und was sie dir wert sind',
    titleShort: 'Vier Orte, die du liebst',
    time: 'Es dauert etwa 5 bis 8 Minuten.',
    home: 'Du setzt dein Zuhause auf die Karte.',
    areas:
      'Du zeichnest vier Orte in der Natur: einen, der für deine Nachbarschaft wichtig ist, einen für die Umgebung, einen fürs Land, einen für die Welt.',
    areasShort: 'Du zeichnest vier Orte in der Natur und sagst, was sie dir bedeuten.',
    budget: 'Du verteilst ein virtuelles Budget für Natur. Es wird nichts abgebucht.',
    reward: 'Danach verdienst du 10 Euro, und weitere 5 Euro nach allen sechs Bitten um eine Zusage.',
    wrong: 'Es gibt keine falschen Antworten. Es geht darum, was du denkst.',
    next: 'Anfangen',
  },
  home: {
    title: 'Wo wohnst du?',
    hint: 'Nur du und die Admins sehen es. Forschende bekommen ein Feld eines groben Rasters.',
    needed: 'Setze erst dein Zuhause auf die Karte.',
    next: 'Weiter: dein erster Ort',
  },
  draw: {
    neighborhood: 'Zeichne einen Ort, der für deine Nachbarschaft wichtig ist',
    'living area': 'Zeichne einen Ort, der für die Umgebung wichtig ist',
    country: 'Zeichne einen Ort, der für das ganze Land wichtig ist',
    world: 'Zeichne einen Ort, der der ganzen Welt fehlen würde',
    saved: 'Gespeichert: {{count}} von {{total}} Orten',
    doneTitle: 'Du hast deine vier Orte gezeichnet',
    done: 'Sie sind in deinem Konto. Dort kannst du sie jederzeit ändern.',
    toBudget: 'Weiter: dein Budget',
  },
  thanks: {
    title: 'Danke, {{name}}',
    text: 'Du bist fertig. Deine vier Orte helfen Forschenden zu verstehen, was Natur Menschen bedeutet.',
    areas: 'Meine Orte ansehen',
  },
  strip: {
    text: 'Du bist mitten in einer Befragung. Jetzt kommt: {{step}}.',
    go: 'Befragung fortsetzen',
  },
}
