/**
 * Weak words for passwords that people near this site are likely to choose and that general lists lack: the site, places and nature
 * around it, clubs, seasons, and "password" and "welcome" in its languages. In lower case, without accents and punctuation.
 */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `fieldfare kramsvogel wacholderdrossel litorne vogel vogels bird birds oiseau oiseaux natuur natur nature
  natuurgebied natuurliefhebber landschap landschaft paysage community gemeenschap terrein wandelen fietsen
  texel waddenzee wadden vlieland terschelling ameland schiermonnikoog denburg dekoog friesland groningen drenthe overijssel
  gelderland flevoland utrecht holland noordholland zuidholland zeeland brabant limburg nederland netherlands belgie belgium
  belgique vlaanderen antwerpen brussel bruxelles deutschland germany hamburg berlin munchen france paris europa europe
  amsterdam rotterdam denhaag eindhoven haarlem leeuwarden zwolle assen emmen alkmaar denhelder
  ajax feyenoord psv psveindhoven heerenveen fcgroningen fctwente twente fcutrecht vitesse azalkmaar sparta willemii
  bayern bayernmunchen borussia dortmund schalke schalke04 werder bremen barcelona realmadrid liverpool arsenal chelsea
  manchester psg marseille anderlecht clubbrugge standard
  welkom welcome willkommen bienvenue hallo hello bonjour wachtwoord password passwort motdepasse geheim secret qwerty
  qwertz azerty letmein inloggen login admin administrator beheerder account test tester
  lente voorjaar zomer herfst winter spring summer autumn fruhling sommer herbst printemps ete automne hiver
  januari februari maart april mei juni juli augustus september oktober november december
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday sunday
  liefde schatje lieverd mama papa moeder vader oma opa`
    .split(/\s+/)
    .filter(Boolean),
)
