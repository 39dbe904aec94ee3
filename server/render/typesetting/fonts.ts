import { readFileSync } from 'node:fs';

/** Inline style of a text; determines its font face. */
export interface TextStyle {
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  strike?: boolean;
  link?: string;
  /** A mark that belongs to the word before it: no line begins with it. */
  mark?: boolean;
  /** A face of the app's screens, instead of the serif. */
  family?: 'literata' | 'figtree';
}

const file = (family: string, face: string, name: string) =>
  `@expo-google-fonts/${family}/${face}/${name}_${face}.ttf`;
/** A family that has a bold face. */
const pair = (family: string, name: string) => ({
  regular: file(family, '400Regular', name),
  bold: file(family, '700Bold', name),
});
/** A family with one face for both weights. */
const only = (family: string, name: string, face = '400Regular') => {
  const regular = file(family, face, name);
  return { regular, bold: regular };
};

const families = {
  serif: pair('noto-serif', 'NotoSerif'),
  serifItalic: {
    regular: file('noto-serif', '400Regular_Italic', 'NotoSerif'),
    bold: file('noto-serif', '700Bold_Italic', 'NotoSerif'),
  },
  mono: pair('noto-sans-mono', 'NotoSansMono'),
  hebrew: pair('noto-serif-hebrew', 'NotoSerifHebrew'),
  arabic: pair('noto-naskh-arabic', 'NotoNaskhArabic'),
  devanagari: pair('noto-serif-devanagari', 'NotoSerifDevanagari'),
  emoji: pair('noto-emoji', 'NotoEmoji'),
  symbols: only('noto-sans-symbols-2', 'NotoSansSymbols2'),
  moreSymbols: pair('noto-sans-symbols', 'NotoSansSymbols'),
  literata: only('literata', 'Literata', '500Medium'),
  figtree: only('figtree', 'Figtree', '600SemiBold'),
} as const;

/** Families searched in order for characters that the text's own face lacks. */
const fallbacks = [
  'serif',
  'hebrew',
  'arabic',
  'devanagari',
  'mono',
  'symbols',
  'emoji',
  'moreSymbols',
] as const;

type Family = keyof typeof families;

export type Face = `${Family} ${'regular' | 'bold'}`;

/** The outline of a glyph, in the font's units. */
interface Outline {
  transform(xx: number, yx: number, xy: number, yy: number, x: number, y: number): Outline;
  /** As SVG path data. */
  toSVG(): string;
}

/** The parts of pdfkit's internal font class that we use. */
interface PdfFont {
  /** Positions are in thousandths of the size. */
  layout(text: string): {
    glyphs: { path: Outline }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  widthOfString(text: string, size: number): number;
  font: { hasGlyphForCodePoint(codePoint: number): boolean; unitsPerEm: number };
  /** pdfkit's cache of laid-out words. */
  layoutCache: Record<string, unknown>;
}

/** Members of pdfkit's document that are missing in its types. */
interface FontHolder {
  font(name: string): unknown;
  registerFont(name: string, file: Buffer): unknown;
  _font: PdfFont;
}

const fileOf = (face: Face) => {
  const [family, weight] = face.split(' ') as [Family, 'regular' | 'bold'];
  return families[family][weight];
};

/** The font files that were read; they stay for the lifetime of the thread. */
const filesRead = new Map<string, Buffer>();
function fileBytes(name: string): Buffer {
  const known = filesRead.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(name));
  filesRead.set(name, bytes);
  return bytes;
}

/** The caches of words' layouts and widths are cleared after this many letters: unique words would fill the memory. */
const maxCachedLetters = 300_000;

/** The text needs more work than a file is worth. Work is counted instead of timed, so that every machine makes the same files. */
export class TooMuchToSetError extends Error {
  override name = 'TooMuchToSetError';
}

/** Matches characters that need no glyph: joiners, invisible and direction characters. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;
/** Matches white space and punctuation, which stay in the previous character's face. */
const faceNeutral = /^[\s\p{P}]$/u;

/** The fonts of one document: glyph coverage, text widths and outlines. */
export class Fonts {
  private readonly holder: FontHolder;
  private readonly fonts = new Map<Face, PdfFont>();
  private measuredLetters = 0;
  private readonly widths = new Map<Face, Map<string, number>>();
  private readonly covered = new Map<Face, Map<number, boolean>>();

  constructor(document: PDFKit.PDFDocument) {
    this.holder = document as unknown as FontHolder;
  }

  private fontOf(face: Face): PdfFont {
    const known = this.fonts.get(face);
    if (known) return known;
    this.holder.registerFont(face, fileBytes(fileOf(face)));
    this.holder.font(face);
    // pdfkit embeds a file once, whichever face uses it.
    this.fonts.set(face, this.holder._font);
    return this.holder._font;
  }

  /** Selects the face for drawing. */
  use(face: Face): void {
    this.fontOf(face);
    this.holder.font(face);
  }

  /** The width of a text in the unit of its size. */
  width(face: Face, text: string, size: number): number {
    let width = 0;
    for (let start = 0; start < text.length; ) {
      const space = text.indexOf(' ', start);
      const end = space < 0 ? text.length : space + 1;
      width += this.widthOfWord(face, text.slice(start, end));
      start = end;
    }
    return (width * size) / 1_000;
  }

  /** In thousandths of the size. Widths are cached, because words recur and shaping them is most of the work. */
  private widthOfWord(face: Face, word: string): number {
    const known = this.widths.get(face)?.get(word);
    if (known !== undefined) return known;
    this.measuredLetters += word.length;
    if (this.measuredLetters > maxCachedLetters) {
      this.measuredLetters = 0;
      this.widths.clear();
      for (const font of this.fonts.values()) font.layoutCache = {};
    }
    const width = this.fontOf(face).widthOfString(word, 1_000);
    const widths = this.widths.get(face) ?? new Map<string, number>();
    this.widths.set(face, widths.set(word, width));
    return width;
  }

  /** The outlines of a text as SVG path data, with its base line from `x`, `y`. */
  outlines(face: Face, text: string, { x, y, size }: { x: number; y: number; size: number }): string {
    const font = this.fontOf(face);
    const { glyphs, positions } = font.layout(text);
    const scale = size / font.font.unitsPerEm;
    let at = x;
    let outlines = '';
    for (const [n, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
      const [left, base] = [at + (xOffset * size) / 1000, y - (yOffset * size) / 1000];
      outlines += path.transform(scale, 0, 0, -scale, left, base).toSVG();
      at += (xAdvance * size) / 1000;
    }
    return outlines;
  }

  covers(face: Face, codePoint: number): boolean {
    let known = this.covered.get(face);
    if (!known) {
      known = new Map();
      this.covered.set(face, known);
    }
    let covers = known.get(codePoint);
    if (covers === undefined) {
      covers = this.fontOf(face).font.hasGlyphForCodePoint(codePoint);
      known.set(codePoint, covers);
    }
    return covers;
  }

  faceOf({ bold, italic, code, family }: TextStyle): Face {
    const usual = code ? 'mono' : italic ? 'serifItalic' : 'serif';
    return `${family ?? usual} ${bold ? 'bold' : 'regular'}`;
  }

  /**
   * A face with all glyphs of one grapheme: the style's `own` face if possible; undefined if no font has them. `before` is the face of
   * the grapheme before.
   */
  private faceWith(character: string, own: Face, before: Face, style: TextStyle): Face | undefined {
    const visible = [...character].filter((point) => !ignorable.test(point));
    const hasAll = (face: Face) => visible.every((point) => this.covers(face, point.codePointAt(0) ?? 0));
    const weight = style.bold ? 'bold' : 'regular';
    // The emoji font is left at once, because its spaces are far too wide.
    const keepsFace =
      before !== own && !before.startsWith('emoji') && faceNeutral.test(character) && hasAll(before);
    const candidates: Face[] = keepsFace
      ? [before]
      : emoji.test(character)
        ? [`emoji ${weight}`, own]
        : [own, ...fallbacks.map((family): Face => `${family} ${weight}`)];
    return candidates.find(hasAll);
  }

  /** Whether some font has all glyphs of a grapheme. */
  has(character: string, style: TextStyle): boolean {
    const own = this.faceOf(style);
    return this.faceWith(character, own, own, style) !== undefined;
  }

  /** One grapheme as it is drawn, and its face: `own` if it has all glyphs, otherwise a fallback. */
  withFace(character: string, own: Face, before: Face, style: TextStyle): { text: string; face: Face } {
    const points = [...character];
    const face = this.faceWith(character, own, before, style) ?? own;
    // Invisible characters without a glyph are removed, because they would be drawn as boxes.
    const text = points
      .filter((point) => !ignorable.test(point) || this.covers(face, point.codePointAt(0) ?? 0))
      .join('');
    return { text, face };
  }
}
