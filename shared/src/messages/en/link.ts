export const link = {
  site: 'Draw the nature you love, say what it means to you, and meet the people who look after it.',
  noScript: 'To look around and draw, turn on JavaScript in your browser.',
  pictureOf: 'Map with {{title}}',
  sitePicture: 'Map of the coast in the north, and a fieldfare',
  map: 'The places in nature that people drew, with the ratings they gave. Look around without an account.',
  area: '{{level}}, rated {{rating}} out of {{max}}.',
  in: {
    thread: 'A discussion in {{community}}.',
    poll: 'A poll in {{community}}.',
    polis: 'A polis conversation in {{community}}.',
    treasure: 'A treasure in {{community}}.',
  },
}
