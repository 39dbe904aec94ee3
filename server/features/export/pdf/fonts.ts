import { readFileSync } from 'node:fs';

/** How a piece of text looks; its faces follow from it. */
export interface TextStyle {
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  strike?: boolean;
  /** Where it leads, if anywhere. */
  link?: string;
}

const file = (family: string, face: string, name: string) =>
  `@expo-google-fonts/${family}/${face}/${name}_${face}.ttf`;
const pair = (family: string, name: string) => ({
  regular: file(family, '400Regular', name),
  bold: file(family, '700Bold', name),
});
const only = (family: string, name: string) => {
  const regular = file(family, '400Regular', name);
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
} as const;

/** What is looked through, in turn, for what the text's own face does not have. */
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

/** A font file. */
export type Face = `${Family} ${'regular' | 'bold'}`;

/** What we use of pdfkit's own fonts. */
interface PdfFont {
  widthOfString(text: string, size: number, features?: string[]): number;
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
  /** How it has set each word so far. */
  layoutCache: Record<string, unknown>;
}

/** What we use of pdfkit's documents that its types do not have. */
interface FontHolder {
  font(name: string): unknown;
  registerFont(name: string, file: Buffer): unknown;
  _font: PdfFont;
}

const fileOf = (face: Face) => {
  const [family, weight] = face.split(' ') as [Family, 'regular' | 'bold'];
  return families[family][weight];
};

/** Font files stay read as long as the thread lives. */
const read = new Map<string, Buffer>();
function fileBytes(name: string): Buffer {
  const known = read.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(name));
  read.set(name, bytes);
  return bytes;
}

/** Words are set once and remembered; a text of a million words that no other has would fill the memory with them. */
const rememberedLetters = 300_000;

/** Shown by no font: what joins, hides or turns other characters. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const emoji = /\p{Emoji_Presentation}|\ufe0f/u;
/** White space and punctuation belong to no script: they stay in the face before. */
const common = /^[\s\p{P}]$/u;

/** The fonts of one document: which of them has what, and how wide it is there. */
export class Fonts {
  private readonly holder: FontHolder;
  private readonly fonts = new Map<Face, PdfFont>();
  private measured = 0;
  private readonly covered = new Map<Face, Map<number, boolean>>();

  constructor(document: PDFKit.PDFDocument) {
    this.holder = document as unknown as FontHolder;
  }

  private fontOf(face: Face): PdfFont {
    const known = this.fonts.get(face);
    if (known) return known;
    this.holder.registerFont(face, fileBytes(fileOf(face)));
    this.holder.font(face);
    // The file is in the PDF under one name, whichever of the faces it stands for.
    this.fonts.set(face, this.holder._font);
    return this.holder._font;
  }

  /** Makes the face the one that the document writes in. */
  use(face: Face): void {
    this.fontOf(face);
    this.holder.font(face);
  }

  width(face: Face, text: string, size: number): number {
    this.measured += text.length;
    if (this.measured > rememberedLetters) {
      this.measured = 0;
      for (const font of this.fonts.values()) font.layoutCache = {};
    }
    return this.fontOf(face).widthOfString(text, size);
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

  /** The face that a style asks for. */
  faceOf({ bold, italic, code }: TextStyle): Face {
    const family = code ? 'mono' : italic ? 'serifItalic' : 'serif';
    return `${family} ${bold ? 'bold' : 'regular'}`;
  }

  /** What people take for one character, and the face to show it in: `own` where that has it, or else another. */
  shown(character: string, own: Face, before: Face, style: TextStyle): { text: string; face: Face } {
    const points = [...character];
    const visible = points.filter((point) => !ignorable.test(point));
    const has = (face: Face) => visible.every((point) => this.covers(face, point.codePointAt(0) ?? 0));
    const weight = style.bold ? 'bold' : 'regular';
    const stays = before !== own && common.test(character) && has(before);
    const candidates: Face[] = stays
      ? [before]
      : emoji.test(character)
        ? [`emoji ${weight}`, own]
        : [own, ...fallbacks.map((family): Face => `${family} ${weight}`)];
    const face = candidates.find(has) ?? own;
    // What the face has no sign for would stand there as an empty box.
    const text = points
      .filter((point) => !ignorable.test(point) || this.covers(face, point.codePointAt(0) ?? 0))
      .join('');
    return { text, face };
  }
}
