import { SITE_NAME } from './siteName.ts'

/** Matches invisible characters: because of them, texts that look the same can differ. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Small letters of other alphabets that look like Latin ones, from Unicode's list of confusables (UTS 39): only letters that occur in
 * people's names and in options of polls. Digits are left out, since 1 and l may both be meant.
 */
const CONFUSABLE = Object.fromEntries(
  [
    // Cyrillic
    ['авсԁеһіјкӏмнорԛѕтухѵԝ', 'abcdehijklmhopqstyxvw'],
    // Greek
    ['αβγεηικμνορστυχω', 'aþyenikmvopqtuxw'],
    // Armenian
    ['ցհյոսօ', 'ghjnuo'],
    // Latin
    ['ıȷɑɡɩʏ', 'ijagiy'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, [...to][at] ?? letter])),
)

/** Capitals that look like Latin ones, though their small letters do not. */
const CONFUSABLE_CAPITALS = Object.fromEntries(
  [
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
    ['АВЕЅІЈКМНОРСТУХ', 'abesijkmhopctyx'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, [...to][at] ?? letter])),
)

/** Returns the skeleton of a text: texts that look alike have the same one. It is compared and never shown. */
export const skeletonOf = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(SHAPELESS, '')]
    .map((letter) => CONFUSABLE_CAPITALS[letter] ?? letter.toLowerCase())
    .map((letter) => CONFUSABLE[letter] ?? letter)
    .join('')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Names that would pass for the site or for nobody, among them the texts shown for a former member in four languages. */
const RESERVED = new Set(
  [
    'admin',
    'admins',
    'administrator',
    'administrateur',
    'platformbeheerder',
    'moderator',
    'moderators',
    'modérateur',
    'support',
    'helpdesk',
    'team',
    'former member',
    'oud-lid',
    'ehemaliges mitglied',
    'ancien membre',
  ].map(skeletonOf),
)
const SITE = skeletonOf(SITE_NAME)

/** Tells whether a name is reserved for the site, in any spelling that looks like it. */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  return RESERVED.has(skeleton) || skeleton.split(/[^\p{L}\p{M}\p{N}]+/u).includes(SITE)
}

/** Tells whether one word of a name mixes letters of alphabets (Latin, Greek, Cyrillic) that can look alike. */
export const mixesAlphabets = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u].filter((each) => each.test(word)).length > 1,
    )
