import { SITE_NAME } from './siteName.ts'

/** Characters without a shape: between letters they make texts differ that look the same. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Small letters of other alphabets that look like Latin ones, of Unicode's list of confusables (UTS 39): those that people's names and
 * the words of a ballot are written with. Digits are no part of it, since 1 and l may both be meant.
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

/** Names that read as if the site, or nobody, spoke; the texts of a former member in four languages among them. */
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

/** Tells whether a name is one of the site's own, however it is written. */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  return RESERVED.has(skeleton) || skeleton.split(/[^\p{L}\p{M}\p{N}]+/u).includes(SITE)
}

/** Tells whether one word of a name has letters of several alphabets, of which some pass for others. */
export const mixesAlphabets = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u].filter((each) => each.test(word)).length > 1,
    )
