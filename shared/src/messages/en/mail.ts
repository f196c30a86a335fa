// The mail templates as a new installation starts with them; admins change them later. Bodies are plain text: blank lines
// part paragraphs, a line that is only an address becomes a link.
export const mail = {
  descriptions: {
    REGISTERED_WELCOME_OWNER: 'Sent to a land owner after registering',
    REGISTERED_WELCOME_FAN: 'Sent to a member after registering',
    FORGOT_PASSWORD: 'Sent to someone who has forgotten their password',
    MEETING_INVITED: 'Goes to the members of a community when a meeting is planned',
    MEETING_SELECTED: 'Goes to those who have a seat at a meeting, with the link and a calendar file',
    COMMUNITY_MESSAGE: 'Sent to the members of a community with a message of its owner',
    REGISTER_REMINDER_HAS_AREAS_1:
      'Sent once, a week after registering, to members who have drawn fewer than four areas',
    REGISTER_REMINDER_NO_AREAS_1: 'Sent once, a week after registering, to members who have drawn no area yet',
    ACCOUNT_KNOWN: 'Sent to someone whose address was registered again',
    ADDRESS_CLAIMED: 'Sent to someone whose address another account wants to use',
    PASSWORD_CHANGED: 'Sent to someone whose password was changed',
    NEW_EMAIL: 'Sent to a new email address, so that it is confirmed',
    OLD_EMAIL: 'Sent to the old email address when a new one was entered',
    ACCOUNT_LEAVING: 'Sent to someone who has asked for their account to be deleted',
    PLEDGED: 'Sent to someone who pledged something that goes on',
    PLEDGED_ONCE: 'Sent to someone who pledged something once',
    PLEDGE_DUE: 'Sent two weeks before a pledge goes on',
    LAND_APPROVED: 'Sent to an owner whose corrected outline was approved',
    LAND_DECLINED: 'Sent to an owner whose corrected outline was declined',
    MEETING_MISSED: 'Sent to those who were not drawn for a meeting',
    MEETING_CHANGED: 'Sent when the time and the link of a meeting have changed',
    MEETING_TIME_CHANGED: 'Sent when the time of a meeting has changed',
    MEETING_LINK_CHANGED: 'Sent when the link of a meeting has changed',
    MEETING_CANCELLED: 'Sent when a meeting was cancelled',
    MEETING_RESUMED: 'Sent when a cancelled meeting takes place after all',
    CALL_NOW: 'Sent at once to someone about one new thing',
    CALLS_NOW: 'Sent at once to someone about several new things',
    WEEKLY: 'Sent once a week with what happened around someone’s areas and in their communities',
  },
  /** What a link says, by the template's name for it; the first link of a mail is a button. */
  buttons: {
    verifyUrl: 'Confirm email address',
    resetUrl: 'Choose a new password',
    siteUrl: 'Open Fieldfare',
    forgotUrl: 'Choose a new password',
    mergeUrl: 'Put it into my account',
    communityUrl: 'Open the community',
    meetingUrl: 'View the meeting',
    joinUrl: 'Open the meeting',
    messageUrl: 'Read in the app',
    inboxUrl: 'Open my inbox',
    manageUrl: 'Change, pause or end it',
    projectUrl: 'View the support project',
    itemUrl: 'View',
    firstUrl: 'View',
    overviewUrl: 'Open my overview',
    settingsUrl: 'Open my settings',
  },
  layout: {
    copy: 'The button doesn’t work? Copy this address into your browser:',
    footer: 'This email is about your account at {{site}}.',
    listFooter: '{{from}} sent you this through {{site}}.',
    unsubscribe: 'No more of these emails',
    support: 'Questions? Write to',
  },
  mailbox: {
    title: 'Mailbox',
    intro: 'This installation sends no email. It shows every email here instead.',
    empty: 'No emails yet. An email appears here within seconds of being sent.',
    back: 'All emails',
    to: 'To',
    designed: 'As people see it',
    text: 'Plain text',
    source: 'Source',
    gone: 'This email is no longer here.',
  },
  /** The page behind the link that ends these mails. */
  stop: {
    ask: 'No more emails with messages of communities?',
    askText:
      'You’ll still read the messages in the app. It also ends the emails that this site sends to many people. Emails about your account, such as a new password, always come.',
    submit: 'Stop these emails',
    done: 'You’ll get no more of these emails',
    doneText:
      'You still read messages of communities in the app, and can change your mind in your settings or here. Emails about your account still come.',
    noneText: 'You chose to get no messages of communities at all. You can change that in your settings.',
    again: 'Send me these emails again',
    gone: 'This link no longer works',
    goneText: 'The account that it belonged to is gone, or the link is incomplete.',
  },
  stopCalls: {
    weekly: {
      ask: 'No more weekly email?',
      askText:
        'You’ll still see in the app what is new around your areas and in your communities. Emails about your account, such as a new password, always come.',
      done: 'You’ll get no more weekly email',
      doneText: 'You can change your mind here or in your settings.',
    },
    now: {
      ask: 'No more emails about what is new?',
      askText:
        'You’ll still see in the app what is new. Messages of communities and emails about your account are not affected.',
      done: 'You’ll get no more emails about what is new',
      doneText: 'You can change your mind here or in your settings.',
    },
  },
  REGISTERED_WELCOME_OWNER: {
    title: 'Welcome to Fieldfare',
    body: 'Hello {{name}},\n\nThank you for bringing your land to Fieldfare. Your first community is ready. Please confirm your email address, so that others can see it:\n\n{{verifyUrl}}\n\nPeople who draw an area that touches your land join your community automatically. You can talk with them, ask them questions and tell them what you’re doing:\n\n{{siteUrl}}\n\nDidn’t register? Then you can ignore this email.',
  },
  REGISTERED_WELCOME_FAN: {
    title: 'Welcome to Fieldfare',
    body: 'Hello {{name}},\n\nThank you for joining Fieldfare. Please confirm your email address, so that others can see the areas you draw:\n\n{{verifyUrl}}\n\nThen put the nature you love on the map:\n\n{{siteUrl}}\n\nDidn’t register? Then you can ignore this email.',
  },
  REGISTER_REMINDER_HAS_AREAS_1: {
    title: 'Your favourite places are waiting for you',
    body: 'Hello {{name}},\n\nYou have drawn your first places on Fieldfare. With four of them your picture is complete, and you see who else cares for the same nature.\n\nIt takes a few minutes:\n\n{{siteUrl}}',
  },
  REGISTER_REMINDER_NO_AREAS_1: {
    title: 'Which place would you miss?',
    body: 'Hello {{name}},\n\nA week ago you joined Fieldfare, and you have not drawn a place yet. Think of the spot that you would miss most, and put it on the map. Nobody needs to be good at drawing.\n\n{{siteUrl}}',
  },
  FORGOT_PASSWORD: {
    title: 'A new password for Fieldfare',
    body: 'Hello {{name}},\n\nSomeone, hopefully you, asked for a new password. You can choose one here:\n\n{{resetUrl}}\n\nThe link works once and expires after {{minutes}} minutes. Didn’t ask for it? Then you can ignore this email: your password stays the same.',
  },
  MEETING_INVITED: {
    title: 'You’re invited: {{title}}',
    body: 'Hello {{name}},\n\n{{from}} invites you to an online meeting: {{title}}.\n\n{{when}}\n\n{{description}}\n\nLet us know whether you can come:\n\n{{meetingUrl}}\n\nIf more people want to come than there are seats, the seats are drawn. With this fingerprint you can check the draw afterwards: {{commitment}}',
  },
  MEETING_SELECTED: {
    title: 'You have a seat: {{title}}',
    body: 'Hello {{name}},\n\nYou have a seat at the online meeting {{title}} of {{from}}.\n\n{{when}}\n\nThis is the link. Please don’t pass it on:\n\n{{joinUrl}}\n\nThe calendar file is attached. Can’t you come after all? Then give your seat to someone else:\n{{meetingUrl}}',
  },
  COMMUNITY_MESSAGE: {
    title: '{{from}}: {{title}}',
    body: 'Hello {{name}},\n\n{{body}}\n\n{{from}}\n\n{{messageUrl}}\n\nAll your messages:\n{{inboxUrl}}',
  },
  /** In place of the name of a person who has not verified the address. */
  someone: 'there',
  ACCOUNT_KNOWN: {
    title: 'You already have a Fieldfare account',
    body: 'Hello {{name}},\n\nSomeone, hopefully you, just registered at Fieldfare with this address. You already have an account with it, so you can sign in with the password you have:\n\n{{siteUrl}}\n\nForgotten it? Choose a new one here:\n\n{{forgotUrl}}\n\nWas it you, and did you already draw something? Open this link to put it into your account:\n\n{{mergeUrl}}\n\nWas it not you? Then you can ignore this email: nobody has seen or changed anything of yours.',
  },
  ADDRESS_CLAIMED: {
    title: 'You already have a Fieldfare account',
    body: 'Hello {{name}},\n\nSomeone, hopefully you, asked to use this address for another Fieldfare account. You already have an account with it, so nothing changes.\n\nTo use the address elsewhere, first give this account another one:\n\n{{siteUrl}}\n\nWas it not you? Then you can ignore this email.',
  },
  PASSWORD_CHANGED: {
    title: 'Your Fieldfare password was changed',
    body: 'Hello {{name}},\n\nYour password was just changed, by someone who was signed in and knew the old one. All other devices have been signed out.\n\nWas it not you? Then choose a new password now:\n\n{{forgotUrl}}',
  },
  NEW_EMAIL: {
    title: 'Confirm your new email address',
    body: 'Hello {{name}},\n\nYou asked Fieldfare to use this address from now on. Please confirm it:\n\n{{verifyUrl}}\n\nUntil then we’ll keep using your old address.',
  },
  OLD_EMAIL: {
    title: 'Your email address for Fieldfare is about to change',
    body: 'Hello {{name}},\n\nSomeone entered a new email address for your account: {{newEmail}}. We’ll use it once it has been confirmed.\n\nIf this wasn’t you, please sign in and change your password now:\n\n{{siteUrl}}',
  },
  ACCOUNT_LEAVING: {
    title: 'Your Fieldfare account will be deleted',
    body: 'Hello {{name}},\n\nYou asked us to delete your account. That will happen on {{date}}. Until then you can sign in and keep it:\n\n{{siteUrl}}\n\nIf this wasn’t you, please sign in, keep your account and change your password.',
  },
  PLEDGED: {
    title: 'You pledged {{amount}}',
    body: 'Hello {{name}},\n\nYou pledged {{amount}} for “{{title}}” in {{community}}. It goes on until you end it; the next date is {{date}}. It is virtual: nothing is charged.\n\nYou can change, pause or end it here at any time, without signing in:\n\n{{manageUrl}}\n\nThis link is for this one pledge. Anyone who has this email can use it.\n\n{{projectUrl}}',
  },
  PLEDGED_ONCE: {
    title: 'You pledged {{amount}}',
    body: 'Hello {{name}},\n\nYou pledged {{amount}} for “{{title}}” in {{community}}. It is virtual: nothing is charged.\n\nYou can change or end it here at any time, without signing in:\n\n{{manageUrl}}\n\nThis link is for this one pledge. Anyone who has this email can use it.\n\n{{projectUrl}}',
  },
  PLEDGE_DUE: {
    title: 'Your pledge for “{{title}}” goes on',
    body: 'Hello {{name}},\n\nOn {{date}} your pledge of {{amount}} for “{{title}}” in {{community}} goes on. There is nothing to do, and nothing is charged.\n\nWould you rather change, pause or end it?\n\n{{manageUrl}}\n\n{{projectUrl}}',
  },
  LAND_APPROVED: {
    title: 'The new outline of {{title}} was approved',
    body: 'Hello {{name}},\n\nAn admin approved the new outline of {{title}}. It is on the map now, and the people whose areas touch the new land have joined:\n\n{{communityUrl}}',
  },
  LAND_DECLINED: {
    title: 'The new outline of {{title}} was declined',
    body: 'Hello {{name}},\n\nAn admin looked at the new outline of {{title}} and declined it. The reason: {{reason}}\n\nThe old outline stays. You can correct it differently:\n\n{{communityUrl}}',
  },
  MEETING_MISSED: {
    title: 'The seats have been drawn: {{title}}',
    body: 'Hello {{name}},\n\nMore people wanted to come to {{title}} than there are seats. This time you were not drawn. You are on the reserve list: if someone gives their seat back and it is your turn, you’ll get the link right away.\n\nHere you see the draw and can check it:\n\n{{meetingUrl}}',
  },
  MEETING_CHANGED: {
    title: 'Another time and link: {{title}}',
    body: 'Hello {{name}},\n\nThe time and the link of {{title}} have changed. The new time:\n\n{{when}}\n\nThe new link:\n\n{{joinUrl}}\n\nThe new calendar file is attached. Can’t you come now? Then give your seat to someone else:\n{{meetingUrl}}',
  },
  MEETING_TIME_CHANGED: {
    title: 'Another time: {{title}}',
    body: 'Hello {{name}},\n\nThe time of {{title}} has changed. The new time:\n\n{{when}}\n\nThe link is the same:\n\n{{joinUrl}}\n\nThe new calendar file is attached. Can’t you come now? Then give your seat to someone else:\n{{meetingUrl}}',
  },
  MEETING_LINK_CHANGED: {
    title: 'Another link: {{title}}',
    body: 'Hello {{name}},\n\nThe link of {{title}} has changed. The new link:\n\n{{joinUrl}}\n\nThe time is the same:\n\n{{when}}\n\nThe new calendar file is attached.\n{{meetingUrl}}',
  },
  MEETING_CANCELLED: {
    title: 'Cancelled: {{title}}',
    body: 'Hello {{name}},\n\nThe meeting {{title}} of {{from}} has been cancelled. It was to begin on:\n\n{{when}}\n\nThe community is still here:\n\n{{communityUrl}}',
  },
  MEETING_RESUMED: {
    title: 'It takes place after all: {{title}}',
    body: 'Hello {{name}},\n\nWe told you that {{title}} was cancelled. It takes place after all:\n\n{{when}}\n\nEverything about it:\n\n{{meetingUrl}}',
  },
  CALL_NOW: {
    title: '{{first}}',
    body: 'Hello {{name}},\n\n{{first}}\n\n{{firstUrl}}\n\nYou chose to hear about this at once. You can change that in your settings:\n{{settingsUrl}}',
  },
  CALLS_NOW: {
    title: '{{count}} new things for you',
    body: 'Hello {{name}},\n\nThis is new:\n\n{{lines}}\n\n{{overviewUrl}}\n\nYou chose to hear about this at once. You can change that in your settings:\n{{settingsUrl}}',
  },
  WEEKLY: {
    title: 'Your week in nature: {{first}}',
    body: 'Hello {{name}},\n\nThis happened around your areas and in your communities, and you haven’t seen it yet:\n\n{{lines}}\n\n{{overviewUrl}}\n\nYou choose what is in this weekly email in your settings:\n{{settingsUrl}}',
  },
}
