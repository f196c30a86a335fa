// The texts of `research`, `email` and `experiment` are what people agree to: a changed word needs another CONSENT_VERSIONS.
export const consent = {
  research: {
    name: 'Research',
    agree: 'My answers may be used for research.',
    text: 'Researchers get what you draw and answer under a number instead of your name, and your home only as a square of a coarse grid. They publish results about groups of people, never about one person. Your name and your email address are not part of it.',
    ends: 'Your answers are left out of every new file for researchers. Files they already have can’t be called back, but each comes with a list of the numbers that withdrew. You can keep using your account.',
  },
  experiment: {
    name: 'Budget experiment',
    agree: 'I take part in the experiment with a virtual budget.',
    text: 'You divide a virtual yearly budget for nature and answer six questions about support projects. Nothing is charged. What you choose is recorded for the research and decides which reward you earn.',
    ends: 'Your budget and your six answers are left out of every new file for researchers. Without this consent you can’t earn the reward.',
  },
  email: {
    name: 'Emails about the research',
    agree: 'You may email me about this research.',
    text: 'A few emails at most: a reminder if you haven’t finished, a follow-up, the results. Emails about your account don’t depend on it.',
    ends: 'You won’t get emails about the research any more. Emails about your account still arrive.',
  },
  terms: {
    name: 'Terms',
    ends: 'The terms go with your account. If you no longer agree to them, delete your account.',
  },
  title: 'What you agreed to',
  intro: 'Each apart, with the text that you read. You can change your mind at any time.',
  readText: 'Read the text',
  givenOn: 'Agreed on {{date}}',
  withdrawnOn: 'Withdrawn on {{date}}',
  never: 'Not agreed to',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw: {{name}}',
  ask: 'Withdraw your consent?',
  give: 'Agree',
  giveNamed: 'Agree: {{name}}',
  withdrawn: 'Withdrawn: {{name}}',
  given: 'Agreed: {{name}}',
}
