import { fileNamer, safeName } from '../../../../server/features/stories/export/fileNames';
import { minMs } from '../../../support/minMs';

describe('the name of a file', () => {
  it.each([
    ['The Lamp', 'The Lamp'],
    ['Either/Or: a Tale', 'Either-Or - a Tale'],
    ['What? "No" <never> *', 'What No never'],
    ['C:\\Windows\\..\\evil', 'C-Windows-..-evil'],
    ['../../etc/passwd', 'etc-passwd'],
    ['-rf *', 'rf'],
    ['.hidden', 'hidden'],
    ['The end...', 'The end'],
    ['  two\n lines\t and  more ', 'two lines and more'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['com¹', '_com¹'],
    ['LPT9 .old', '_LPT9 .old'],
    ['Console', 'Console'],
    ['a\u0000b\u001b[31mc', 'ab[31mc'],
    ['evil\u202egnp.exe', 'evilgnp.exe'],
    ['\ud800half', 'half'],
    ['e\u0301te\u0301', 'été'],
    ['مرحبا بالعالم', 'مرحبا بالعالم'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩‍👩‍👧 at home', '👩‍👩‍👧 at home'],
    ['月曜日の夜', '月曜日の夜'],
    ['', 'Untitled'],
    ['...', 'Untitled'],
    ['???', 'Untitled'],
    ['\u200b', 'Untitled'],
  ])('of %j is %j', (title, name) => expect(safeName(title)).toBe(name));

  it('is short enough for every system, and splits no character', () => {
    for (const letter of ['a', 'é', '月', '👩‍👩‍👧', '👍🏽', 'நி']) {
      const name = fileNamer('.md')(letter.repeat(255));
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(210);
      expect(name.length).toBeLessThanOrEqual(110);
      expect(name.slice(0, -3).replaceAll(letter, '')).toBe('');
    }
  });

  it('ends neither in a space nor in a dot after it was shortened', () => {
    expect(safeName(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
    expect(safeName(`${'a'.repeat(98)}. b`)).toBe('a'.repeat(98));
  });

  it('that is a device name is changed even after it was shortened', () => {
    expect(safeName(`con.${'a'.repeat(200)}`)).toMatch(/^_con\.a+$/);
  });
});

describe('names in one folder', () => {
  const named = (...titles: string[]) => titles.map(fileNamer('.md', 'Untitled Note'));

  it('differ in more than case, composition of accents, width or joiners', () => {
    const names = named(
      'Straße',
      'STRASSE',
      'été',
      'E\u0301TE\u0301',
      'a\u200db',
      'AB',
      'Ａb',
      'ı',
      'I',
      'i',
    );
    expect(
      new Set(
        names.map((name) =>
          name
            .normalize('NFKD')
            .replace(/\u200d/g, '')
            .toUpperCase(),
        ),
      ).size,
    ).toBe(names.length);
  });

  it('get a number if they are used already, also by a title that looks like a numbered one', () => {
    expect(named('Lamp', 'Lamp (2)', 'Lamp', 'Lamp (2)')).toEqual([
      'Lamp.md',
      'Lamp (2).md',
      'Lamp (3).md',
      'Lamp (2) (2).md',
    ]);
  });

  it('stay short if long titles repeat', () => {
    const names = named(...new Array<string>(12).fill('b'.repeat(255)));
    expect(new Set(names).size).toBe(12);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(103);
  });

  it('are found quickly for 5,000 equal titles', () => {
    const titles = new Array<string>(5_000).fill('');
    expect(new Set(named(...titles)).size).toBe(5_000);
    expect(minMs(2_000, () => named(...titles))).toBeLessThan(2_000);
  });
});
