/** At 400 % zoom the bars would leave an editor two lines, so they scroll away. */
export const barsScroll = '@media (max-width: 47.99rem) and (max-height: 20rem)';
