import type { MailBlock, MailContent, MailSite, MailText } from './mailContent';
import { mailHtml } from './mailHtml';

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

/** The mail as plain text and as HTML. */
export function setMail(content: MailContent, site: MailSite): MailText {
  const { subject, heading, blocks, reason, links = [], unsubscribe } = content;
  const { appUrl, groupName } = site;
  const foot = [`${groupName}\n${appUrl}`, reason, ...links.map(({ label, link }) => `${label}: ${link}`)];
  const text = [heading, ...blocks.map(textOf), `-- \n${foot.filter(Boolean).join('\n')}`]
    .filter(Boolean)
    .join('\n\n');
  const main = blocks.find((block) => block.kind === 'button');
  return { subject, text, html: mailHtml(content, site), link: main?.link ?? appUrl, unsubscribe };
}
