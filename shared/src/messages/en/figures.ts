export const figures = {
  intro:
    'What people say whose areas overlap your land. Numbers are rounded down to steps of {{count}} and smaller groups are not shown, so that nobody can be picked out.',
  loading: 'Counting',
  few: 'fewer than {{count}}',
  asTable: 'Show as tables',
  period: {
    label: 'Areas drawn in',
    all: 'All months',
    year: 'The last 12 months',
  },
  people: 'people drew here',
  areas: 'areas overlap your land',
  average: 'rating on average',
  fans: 'people subscribe',
  atLeast: '{{number}}+',
  number: 'People',
  csv: 'CSV',
  csvNamed: 'Download {{title}} as CSV',
  chart: {
    ratings: {
      title: 'Ratings',
      counted: 'How many people rated a place so, 1 to 10',
      group: 'Rating',
    },
    frequencies: {
      title: 'Visits',
      counted: 'How many people come how often',
      group: 'How often',
    },
    activities: {
      title: 'Activities',
      counted: 'How many people do what; one person may do several things',
      group: 'Activity',
    },
    priorities: {
      title: 'Priorities',
      counted: 'How many people say what a place needs',
      group: 'What it needs',
    },
    levels: {
      title: 'How far it matters',
      counted: 'How many people say for whom their place matters',
      group: 'Level',
    },
    drawn: {
      title: 'Drawn by month',
      counted: 'How many people drew a place in each month',
      group: 'Month',
    },
    subscribers: {
      title: 'Subscribers',
      counted: 'How many people subscribed at the end of each month; exact, as everyone can see',
      group: 'Month',
    },
  },
  said: {
    title: 'In their own words',
    hint: 'Why people rate their places as they do. Only of those who show their name.',
    none: 'Nobody who shows their name wrote why yet.',
  },
}
