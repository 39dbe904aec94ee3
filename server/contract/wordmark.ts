/** The lamp beside the product's name, as the content of an SVG element. Its classes name colours of the theme. */
export const lamp = {
  viewBox: '0 0 24 24',
  content:
    '<path class="glow" d="M12 11 4.5 21h15Z"/><path class="cord" d="M12 2.5v3"/><path class="accent" d="M6.5 12c.5-4 2.6-6.5 5.5-6.5s5 2.5 5.5 6.5Z"/>',
} as const;
