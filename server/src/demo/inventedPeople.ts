import type { Locale } from '@fieldfare/shared/locale.ts'
import type { RegionName } from './places/regions.ts'

/** An invented person who draws areas. */
export interface Maker {
  name: string
  city: string
  /** The centre of most of their areas; null for visitors. */
  home: RegionName | null
  locale: Locale
}

const from = (home: RegionName | null, locale: Locale, people: readonly (readonly [name: string, city: string])[]) =>
  people.map(([name, city]): Maker => ({ name, city, home, locale }))

export const MAKERS: Maker[] = [
  ...from('texel', 'nl-nl', [
    ['Sanne Eelman', 'Den Burg'],
    ['Cor Drijver', 'De Koog'],
    ['Jitske Bakker', 'Oosterend'],
    ['Pieter Vlaming', 'Den Hoorn'],
    ['Lotte Witte', 'De Cocksdorp'],
  ]),
  ...from('wadden', 'nl-nl', [
    ['Wytske Visser', 'Nes'],
    ['Douwe Kiewiet', 'Hoorn'],
    ['Hilda Talsma', 'Schiermonnikoog'],
    ['Jelle Dijkstra', 'Dokkum'],
  ]),
  ...from('hogeland', 'nl-nl', [
    ['Aafke Toxopeus', 'Zoutkamp'],
    ['Harm Bolt', 'Warffum'],
    ['Trijntje Mellema', 'Pieterburen'],
    ['Jannes Huizinga', 'Uithuizen'],
  ]),
  ...from('groningen', 'nl-nl', [
    ['Ruth Okafor', 'Groningen'],
    ['Maaike Stuut', 'Groningen'],
    ['Berend Kuiper', 'Groningen'],
    ['Fatima El Idrissi', 'Groningen'],
    ['Thijs Wolthuis', 'Haren'],
    ['Geertje Nienhuis', 'Garnwerd'],
    ['Koen Zuidema', 'Lewenborg'],
    ['Iris van Dam', 'Groningen'],
    ['Sjoerd Pot', 'Ten Boer'],
  ]),
  ...from('drenthe', 'nl-nl', [
    ['Grietje Oosterhuis', 'Schipborg'],
    ['Jan Warmolts', 'Anloo'],
    ['Roelie Benning', 'Diever'],
    ['Bart Mulder', 'Assen'],
    ['Hennie Kleine', 'Appelscha'],
  ]),
  ...from('flevoland', 'nl-nl', [
    ['Ahmet Yildiz', 'Almere'],
    ['Monique Kramer', 'Lelystad'],
    ['Sven Haverkamp', 'Zeewolde'],
  ]),
  ...from('veluwe', 'nl-nl', [
    ['Gijs van den Brink', 'Ermelo'],
    ['Evelien Hendriks', 'Apeldoorn'],
    ['Wim Jansen', 'Rheden'],
    ['Nora Bouwmeester', 'Arnhem'],
    ['Teunis van Ginkel', 'Ede'],
    ['Saskia Pol', 'Nunspeet'],
  ]),
  ...from('limburg', 'nl-nl', [
    ['Jos Hermans', 'Gulpen'],
    ['Marie-Louise Schreurs', 'Valkenburg'],
    ['Bjorn Vandeberg', 'Maastricht'],
    ['Els Lardinois', 'Epen'],
    ['Rob Crutzen', 'Heerlen'],
  ]),
  ...from('biesbosch', 'nl-nl', [
    ['Ad van Gils', 'Drimmelen'],
    ['Linda Verschoor', 'Dordrecht'],
    ['Kees Romijn', 'Werkendam'],
    ['Yasmin Haddad', 'Breda'],
  ]),
  ...from('elsewhere', 'nl-nl', [
    ['Daan Molenaar', 'Amsterdam'],
    ['Priya Ramdin', 'Den Haag'],
    ['Joost Verweij', 'Utrecht'],
    ['Anneke Slagter', 'Zwolle'],
    ['Femke Hofstra', 'Leeuwarden'],
  ]),
  ...from(null, 'de-de', [
    ['Katrin Lohmann', 'Oldenburg'],
    ['Jürgen Brandt', 'Münster'],
    ['Heike Sommer', 'Aachen'],
    ['Matthias Vogt', 'Köln'],
  ]),
  ...from('groningen', 'en-us', [
    ['Emma Whitfield', 'Groningen'],
    ['Tomasz Zielinski', 'Groningen'],
  ]),
  ...from('elsewhere', 'en-us', [['Olivia Hart', 'Amsterdam']]),
  ...from('limburg', 'fr-fr', [['Claire Delvaux', 'Liège']]),
  ...from(null, 'fr-fr', [['Antoine Mercier', 'Lille']]),
]
