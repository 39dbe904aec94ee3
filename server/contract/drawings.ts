/**
 * The product's drawings as the content of SVG elements. Their classes name colours of the theme: those of the app and of
 * the documents each have a rule for them.
 */

const writer = (body: string, hair: string) =>
  [
    `<path class="${body} plain" d="M34 174c-1-34 10-58 32-60 20-2 33 18 42 46l-3 14Z"/>`,
    '<circle class="paper" cx="84" cy="101" r="15"/>',
    `<path class="ink" d="${hair}"/>`,
    '<path d="M93 103v.1"/>',
    '<path class="light-line" d="M66 138c6 14 18 24 36 26"/>',
    '<path class="paper" d="M86 174c7-9 15-11 22-7 7-4 16-2 23 7Z"/>',
    '<path d="M108 167v7"/>',
    '<circle class="paper" cx="106" cy="163" r="5"/>',
    '<path d="m104 166 13-21"/>',
  ].join('');

/** The figure behind the table. */
const listener = [
  '<path class="paper" d="M143 174c0-32 13-48 37-48s37 16 37 48Z"/>',
  '<path d="M156 146c-1 10-1 18 0 28m48-28c1 10 1 18 0 28"/>',
  '<circle class="paper" cx="180" cy="108" r="15"/>',
  '<path class="ink" d="M164 107c-2-13 6-21 17-21s18 8 15 21c-3-8-8-11-15-11s-14 3-17 11Z"/>',
  '<path d="M174 110v.1m12-.1v.1m-9 6c2 1.5 4 1.5 6 0"/>',
  '<path class="paper" d="M188 174c6-9 14-11 21-7 7-4 15-2 21 7Z" transform="translate(-8 0)"/>',
  '<path d="M201 167v7"/>',
].join('');

/** A lamp over a table, open notebooks, people writing. */
export const motif = {
  viewBox: '0 0 360 224',
  content: [
    '<path class="glow plain" d="M150 66h60l124 108H26Z"/>',
    '<path d="M180 2v30"/>',
    '<path class="lamp plain" d="M167 66a13 10 0 0 0 26 0Z"/>',
    '<path class="accent plain" d="M144 66c2-21 16-34 36-34s34 13 36 34Z"/>',
    listener,
    writer('accent', 'M69 103c-2-12 4-20 15-20 8 0 14 4 15 12-8 0-15 0-20-2-2 5-5 8-10 10Z'),
    '<g transform="translate(360 0) scale(-1 1)">',
    writer(
      'ink',
      'M69 105c-5-13 1-23 13-24 9-1 15 4 17 11-9-2-16-1-20 3-3 3-4 6-4 11 0 9-2 16-8 21-3-7-2-14 2-22Z',
    ),
    '</g>',
    '<path class="paper" d="M152 156h15v18h-15Zm15 4h3a4 4 0 0 1 0 8h-3"/>',
    '<path d="M156 150c-2-3 2-4 0-7m7 7c-2-3 2-4 0-7"/>',
    '<path class="ink plain" d="M14 174h332v8H14Z"/>',
    '<path d="M52 182v40m256-40v40"/>',
  ].join(''),
} as const;

/** The lamp beside the product's name. */
export const lamp = {
  viewBox: '0 0 24 24',
  content:
    '<path class="glow" d="M12 11 4.5 21h15Z"/><path class="cord" d="M12 2.5v3"/><path class="accent" d="M6.5 12c.5-4 2.6-6.5 5.5-6.5s5 2.5 5.5 6.5Z"/>',
} as const;
