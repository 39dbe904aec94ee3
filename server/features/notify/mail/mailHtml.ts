import { colors } from '../../../contract/theme';
import type { MailBlock, MailContent, MailSite } from './mailContent';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const { paper, ink, rule, accent } = colors;
const serif = "Literata,Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const breaks = 'word-break:break-word;overflow-wrap:anywhere';

/** Colours by class: the first in style attributes, the second for mail programs in dark mode. */
const classes = {
  page: { background: paper.DEFAULT },
  sheet: { background: paper.raised, 'border-color': rule.DEFAULT },
  ink: { color: ink.DEFAULT },
  quiet: { color: ink.muted },
  link: { color: accent.DEFAULT },
  button: { background: accent.DEFAULT, 'border-color': accent.DEFAULT, color: accent.ink },
  quote: { 'border-color': rule.strong, color: ink.muted },
  rule: { 'border-color': rule.DEFAULT },
} satisfies Record<string, Record<string, readonly [string, string]>>;

type Class = keyof typeof classes;

const valuesOf = (name: Class): [string, readonly [string, string]][] => Object.entries(classes[name]);

/** Class and style attributes with the colours of a class. The media query below gives elements of the classes `edge` and `room` less padding. */
const attributes = (name: Class | `${Class} ${'edge' | 'room'}`, style = '') =>
  `class="${name}" style="${valuesOf(name.split(' ')[0] as Class)
    .map(([property, [light]]) => `${property}:${light}`)
    .join(';')}${style && `;${style}`}"`;

/** The colours of a class in dark mode, as CSS. */
const darkOf = (name: Class) =>
  valuesOf(name)
    .map(([property, [, dark]]) => `${property}:${dark}!important`)
    .join(';');

const classNames = Object.keys(classes) as Class[];
/** Outlook on the web marks elements whose colours it changed, and doesn't know the media query. */
const darkStyles = [
  `@media (prefers-color-scheme:dark){${classNames.map((name) => `.${name}{${darkOf(name)}}`).join('')}}`,
  ...classNames.map((name) => `[data-ogsc] .${name},[data-ogsb] .${name}{${darkOf(name)}}`),
].join('\n');

const blockHtml = (block: MailBlock): string => {
  switch (block.kind) {
    case 'button':
      // The border is the padding, because Outlook for Windows ignores that of links.
      return `<p style="margin:28px 0"><a ${attributes('button', `display:inline-block;border-style:solid;border-width:12px 22px;border-radius:6px;font:600 16px/20px ${sans};text-decoration:none`)} href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`;
    case 'quote':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td dir="auto" ${attributes('quote', `border-left-width:3px;border-left-style:solid;padding:2px 0 2px 16px;font:17px/27px ${serif};${breaks}`)}>${escapeHtml(block.text).replaceAll('\n', '<br>')}<br><span style="font:14px/22px ${sans}">${escapeHtml(block.by)}</span></td></tr></table>`;
    case 'code':
      return `<p ${attributes('ink', `margin:22px 0;font:600 30px/38px ${sans};letter-spacing:0.16em`)}>${escapeHtml(block.text)}</p>`;
    case 'group':
      return `<h2 ${attributes('quiet', `margin:30px 0 4px;font:600 13px/20px ${sans};letter-spacing:0.04em;text-transform:uppercase`)}>${escapeHtml(block.text)}</h2>`;
    case 'line':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${attributes('rule', `border-bottom-width:1px;border-bottom-style:solid;padding:11px 0;${breaks}`)}><a ${attributes('ink', `font:17px/25px ${serif};text-decoration:none`)} href="${escapeHtml(block.link)}">${escapeHtml(block.text)}</a>${
        block.note
          ? `<br><span ${attributes('quiet', `font:14px/21px ${sans}`)}>${escapeHtml(block.note)}</span>`
          : ''
      }</td></tr></table>`;
    default:
      return `<p ${attributes('ink', `margin:0 0 16px;font:17px/27px ${serif};${breaks}`)}>${escapeHtml(block.text)}</p>`;
  }
};

const footHtml = ({ reason, links = [] }: MailContent, appUrl: string) => {
  const quietLink = (label: string, link: string) =>
    `<a ${attributes('quiet', 'text-decoration:underline')} href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;
  const lines = [
    reason && escapeHtml(reason),
    links.map(({ label, link }) => quietLink(label, link)).join(' &nbsp;·&nbsp; '),
    quietLink(appUrl.replace(/^https?:\/\//, ''), appUrl),
  ];
  return lines.filter(Boolean).join('<br>\n');
};

/** The mail as HTML: nested tables and inline styles, because Outlook and Gmail ignore most of the rest; no pictures, and nothing is loaded. */
export function mailHtml(content: MailContent, { appUrl, groupName }: MailSite): string {
  const { preview, heading, blocks } = content;
  const head = heading
    ? `<h1 ${attributes('ink', `margin:0 0 18px;font:600 23px/31px ${serif};${breaks}`)}>${escapeHtml(heading)}</h1>\n`
    : '';
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(groupName)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.room{padding:24px 20px 28px!important}.edge{padding:20px 12px 28px!important}}
${darkStyles}
</style>
</head>
<body ${attributes('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
${preview ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>\n` : ''}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes('page')}><tr><td ${attributes('page edge', 'padding:32px 16px 40px')} align="center">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 4px 18px"><a ${attributes('link', `font:600 19px/26px ${serif};text-decoration:none`)} href="${escapeHtml(appUrl)}">${escapeHtml(groupName)}</a></td></tr>
<tr><td align="left" ${attributes('sheet room', 'border-width:1px;border-style:solid;border-radius:10px;padding:34px 36px 36px')}>
${head}${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td align="left" ${attributes('quiet', `padding:20px 4px 0;font:14px/25px ${sans};${breaks}`)}>
${footHtml(content, appUrl)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
