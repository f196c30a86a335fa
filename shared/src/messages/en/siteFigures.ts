export const siteFigures = {
  intro:
    'Totals of the whole site over time. Groups under {{count}} people are not shown, and a total changes only with {{count}} people more or fewer.',
  asOf: 'Counted on {{date}}.',
  asTable: 'As a table',
  loading: 'Loading statistics',
  csv: 'CSV',
  csvNamed: 'CSV: {{title}}',
  month: 'Month',
  hidden: 'Under {{count}}',
  people: {
    title: 'People',
    counted: 'Accounts at the end of each month',
  },
  areas: {
    title: 'Areas by level',
    counted: 'Areas at the end of each month',
  },
  subscriptions: {
    title: 'Memberships',
    counted: 'Memberships of communities at the end of each month',
  },
  pledged: {
    title: 'Pledges',
    counted: 'Euros pledged at the end of each month',
  },
  funding: {
    title: 'Nature budgets by goal',
    counted: 'Euros a year for each goal, by the budgets at the end of each month',
  },
  fundingEach: {
    title: 'Nature budget for each person by goal',
    counted: 'Euros a year for each person who gives to the goal, on average',
  },
  ratings: {
    title: 'Ratings',
    counted: 'People who gave an area this rating, in steps of {{count}}',
    group: 'Rating',
    number: 'People',
  },
  nothing: 'Too few people so far.',
}
