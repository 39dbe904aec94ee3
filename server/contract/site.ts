/** The product's name, as titles and pages show it. */
export const siteName = 'Monday Writers';

export const siteDescription =
  'A community of writers that gathers every Monday at 7pm. Write stories, share them, read one another.';

/** Begins the README of a data export, which imports leave out. */
export const readmeOpening = 'Monday Writers: everything the server holds on ';
