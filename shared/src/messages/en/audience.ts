/** Who sees what a person fills in; one text for each of `AUDIENCES`. */
export const audience = {
  everyone: 'Everyone sees this',
  named: 'Everyone sees this beside what you write. Beside your areas only if you choose so.',
  profile: 'Everyone sees this if you show your profile',
  owners: 'The owners of this land read this with your name, if you show your name. Otherwise only you.',
  ownersByName: 'You and the owners of this land, with your name',
  ownersNotYet: 'Only you, as long as you do not show your name. Then the owners of this land read it too.',
  roughly: 'Everyone sees this to within a kilometre; you, the moderators and the owner see the exact location',
  totals: 'Only you. The owners of this land see totals of five people or more.',
  you: 'Only you see this',
  admins: 'Only you and the admins of the platform see this',
  nobody: 'Nobody can read this, not even we',
}
