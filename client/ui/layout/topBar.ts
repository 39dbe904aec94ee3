/** The media query of windows in which bars scroll away, because at 400 % zoom they would leave an editor two lines. */
export const scrollingBarsQuery = '@media (max-width: 47.99rem) and (max-height: 20rem)';
