/** What hiding a text does, as the dialogs say. */
export const hidingText =
  'Only its author can read it then, and is told why. You can restore it among the settled reports.';
