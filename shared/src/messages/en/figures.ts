export const figures = {
  intro:
    'What people say about their areas that overlap your land. Numbers are rounded down to steps of {{count}} and smaller groups aren’t shown, so that nobody can be recognised.',
  loading: 'Loading the statistics',
  asOf: 'As of {{date}}. The numbers change at most once a week, and only when at least {{count}} people more or fewer drew here. People who registered less than a week ago aren’t counted yet.',
  notYet:
    'There are no statistics yet. We count once a week, and show them as soon as at least {{count}} people have drawn here who registered at least a week ago.',
  few: 'fewer than {{count}}',
  asTable: 'Show as tables',
  period: {
    label: 'People who first drew here in',
    all: 'All years',
  },
  people: 'people drew here',
  areas: 'areas overlap your land',
  average: 'average rating',
  fans: 'members',
  atLeast: '{{number}}+',
  number: 'People',
  csv: 'Download CSV',
  csvNamed: 'Download CSV: {{title}}',
  chart: {
    ratings: {
      title: 'Ratings',
      counted: 'People per rating, from 1 to 10',
      group: 'Rating',
    },
    frequencies: {
      title: 'Visits',
      counted: 'People per visit frequency',
      group: 'How often',
    },
    activities: {
      title: 'Activities',
      counted: 'People per activity; one person may do several',
      group: 'Activity',
    },
    priorities: {
      title: 'Priorities',
      counted: 'People per priority',
      group: 'What it needs',
    },
    levels: {
      title: 'Who it matters to',
      counted: 'People per level',
      group: 'Level',
    },
    drawn: {
      title: 'New people per year',
      counted: 'People who drew here for the first time, per year',
      group: 'Year',
    },
    subscribers: {
      title: 'Members',
      counted: 'Members at the end of each year; exact numbers, as everyone can see them, counted once a week',
      group: 'Year',
    },
  },
  said: {
    title: 'In their own words',
    hint: 'Why people rate their places the way they do. Only from people who show their name.',
    hintOf: 'Why people rate the places they drew in {{year}} the way they do. Only from people who show their name.',
    none: 'Nobody who shows their name has written why yet.',
  },
}
