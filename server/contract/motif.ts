/** Colours of the drawing, by their names in the theme. */
export type MotifColor = 'ink' | 'paper' | 'accent' | 'lamp' | 'lamp.glow';

export interface MotifShape {
  /** Path data. */
  d: string;
  fill?: MotifColor;
  /** `ink` unless given; null for none. */
  stroke?: MotifColor | null;
  mirrored?: true;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const lamp: readonly MotifShape[] = [
  { d: 'M150 66h60l124 108H26Z', fill: 'lamp.glow', stroke: null },
  { d: 'M180 2v30' },
  { d: 'M167 66a13 10 0 0 0 26 0Z', fill: 'lamp', stroke: null },
  { d: 'M144 66c2-21 16-34 36-34s34 13 36 34Z', fill: 'accent', stroke: null },
];

/** The figure behind the table. */
const listener: readonly MotifShape[] = [
  { d: 'M143 174c0-32 13-48 37-48s37 16 37 48Z', fill: 'paper' },
  { d: 'M156 146c-1 10-1 18 0 28m48-28c1 10 1 18 0 28' },
  { d: circle(180, 108, 15), fill: 'paper' },
  { d: 'M164 107c-2-13 6-21 17-21s18 8 15 21c-3-8-8-11-15-11s-14 3-17 11Z', fill: 'ink' },
  { d: 'M174 110v.1m12-.1v.1m-9 6c2 1.5 4 1.5 6 0' },
  { d: 'M180 174c6-9 14-11 21-7 7-4 15-2 21 7Z', fill: 'paper' },
  { d: 'M201 167v7' },
];

/** A figure at the left end of the table, with these clothes and this hair. */
const writer = (clothes: MotifColor, hair: string): readonly MotifShape[] => [
  { d: 'M34 174c-1-34 10-58 32-60 20-2 33 18 42 46l-3 14Z', fill: clothes, stroke: null },
  { d: circle(84, 101, 15), fill: 'paper' },
  { d: hair, fill: 'ink' },
  { d: 'M93 103v.1' },
  { d: 'M66 138c6 14 18 24 36 26', stroke: 'paper' },
  { d: 'M86 174c7-9 15-11 22-7 7-4 16-2 23 7Z', fill: 'paper' },
  { d: 'M108 167v7' },
  { d: circle(106, 163, 5), fill: 'paper' },
  { d: 'm104 166 13-21' },
];

const shortHair = 'M69 103c-2-12 4-20 15-20 8 0 14 4 15 12-8 0-15 0-20-2-2 5-5 8-10 10Z';
const longHair =
  'M69 105c-5-13 1-23 13-24 9-1 15 4 17 11-9-2-16-1-20 3-3 3-4 6-4 11 0 9-2 16-8 21-3-7-2-14 2-22Z';

const table: readonly MotifShape[] = [
  { d: 'M152 156h15v18h-15Zm15 4h3a4 4 0 0 1 0 8h-3', fill: 'paper' },
  { d: 'M156 150c-2-3 2-4 0-7m7 7c-2-3 2-4 0-7' },
  { d: 'M14 174h332v8H14Z', fill: 'ink', stroke: null },
  { d: 'M52 182v40m256-40v40' },
];

/**
 * The decorative drawing: a lamp over a table, open notebooks, people writing. Lines are 2 wide with round ends
 * and joins; `mirrored` shapes are reflected about the middle.
 */
export const motif = {
  width: 360,
  height: 224,
  shapes: [
    ...lamp,
    ...listener,
    ...writer('accent', shortHair),
    ...writer('ink', longHair).map((shape): MotifShape => ({ ...shape, mirrored: true })),
    ...table,
  ],
} as const;
