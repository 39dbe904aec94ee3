declare module 'linebreak' {
  /** Finds line break opportunities. Source: Unicode Standard Annex 14. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getMirroredCharacter(character: string): string | null;
  }
  /** The bidirectional algorithm. Source: Unicode Standard Annex 9. */
  export default function bidiFactory(): Bidi;
}
