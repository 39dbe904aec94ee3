import type { Config } from '../../../config/config';

/** Whether an address is one whose mail nobody reads, such as the default sender. */
const isNoReply = (address: string) => /^(?:no|do-?not)[-_.]?reply@/i.test(address);

/** The contact named in mails: the group's, which may be a page, or else the sender's address if it is read. */
export const contactOf = ({
  groupContact,
  mailFrom: { address },
}: Pick<Config, 'mailFrom'> & Partial<Pick<Config, 'groupContact'>>): string => {
  if (!groupContact) return isNoReply(address) ? 'the organisers' : address;
  return /^https?:/i.test(groupContact) ? `the organisers: ${groupContact}` : groupContact;
};
