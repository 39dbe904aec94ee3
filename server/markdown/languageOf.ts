import { normalForm } from '../contract/normalForm';

/** Scripts used mostly by one language. */
const byScript: readonly [string, RegExp][] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/**
 * Scripts of several languages, which differ in their letters: the first with so many of its own among a hundred letters.
 * `und` has the letters of languages that aren't distinguished.
 */
const byLetters: readonly [RegExp, readonly [string, RegExp, number][]][] = [
  [
    /\p{Script=Arabic}/gu,
    [
      ['und', /[ښځډړېۇۆێڕڵڭٻڄ]/g, 1],
      ['ur', /[ٹڈڑںےھہ]/g, 2],
      ['fa', /[پچژگکی]/g, 4],
      ['ar', /[ةىأإي]/g, 1],
    ],
  ],
  [
    /\p{Script=Cyrillic}/gu,
    [
      ['und', /[әғқңөұүһҷӣӯѓќѕўӏӧӕӑӗҫӈ]/gi, 0.1],
      ['uk', /[їєґ]/gi, 0.3],
      ['sr', /[јљњћђ]/gi, 1],
      ['ru', /[ыэ]/gi, 0.5],
      ['bg', /ъ/gi, 0.7],
    ],
  ],
];

/** The commonest words of languages that share a script. */
const commonWords = {
  en: 'the and of to was that with her his it in is he she they you my not for had',
  de: 'der die und das ist nicht ich sie ein eine mit auf den von zu dem sich es im er wir',
  nl: 'de het een van en ik niet dat ze zijn op met voor was er hij maar te aan je',
  af: 'die van en is nie het dat in om te wat vir met sy ek maar was hy op',
  fr: 'le la les et des une un est que pas je il elle dans pour qui sur au ne du de',
  es: 'el la los de que en un una no se por con su las lo del es al como más',
  ca: 'el la els de que en un una no es per amb les del és al va com dels més',
  gl: 'os as de que do da en un unha non se por con na no para máis dos ao como',
  pt: 'os as de que do da em um uma não se por com na no para mais dos ao como',
  it: 'il di che la una un non per è in si del con della le sono da lo ma gli',
  ro: 'și în de la cu nu un pe că este din mai să ca era se care am ce sau',
  sv: 'och att det som en på är av för inte med den jag till han var ett hon om',
  da: 'og at det er en på af for ikke med den jeg til han var et hun mig nu',
  nb: 'og å det er en på av for ikke med den jeg til han var et hun meg nå',
  nn: 'og å det er ein på av for ikkje med den eg til han var eit ho meg no',
  pl: 'nie się na do to że jest jak po co tak za od był przez ale go tylko oraz',
  cs: 'se na je že to do jsem ale jak by pro si byl jako tak už po co když nebo',
  sk: 'sa na je že to do som ale ako by pre si bol tak už po čo keď alebo ktorý',
  hr: 'je i u se na da su ne što bi ali kao od za koji nije sam bio jer samo',
  sl: 'je in v se na da so ne kaj bi ampak kot od za ki ni sem bil ker samo',
  hu: 'az és hogy nem is egy volt de ez meg csak mint már még van minden vagy',
  fi: 'ja on ei se hän että oli en mutta niin kun joka mitä minä ovat tai hänen',
  et: 'ja on ei et ta oli see ma kui aga mis oma ning siis ka kes',
  tr: 'bir ve bu da de için ne çok gibi daha ama ben her ki olan ile mi değil',
  id: 'yang dan di tidak ini itu dengan untuk dari pada ke dalam aku dia akan',
  tl: 'ang ng sa na mga at ay ko si kung hindi niya ito ako para nang',
  hi: 'है हैं और का की के में से को था थी थे ने पर यह वह नहीं मैं',
  mr: 'आहे आणि मी तो ती ते नाही हे होते होता होती या हा की',
} as const;

type Language = keyof typeof commonWords;

const languagesBy = new Map<string, Language[]>();
for (const language of Object.keys(commonWords) as Language[])
  for (const word of commonWords[language].split(' '))
    languagesBy.set(word, [...(languagesBy.get(word) ?? []), language]);

const looksAt = 20_000;
/** English is expected, so less of it is enough. */
const minEnglish = { share: 1 / 10, words: 1 } as const;
const minOther = { share: 1 / 6, words: 4 } as const;
/** Among similar languages the best has so many times the words of the next. */
const ahead = 1.2;

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Without kana; a title of a few characters may be Japanese. */
function chineseIn(text: string): string {
  if (countOf(text, /\p{Script=Han}/gu) < 12 || countOf(text, /[的了是我你们們这這个個她]/g) === 0)
    return 'und';
  const lead = countOf(text, /[们这个说时来国为会对没过]/g) - countOf(text, /[們這個說時來國為會對沒過]/g);
  return lead > 0 ? 'zh-Hans' : lead < 0 ? 'zh-Hant' : 'zh';
}

function byWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = new Map<Language, number>();
  for (const word of words)
    for (const language of languagesBy.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [[best, count] = ['en', 0], [, next] = ['', 0]] = [...counts].sort(
    ([, one], [, other]) => other - one,
  );
  const least = best === 'en' ? minEnglish : minOther;
  return count >= least.words && count >= words.length * least.share && count >= next * ahead ? best : 'und';
}

/** Letters of other scripts than Latin; without any, none is counted. */
const notLatin = /[^\0-\u036f\u1e00-\u20cf]/;
const vietnamese = /[ơưđ]|[\u1EA0-\u1EF9]/gi;

/** Guesses a text's language from its script, letters and commonest words; `und` rather than a wrong one. */
export function languageOf(text: string): string {
  const start = normalForm('NFC', text.slice(0, looksAt));
  let letters: number | undefined;
  const isMostly = (what: RegExp, share: number) => {
    letters ??= countOf(start, /\p{L}/gu);
    return countOf(start, what) > letters * share;
  };
  if (notLatin.test(start)) {
    const known = byScript.find(([, script]) => isMostly(script, 1 / 4));
    if (known) return known[0];
    if (isMostly(/\p{Script=Han}/gu, 1 / 2)) return chineseIn(start);
    const script = byLetters.find(([letters]) => isMostly(letters, 1 / 2));
    if (script) return script[1].find(([, own, percent]) => isMostly(own, percent / 100))?.[0] ?? 'und';
  }
  return countOf(start, vietnamese) > 0 && isMostly(vietnamese, 0.04) ? 'vi' : byWords(start);
}

/** A BCP 47 tag; undefined if the language can't be guessed. */
export function guessedLanguage(text: string): string | undefined {
  const language = languageOf(text);
  return language === 'und' ? undefined : language;
}
