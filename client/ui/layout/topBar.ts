/** At 400 % zoom the bars would leave an editor two lines, so the top bar scrolls away. */
export const topBarScrolls = '@media (max-width: 47.99rem) and (max-height: 20rem)';
