import { parser } from './parser';

/** Removes characters that XML doesn't allow, not even escaped. */
export const allowedInXml = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** Escapes a text for XML. */
export const xmlText = (text: string): string => parser.utils.escapeHtml(allowedInXml(text));
