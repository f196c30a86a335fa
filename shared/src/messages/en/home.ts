export const home = {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
    night: 'Good evening, {{name}}',
  },
  medal: {
    FIRST_AREA: 'first area medal',
    FOUR_AREAS: 'four areas medal',
    FUNDER: 'funder medal',
    TEN_COMMENTS: 'ten comments medal',
    FIRST_PLEDGE: 'first pledge medal',
  },
  next: {
    label: 'Your next step',
    progress: '{{count}} of {{total}} places drawn',
    title: {
      none: 'Which place would you miss?',
      one: 'Three more places to draw',
      two: 'Two more places to draw',
      three: 'One more place to draw',
      done: 'All four are on the map',
    },
    text: {
      none: 'Draw it on the map and say what it means to you. It takes a few minutes.',
      one: 'One of four is on the map. The people who look after it can see that it matters.',
      two: 'Two of four are on the map. Which place comes next?',
      three: 'Three of four are on the map. One more, and your part is complete.',
      done: 'Draw more whenever you like.',
    },
    action: {
      none: 'Draw your first area',
      one: 'Draw your second area',
      two: 'Draw your third area',
      three: 'Draw your fourth area',
      done: 'Draw another area',
    },
    goOn: 'Continue with {{title}}',
  },
  areas: {
    title: 'My areas',
    all: 'See all',
    empty: 'The places you draw appear here, each with its own piece of map.',
  },
  communities: {
    title: 'My communities',
    people_one: '{{number}} person',
    people_other: '{{number}} people',
    find: 'Find another community',
    findFirst: 'Find a community',
    empty: 'When you draw a place inside a community, you join it automatically. You can leave with one click.',
  },
  waiting: {
    title: 'Waiting for you',
    none: 'Nothing is waiting for you.',
  },
}
