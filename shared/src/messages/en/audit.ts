export const audit = {
  intro: 'Who did what, and when. The words people wrote are not in it, and nothing here can be changed.',
  filter: 'Show',
  all: 'Everything',
  group: {
    people: 'People',
    communities: 'Communities',
    content: 'Content and reports',
    moderators: 'Moderators',
    messages: 'Messages and email',
    site: 'Settings and maintenance',
  },
  onePerson: 'Only what concerns one person is shown.',
  loading: 'Loading the audit log',
  none: 'Nothing was done yet.',
  server: 'The server',
  changed: '{{before}} became {{after}}',
  other: 'Another act: {{action}}',
  deleted: 'Deleted: {{kind}}',
  restored: 'Restored: {{kind}}',
  kind: {
    thread: 'discussion',
    comment: 'comment',
    treasure: 'treasure',
    poll: 'poll',
    polis: 'polis conversation',
    pledge: 'support project',
    meeting: 'meeting',
  },
  act: {
    account: {
      owner: 'Became a land owner',
      grantAdmin: 'Made an admin',
      revokeAdmin: 'Is no longer an admin',
    },
    people: {
      read: 'Looked at an account',
      owner: 'Made a land owner',
      notOwner: 'Is no longer a land owner',
      tags: 'Changed labels',
      disabled: 'Disabled an account',
      enabled: 'Enabled an account',
    },
    community: {
      add: 'Started a community',
      change: 'Edited a community',
      correct: 'Corrected the outline of land',
      delete: 'Deleted a community',
      restore: 'Restored a community',
      claim: {
        approved: 'Approved land',
        declined: 'Declined land',
      },
      correction: {
        waiting: 'Asked to correct an outline',
        approved: 'Approved a corrected outline',
        declined: 'Declined a corrected outline',
        withdrawn: 'Withdrew a corrected outline',
      },
    },
    report: {
      dismissed: 'Kept what was reported',
      reopened: 'Reopened reports',
    },
    story: {
      kept: 'Kept a reported story',
      hidden: 'Hid a story',
      shown: 'Showed a story again',
    },
    thread: {
      keepOnTop: 'Put a discussion on top, or took it off',
    },
    treasure: {
      hidePlace: 'Changed how exactly a treasure is shown',
    },
    moderator: {
      added: 'Made a moderator',
      removed: 'Is no longer a moderator',
      restored: 'Is a moderator again',
      refused: 'Declined a request to moderate',
      reconsidered: 'Reopened a request to moderate',
    },
    message: {
      add: 'Sent a message to members',
    },
    setting: {
      change: 'Changed a setting',
    },
    maintenance: {
      update: 'Added missing settings',
      intersectAreas: 'Started to join people to communities',
      intersected: 'Finished joining people to communities',
    },
    announcement: {
      advert: 'Saved an advert',
      advertDeleted: 'Deleted an advert',
      notice: 'Saved a notice',
      noticeDeleted: 'Deleted a notice',
    },
    task: {
      add: 'Added a task',
      change: 'Changed a task',
      remove: 'Removed a task',
    },
    polygon: {
      add: 'Added a shape',
    },
    error: {
      generated: 'Tested error reporting',
    },
  },
}
