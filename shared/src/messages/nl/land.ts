import type { Like } from '../like.ts'
import type { land as en } from '../en/land.ts'

export const land: Like<typeof en> = {
  correct: {
    steps: { draw: 'Tekenen', check: 'Controleren' },
    mapLabel: 'Kaart om de omtrek van je terrein te verbeteren',
    draw: {
      title: 'Wat is de juiste omtrek?',
      hint: 'Versleep punten, voeg ze toe of verwijder ze. De communities om je heen staan op de kaart.',
    },
    check: { title: 'Wat gaat er wijzigen?', hint: 'Er is nog niets gewijzigd. Dit gebeurt als je opslaat.' },
    size: 'Oppervlakte',
    sizes: '{{size}}, was {{before}}',
    members: 'Leden',
    looking: 'We kijken wat er wijzigt',
    people:
      'Minstens {{number}} mensen die een gebied tekenden op het nieuwe terrein, worden lid. Ze krijgen een melding en kunnen het met één klik ongedaan maken.',
    peopleFew:
      'Minder dan {{number}} mensen die een gebied tekenden op het nieuwe terrein, worden lid. Ze krijgen een melding en kunnen het met één klik ongedaan maken.',
    peopleNone: 'Op het nieuwe terrein heeft nog niemand een gebied getekend, dus niemand wordt lid.',
    peopleSame: 'Er komt geen terrein bij, dus niemand wordt lid.',
    peopleMany:
      'Op het nieuwe terrein tekenden zo veel mensen gebieden dat we ze niet vooraf kunnen tellen. Ze worden lid, en kunnen het met één klik ongedaan maken.',
    stay: 'Wie lid is, blijft lid, ook als zijn of haar gebieden er nu buiten liggen.',
    waits: 'Een platformbeheerder kijkt er eerst naar',
    waitsLarge: 'Het is groter dan {{km2}}, of je hebt er binnen een maand meer dan dat aan toegevoegd.',
    waitsOver: 'Het ligt over het terrein van een andere community: {{names}}.',
    waitsText:
      'Tot die tijd blijft de oude omtrek en wordt niemand lid door het nieuwe deel. Je krijgt een melding en een mail.',
    submit: 'Omtrek opslaan',
    sending: 'Bezig met opslaan',
    submitWaits: 'Naar een platformbeheerder sturen',
    done: 'De omtrek van {{title}} is verbeterd.',
    sent: 'Verstuurd. Een platformbeheerder kijkt naar de nieuwe omtrek van {{title}}; tot die tijd blijft de oude.',
    link: 'Omtrek verbeteren',
    linkHint: 'De omtrek van je terrein, op de kaart. Je ziet wat er wijzigt voordat je opslaat.',
    heading: 'Omtrek',
  },
  waiting: {
    title: 'Je nieuwe omtrek wacht op een platformbeheerder',
    text: 'Je hebt hem {{ago}} verstuurd. Tot hij is goedgekeurd, blijft de oude omtrek.',
    declined: 'Een platformbeheerder heeft je nieuwe omtrek afgewezen. De reden: {{reason}}',
    declinedText: 'De oude omtrek blijft. Je kunt hem anders verbeteren.',
    withdraw: 'Intrekken',
    withdrawn: 'Je nieuwe omtrek is ingetrokken. De oude blijft.',
    dismiss: 'Sluiten',
    dismissed: 'Gesloten.',
    again: 'Opnieuw verbeteren',
  },
  decide: {
    text: 'Nieuwe omtrekken over een andere community, of van meer dan {{km2}}: de oude omtrek blijft tot je de nieuwe goedkeurt.',
    title: 'Verbeterde omtrekken die op je wachten',
    none: 'Er wacht geen omtrek.',
    sizes: '{{size}}, is nu {{before}}',
    approveNamed: 'Goedkeuren: nieuwe omtrek van {{title}}',
    approved: 'De nieuwe omtrek van {{title}} staat op de kaart.',
    declineNamed: 'Afwijzen: nieuwe omtrek van {{title}}',
    declineTitle: 'Nieuwe omtrek van {{title}} afwijzen?',
    declineText: 'De eigenaar leest je reden. De oude omtrek blijft.',
  },
  border: {
    ask: 'Deze grens gebruiken?',
    fact: '{{size}}, {{source}}',
    simplified: 'Vereenvoudigd: het origineel heeft meer punten dan er passen.',
    use: 'Gebruiken',
    useNamed: 'Gebruiken: de grens van {{name}}',
    no: 'Nee, ik teken zelf',
    used: '{{name}} staat op de kaart. Je kunt het nog aanpassen.',
    licence: 'Licentie: {{licence}}',
  },
}
