import type { MailBlock, MailContent, MailSite, MailText } from './mailContent';
import { escapeHtml, mailHtml } from './mailHtml';

const textOf = (block: MailBlock): string => {
  switch (block.kind) {
    case 'button':
      return block.link;
    case 'quote':
      return `${block.text.replace(/^/gm, '> ')}\n${block.by}`;
    case 'group':
      return `${block.text}\n${'-'.repeat(Math.min(40, block.text.length))}`;
    case 'line':
      return `${block.text}${block.note ? `\n${block.note}` : ''}\n${block.link}`;
    default:
      return block.text;
  }
};

/** Most lines of one mail, and bytes of its lines: a mail has at most 60 KB in all. */
export const linesMax = 50;
const linesBytesMax = 45_000;
/** Bytes of a line without its texts. */
const lineBytes = 800;

/** Returns as many of the first items as a mail has room for. Each becomes a line. */
export function itemsThatFit<Item>(items: readonly Item[], lineOf: (item: Item) => MailBlock): Item[] {
  let bytes = 0;
  return items.slice(0, linesMax).filter((item) => {
    bytes += lineBytes + Buffer.byteLength(escapeHtml(JSON.stringify(lineOf(item))));
    return bytes <= linesBytesMax;
  });
}

/** Renders a mail as plain text and as HTML. */
export function renderMail(content: MailContent, site: MailSite): MailText {
  const { subject, heading, blocks, reason, links = [], unsubscribe } = content;
  const { appUrl, groupName } = site;
  const footer = [`${groupName}\n${appUrl}`, reason, ...links.map(({ label, link }) => `${label}: ${link}`)];
  const text = [heading, ...blocks.map(textOf), `-- \n${footer.filter(Boolean).join('\n')}`]
    .filter(Boolean)
    .join('\n\n');
  const button = blocks.find((block) => block.kind === 'button');
  return { subject, text, html: mailHtml(content, site), link: button?.link ?? appUrl, unsubscribe };
}
