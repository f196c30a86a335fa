import type { treasure as en } from '../en/treasure.ts'
import type { Like } from '../like.ts'

export const treasure: Like<typeof en> = {
  by: 'Gefunden von {{name}}',
  gone: 'Diesen Schatz gibt es nicht mehr.',
  place: {
    about: 'Ungefähr hier: {{place}}. Der genaue Ort wird nicht angezeigt.',
    aboutShort: 'Ungefähr hier',
    hidden: '{{place}}. Andere sehen diesen Ort nur auf einen Kilometer genau.',
    nowHidden: 'Andere sehen diesen Ort jetzt nur auf einen Kilometer genau.',
    nowShown: 'Alle sehen jetzt den genauen Ort.',
  },
  action: {
    link: 'Link kopieren',
    hidePlace: 'Genauen Ort verbergen',
    showPlace: 'Genauen Ort anzeigen',
    delete: 'Löschen',
  },
  tab: {
    add: 'Schatz hinzufügen',
    loading: 'Die Schätze werden geladen',
    gallery: 'Schätze, die neuesten zuerst',
    emptyTitle: 'Was ist dir hier begegnet?',
    empty: 'Ein alter Baum, eine seltene Blume, die schönste Aussicht: Ein Foto und der Ort genügen.',
  },
  form: {
    photo: 'Dein Foto',
    photoHint: 'Ein Foto. Daten, die die Kamera hinzugefügt hat, etwa der Aufnahmeort, entfernen wir.',
    photoPlace: 'Dein Foto weiß, wo es entstanden ist. Diesen Ort verwenden?',
    usePhotoPlace: 'Diesen Ort verwenden',
    noPhotoPlace: 'Nein, danke',
    title: 'Was ist es?',
    titleHint: 'Zum Beispiel „Die älteste Eiche“.',
    description: 'Erzähl davon',
    place: 'Wo hast du es gefunden?',
    pin: 'Der Ort deines Schatzes',
    hide: 'Genauen Ort verbergen',
    hideHint:
      'Für ein Nest oder eine seltene Pflanze. Andere sehen den Ort dann nur auf einen Kilometer genau; du, die Moderatoren und der Eigentümer sehen den genauen Ort.',
    submit: 'Schatz hinzufügen',
    sending: 'Wird gesendet',
    arriving: 'Das Foto ist unterwegs',
    done: '„{{title}}“ ist auf der Karte.',
  },
}
