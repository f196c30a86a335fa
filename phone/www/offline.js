const TEXTS = {
  nl: [
    'Geen verbinding',
    'Fieldfare is nu niet bereikbaar. Kijk of je internet hebt en probeer het opnieuw.',
    'Opnieuw proberen',
  ],
  en: ['No connection', 'Fieldfare cannot be reached now. Check whether you are online and try again.', 'Try again'],
  de: [
    'Keine Verbindung',
    'Fieldfare ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.',
    'Noch einmal versuchen',
  ],
  fr: [
    'Pas de connexion',
    'Fieldfare est injoignable pour le moment. Vérifiez votre connexion et réessayez.',
    'Réessayer',
  ],
}
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in TEXTS) ?? 'en'
document.documentElement.lang = language
const [title, text, again] = TEXTS[language]
document.getElementById('title').textContent = title
document.getElementById('text').textContent = text
const button = document.getElementById('again')
button.textContent = again
const retry = () => location.replace(globalThis.SERVER)
button.addEventListener('click', retry)
addEventListener('online', retry)
