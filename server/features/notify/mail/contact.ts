import type { Config } from '../../../config/config';

/** Senders whose mail nobody reads, such as the default one. */
const isUnread = (address: string) => /^(?:no|do-?not)[-_.]?reply@/i.test(address);

/** The contact named in mails: the group's, which may be a page, or else the sender's address if it is read. */
export const contactOf = ({
  groupContact,
  mailFrom: { address },
}: Pick<Config, 'mailFrom'> & Partial<Pick<Config, 'groupContact'>>): string => {
  if (!groupContact) return isUnread(address) ? 'the organisers' : address;
  return /^https?:/i.test(groupContact) ? `the organisers: ${groupContact}` : groupContact;
};
