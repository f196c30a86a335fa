export const setting = {
  scores: {
    intro: 'How many points people earn for what they do.',
    effect:
      'A change counts from now on. Points that were earned before stay as they are, and no one’s score goes down.',
    area: 'Every area a person has counts for one point besides these.',
    save: 'Save',
    saveNamed: 'Save: {{name}}',
    saved: 'Saved. {{name}}: {{number}}',
    fromNow: '{{before}} is the value now. Points earned before stay.',
    loading: 'Loading settings',
  },
  score: {
    DRAW_AREA: 'Drawing an area',
    ADD_VIRTUAL_FUNDING: 'Dividing the nature budget',
    ADD_DISCUSSION_COMMENT: 'A comment in a discussion',
    FUND_PLEDGE: 'A pledge to a support project',
    SUBSCRIBE_INTERSECT: 'Joining a community through a new area',
  },
}
