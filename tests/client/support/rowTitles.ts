import { screen, within } from '@testing-library/react';

/** The headings of the rows of the list on the screen. */
export const rowTitles = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
