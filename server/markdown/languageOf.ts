import { normalForm } from '../contract/normalForm';

/** Scripts that mostly one language uses. */
const languageByScript: readonly [string, RegExp][] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/**
 * Scripts of several languages, each with letters that only it uses, and their minimum percentage among a text's letters. The first
 * match counts. `und` has the letters of languages that aren't distinguished.
 */
const languagesByLetters: readonly [
  script: RegExp,
  readonly [language: string, own: RegExp, percent: number][],
][] = [
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

/** The commonest words of languages that share Latin or Devanagari letters. */
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

const languagesByWord = new Map<string, Language[]>();
for (const language of Object.keys(commonWords) as Language[])
  for (const word of commonWords[language].split(' '))
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);

/** Characters of a text that are examined. */
const examinedMax = 20_000;
/** Minimum share and number of common words. English is expected, so fewer are enough. */
const minEnglish = { share: 1 / 10, words: 1 } as const;
const minOther = { share: 1 / 6, words: 4 } as const;
/** The best of similar languages must have so many times the common words of the next one. */
const minLead = 1.2;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The kind of Chinese of a text in Han without kana; `und` for a few characters, which may be a Japanese title. */
function chineseOf(text: string): string {
  if (countOf(text, /\p{Script=Han}/gu) < 12 || countOf(text, /[的了是我你们們这這个個她]/g) === 0)
    return 'und';
  const simplified = countOf(text, /[们这个说时来国为会对没过]/g);
  const traditional = countOf(text, /[們這個說時來國為會對沒過]/g);
  if (simplified === traditional) return 'zh';
  return simplified > traditional ? 'zh-Hans' : 'zh-Hant';
}

/** The language with the most common words in the text; `und` if there are too few, or similar languages have as many. */
function languageByWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = new Map<Language, number>();
  for (const word of words)
    for (const language of languagesByWord.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const ranking = [...counts].sort(([, one], [, other]) => other - one);
  const [[best, count] = ['en', 0], [, nextCount] = ['', 0]] = ranking;
  const min = best === 'en' ? minEnglish : minOther;
  const isEnough = count >= min.words && count >= words.length * min.share;
  return isEnough && count >= nextCount * minLead ? best : 'und';
}

/** A letter of another script than Latin; in texts without any, letters of scripts aren't counted. */
const notLatin = /[^\0-\u036f\u1e00-\u20cf]/;
const vietnamese = /[ơưđ]|[\u1EA0-\u1EF9]/gi;

/** Guesses a text's language from its script, letters and commonest words; `und` rather than a wrong one. */
export function languageOf(text: string): string {
  const start = normalForm('NFC', text.slice(0, examinedMax));
  let letters: number | undefined;
  const exceedsShare = (pattern: RegExp, share: number) => {
    letters ??= countOf(start, /\p{L}/gu);
    return countOf(start, pattern) > letters * share;
  };
  if (notLatin.test(start)) {
    const [language] = languageByScript.find(([, script]) => exceedsShare(script, 1 / 4)) ?? [];
    if (language) return language;
    if (exceedsShare(/\p{Script=Han}/gu, 1 / 2)) return chineseOf(start);
    const [, languages] = languagesByLetters.find(([script]) => exceedsShare(script, 1 / 2)) ?? [];
    if (languages)
      return languages.find(([, own, percent]) => exceedsShare(own, percent / 100))?.[0] ?? 'und';
  }
  return countOf(start, vietnamese) > 0 && exceedsShare(vietnamese, 0.04) ? 'vi' : languageByWords(start);
}

/** A BCP 47 tag; undefined if the language can't be guessed. */
export function guessedLanguage(text: string): string | undefined {
  const language = languageOf(text);
  return language === 'und' ? undefined : language;
}
