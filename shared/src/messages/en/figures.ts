export const figures = {
  intro:
    'What people say about their areas that overlap your land. Numbers are rounded down to steps of {{count}} and smaller groups aren’t shown, so that nobody can be recognised.',
  loading: 'Loading the statistics',
  asOf: 'As of {{date}}. The numbers change at most once a week, and only when at least {{count}} people more or fewer drew here. People who registered less than a week ago aren’t counted yet.',
  few: 'fewer than {{count}}',
  asTable: 'Show as tables',
  period: {
    label: 'Areas drawn in',
    all: 'All months',
    year: 'The last 12 months',
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
      title: 'Drawn per month',
      counted: 'People who drew a place, per month',
      group: 'Month',
    },
    subscribers: {
      title: 'Members',
      counted: 'Members at the end of each month; exact numbers, as everyone can see them',
      group: 'Month',
    },
  },
  said: {
    title: 'In their own words',
    hint: 'Why people rate their places the way they do. Only from people who show their name.',
    none: 'Nobody who shows their name has written why yet.',
  },
}
