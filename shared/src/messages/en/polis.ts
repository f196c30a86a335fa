export const polis = {
  start: 'Start a polis conversation',
  loading: 'Loading the conversations',
  emptyTitle: 'No polis conversation yet',
  empty:
    'In a polis conversation everyone agrees or disagrees with short statements, and sees where groups differ and what they share.',
  statements_zero: 'No first statements',
  statements_one: '{{number}} first statement',
  statements_other: '{{number}} first statements',
  form: {
    intro: 'In {{title}}. Everyone can read it, members vote.',
    title: 'What is it about?',
    titleHint: 'At most {{max}} characters.',
    id: 'Conversation on the polis site',
    idHint:
      'Start the conversation on the polis site first. Then paste its address or its name here, such as 4cvkai2ctw.',
    statements: 'First statements',
    statementsHint:
      'Short sentences one can agree or disagree with, as you entered them on the polis site. They are shown above the conversation.',
    statement: 'Statement {{number}}',
    add: 'Add a statement',
    remove: 'Remove statement {{number}}',
    submit: 'Start the conversation',
  },
  page: {
    gone: 'This conversation no longer exists',
    goneText: 'It was deleted, or the link is incomplete.',
    withCommunity: 'The community it belonged to was deleted.',
    toCommunity: 'See other conversations',
    by: 'Started by {{name}}',
    share: 'Share',
    delete: 'Delete',
    statements: 'First statements',
  },
  frame: {
    third:
      'This conversation runs on {{site}}, a service of others. As soon as you show it, {{site}} sees your internet address and may set cookies.',
    pseudonym:
      'You vote under a pseudonym that is only for this conversation. Your name and email address are not passed on.',
    reads: 'You can read along. Only members of this community vote.',
    show: 'Show the conversation',
    title: 'Conversation: {{title}}',
    waiting: 'Waiting for {{site}}',
    away: '{{site}} isn’t answering. It may be down, or your network or browser blocks it.',
    elsewhere: 'Open on {{site}}',
    off: 'This platform isn’t connected to a polis site, so the conversation can’t be shown.',
  },
}
