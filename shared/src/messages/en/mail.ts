// The mail templates as a new installation starts with them; admins change them later. Bodies are plain text: blank lines
// part paragraphs, a line that is only an address becomes a link.
export const mail = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Sent to a land owner after registering',
    REGISTERED_WELCOME_FAN: 'Sent to a member after registering',
    FORGOT_PASSWORD: 'Sent to someone who has forgotten their password',
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Welcome to Fieldfare, {{name}}',
    body: 'Hello {{name}},\n\nThank you for bringing your land to Fieldfare. Your first community is ready. Please confirm your email address, so that others can see it:\n\n{{verifyUrl}}\n\nPeople who draw an area that touches your land join your community automatically. You can talk with them, ask them questions and tell them what you’re doing:\n\n{{siteUrl}}\n\nDidn’t register? Then you can ignore this email.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Welcome to Fieldfare, {{name}}',
    body: 'Hello {{name}},\n\nThank you for joining Fieldfare. Please confirm your email address, so that others can see the areas you draw:\n\n{{verifyUrl}}\n\nThen put the nature you love on the map:\n\n{{siteUrl}}\n\nDidn’t register? Then you can ignore this email.',
  },
  FORGOT_PASSWORD: {
    title: 'A new password for Fieldfare',
    body: 'Hello {{name}},\n\nSomeone, hopefully you, asked for a new password. You can choose one here:\n\n{{resetUrl}}\n\nThe link works once and expires after {{minutes}} minutes. Didn’t ask for it? Then you can ignore this email: your password stays the same.',
  },
  newEmail: {
    title: 'Confirm your new email address',
    body: 'Hello {{name}},\n\nYou asked Fieldfare to use this address from now on. Please confirm it:\n\n{{verifyUrl}}\n\nUntil then we’ll keep using your old address.',
  },
  oldEmail: {
    title: 'Your email address for Fieldfare is about to change',
    body: 'Hello {{name}},\n\nSomeone entered a new email address for your account: {{newEmail}}. We’ll use it once it has been confirmed.\n\nIf this wasn’t you, please sign in and change your password now:\n\n{{siteUrl}}',
  },
  leaving: {
    title: 'Your Fieldfare account will be deleted',
    body: 'Hello {{name}},\n\nYou asked us to delete your account. That will happen on {{date}}. Until then you can sign in and keep it:\n\n{{siteUrl}}\n\nIf this wasn’t you, please sign in, keep your account and change your password.',
  },
}
