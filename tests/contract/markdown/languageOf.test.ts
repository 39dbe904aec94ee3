import { languageOf } from '../../../server/markdown/languageOf';

const texts: Record<string, string> = {
  en: 'It was late. She put the lamp on the table and read.',
  de: 'Es war spät. Sie stellte die Lampe auf den Tisch und las, bis der Regen nicht mehr zu hören war.',
  nl: 'Het was laat. Ze zette de lamp op tafel en las tot de regen niet meer te horen was.',
  af: 'Dit was laat. Sy het die lamp op die tafel gesit en gelees tot dit nie meer gereën het nie.',
  fr: 'Il était tard. Elle posa la lampe sur la table et lut, et la pluie ne tombait pas dans la cour.',
  es: 'Era tarde. Puso la lámpara en la mesa y leyó hasta que no se oía la lluvia por las calles del puerto.',
  ca: 'Era tard. Va posar el llum a la taula i va llegir fins que la pluja no es sentia pels carrers del port.',
  pt: 'Era tarde. Ela pôs a lâmpada na mesa e não leu mais, porque a chuva não se ouvia nas ruas do porto.',
  it: 'Era tardi. Mise la lampada sul tavolo e non lesse più la lettera che era arrivata con il treno del nord.',
  ro: 'Era târziu. A pus lampa pe masă și nu a mai citit scrisoarea care a venit cu trenul din nord.',
  sv: 'Det var sent. Hon ställde lampan på bordet och läste till regnet inte hördes mer.',
  da: 'Det var sent. Hun satte lampen på bordet og læste, til jeg ikke hørte regnen mere. Nu sov hun af træthed.',
  nb: 'Det var sent. Hun satte lampen på bordet og leste, og jeg hørte ikke regnet da hun så på meg nå.',
  pl: 'Było późno. Postawiła lampę na stole i nie czytała, bo to był list od brata, a on się za nim chował.',
  cs: 'Bylo pozdě. Postavila lampu na stůl a četla, ale nebo se zatáhlo a už to jsem nevěděl, když na mě hleděla.',
  hr: 'Bilo je kasno. Stavila je lampu na stol i čitala, ali kiša nije prestala jer su oblaci bili od jutra nad gradom.',
  sl: 'Bilo je pozno. Postavila je svetilko na mizo in brala, ampak dež ni ponehal, ker so bili oblaki že od jutra nad mestom.',
  hu: 'Késő volt. Az asztalra tette a lámpát és olvasott, de az eső már nem hallatszott, csak az óra.',
  fi: 'Oli myöhä. Hän pani lampun pöydälle ja luki, mutta sade ei kuulunut kun kello oli kaksi.',
  tr: 'Geç olmuştu. Lambayı masaya koydu ve okudu, ama yağmur daha çok yağdı, ne bir ses ne de bir ışık.',
  id: 'Sudah larut. Dia meletakkan lampu di meja dan membaca, tetapi hujan itu tidak terdengar dari rumah ini.',
  vi: 'Đã khuya. Cô đặt đèn lên bàn và đọc đến khi không còn nghe tiếng mưa rơi trên đường.',
  ru: 'Было поздно. Она поставила лампу на стол и читала, пока дождь не утих.',
  uk: 'Було пізно. Вона поставила лампу на стіл і читала її лист, доки дощ не вщух.',
  bg: 'Беше късно. Тя сложи лампата на масата и чете, докато дъждът спря.',
  sr: 'Било је касно. Ставила је лампу на сто и читала док киша није стала.',
  el: 'Ήταν αργά. Άφησε τη λάμπα στο τραπέζι και διάβασε.',
  he: 'היה מאוחר. היא הניחה את המנורה על השולחן וקראה.',
  ar: 'كان الوقت متأخرا. وضعت المصباح على الطاولة وقرأت إلى الصباح.',
  fa: 'دیر وقت بود. چراغ را روی میز گذاشت و خواند تا باران بند آمد.',
  ur: 'رات ہو چکی تھی۔ اس نے میز پر چراغ رکھا اور پڑھنے لگی۔',
  hi: 'देर हो गई थी। उसने मेज़ पर दीपक रखा और पढ़ने लगी। वह रात भर नहीं सोई।',
  ja: '夜も遅かった。彼女はランプを机に置いて読んだ。',
  ko: '늦은 밤이었다. 그녀는 등불을 탁자에 놓고 읽었다.',
  th: 'ดึกแล้ว เธอวางตะเกียงบนโต๊ะแล้วอ่าน',
  'zh-Hans': '夜深了。她把灯放在桌上,读到雨停的时候,我们都没说话。',
  'zh-Hant': '夜深了。她把燈放在桌上,讀到雨停的時候,我們都沒說話。',
};

test.each(Object.entries(texts))('a text in %s is known', (language, text) => {
  expect(languageOf(text)).toBe(language);
  // One long word more doesn’t change it.
  expect(languageOf(`Edinburgh! ${text.repeat(3)}`)).toBe(language);
});

test('Vietnamese is known by its tones, too', () => {
  const text =
    'Bà cụ ngồi bên bếp lửa, kể chuyện ngày xưa cho lũ trẻ nghe. Mấy bạn nhỏ im lặng, chỉ có tiếng củi nổ lách tách.';
  expect(languageOf(text)).toBe('vi');
});

test.each([
  ['nothing', ''],
  ['numbers', '12, 24 — 1000'],
  ['few words', 'Die Hard'],
  ['a name', 'La Paz, El Alto'],
  [
    'Latin',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
  ],
  ['Swahili', 'Ilikuwa usiku. Aliweka taa juu ya meza akasoma barua ya ndugu yake mpaka mvua ikaisha.'],
  ['Basque', 'Berandu zen. Lanpara mahai gainean jarri zuen eta irakurri egin zuen, euria gelditu arte.'],
  ['Kazakh', 'Түн еді. Ол шамды үстелге қойып, жаңбыр басылғанша оқыды.'],
  ['Pashto', 'ناوخته وه. هغې ډیوه پر مېز کېښوده او لیک یې ولوست، تر څو چې باران ودرېد.'],
  ['a few Chinese characters, which may be Japanese', '東京物語'],
  [
    'Dutch and English in equal parts',
    'Het was de dag and the night of het een van en the that with her ze zijn',
  ],
])('nothing is said about %s', (_, text) => {
  expect(languageOf(text)).toBe('und');
});

test('the beginning decides', () => {
  expect(languageOf(`${`${texts.fr}\n`.repeat(300)}${texts.de}`)).toBe('fr');
});
