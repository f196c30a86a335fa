// The mail templates as a new installation starts with them; admins change them later. Bodies are plain text: blank lines
// part paragraphs, a line that is only an address becomes a link.
export const mail = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Sent to a land owner after registering',
    REGISTERED_WELCOME_FAN: 'Sent to a member after registering',
    FORGOT_PASSWORD: 'Sent to someone who forgot their password',
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Welcome to Fieldfare, {{name}}',
    body: 'Hello {{name}},\n\nThank you for bringing your land to Fieldfare. Your first community stands. Please confirm your e-mail address, so that others can see it:\n\n{{verifyUrl}}\n\nPeople who draw an area that touches your land join your community by themselves. You can talk with them, ask them things and tell them what you do:\n\n{{siteUrl}}\n\nIf you did not register, you need not do anything.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Welcome to Fieldfare, {{name}}',
    body: 'Hello {{name}},\n\nThank you for joining Fieldfare. Please confirm your e-mail address, so that others can see the places you draw:\n\n{{verifyUrl}}\n\nThen put the nature you love on the map:\n\n{{siteUrl}}\n\nIf you did not register, you need not do anything.',
  },
  FORGOT_PASSWORD: {
    title: 'A new password for Fieldfare',
    body: 'Hello {{name}},\n\nSomeone, we hope you, asked for a new password. You can choose one here:\n\n{{resetUrl}}\n\nThe link works once, for {{minutes}} minutes. If you did not ask for it, you need not do anything: your password stays as it is.',
  },
  newEmail: {
    title: 'Confirm your new e-mail address',
    body: 'Hello {{name}},\n\nYou asked Fieldfare to use this address from now on. Please confirm it:\n\n{{verifyUrl}}\n\nUntil then we keep using your old address.',
  },
  oldEmail: {
    title: 'Your e-mail address at Fieldfare is about to change',
    body: 'Hello {{name}},\n\nA new e-mail address was entered for your account: {{newEmail}}. It is used once it has been confirmed.\n\nIf this was not you, please sign in and change your password now:\n\n{{siteUrl}}',
  },
  leaving: {
    title: 'Your account at Fieldfare is about to end',
    body: 'Hello {{name}},\n\nYou asked us to delete your account. That happens on {{date}}. Until then you can sign in and keep it:\n\n{{siteUrl}}\n\nIf this was not you, please sign in, keep your account and change your password.',
  },
}
