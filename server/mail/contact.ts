import type { Config } from '../config';

/** Whom a mail tells to write to: the group's contact, which may be a page, or else the sender's address. */
export const contactOf = ({
  groupContact,
  mailFrom,
}: Pick<Config, 'mailFrom'> & Partial<Pick<Config, 'groupContact'>>): string => {
  if (!groupContact) return mailFrom.address;
  return /^https?:/i.test(groupContact) ? `the organisers: ${groupContact}` : groupContact;
};
