import type { place as en } from '../en/place.ts'
import type { Like } from '../like.ts'

export const place: Like<typeof en> = {
  title: 'Wo liegt „{{value}}“?',
  hint: 'Tippe oder klicke auf den Ort auf der Karte. Wenn jemand dort ein Gebiet gezeichnet hat, kannst du dessen Form verwenden.',
  map: 'Karte von {{title}}, um einen Ort zu wählen',
  pin: 'Der gewählte Ort',
  atCross: 'Hier, beim Kreuz',
  useShape: 'Die Form von „{{title}}“ verwenden',
  loadingShape: 'Form wird geladen',
  tooLarge: 'Diese Form hat zu viele Punkte. Wähle einen Punkt oder ein anderes Gebiet.',
  point: 'Ein Punkt ist gewählt.',
  shape: 'Die Form von „{{title}}“ ist gewählt.',
  none: 'Noch kein Ort gewählt.',
  done: 'Diesen Ort verwenden',
}
