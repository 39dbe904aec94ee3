import type { MailKind } from '../model/mail.entity';

export interface MailFacts {
  kind: MailKind;
  /** The username: a display name is arbitrary text, which strangers could have us mail to others. */
  username: string;
  /** Tokens of its link, if it has one. */
  tokens: readonly string[];
  /** When it was requested. */
  at: Date;
  appUrl: string;
  timeZone: string;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** The address that the mail's button opens. */
  link: string;
}

interface Letter {
  subject: string;
  opening: string[];
  button: { label: string; link: string };
  closing: string[];
}

const letters: Record<MailKind, (facts: MailFacts) => Letter> = {
  password_reset: ({ tokens: [access = '', refresh = ''], appUrl }) => ({
    subject: 'Choose a new password for Monday Writers',
    opening: ['You asked for a new password. Choose it on this page:'],
    button: {
      label: 'Choose a new password',
      link: `${appUrl}/#access_token=${access}&refresh_token=${refresh}&type=recovery`,
    },
    closing: [
      'The link works once, within an hour. A new password signs you out everywhere.',
      'If you did not ask for it, you need not do anything: your password stays as it is. Please don’t pass the link on.',
    ],
  }),
  magic_link: ({ tokens: [token = ''], appUrl }) => ({
    subject: 'Your link to sign in to Monday Writers',
    opening: ['You asked for a link that signs you in. Here it is:'],
    button: { label: 'Sign in', link: `${appUrl}/auth/magic-link?token=${token}` },
    closing: [
      'The link works once, within 15 minutes.',
      'If you did not ask for it, you need not do anything: nobody gets in without this mail. Please don’t pass the link on.',
    ],
  }),
  email_confirmation: ({ tokens: [token = ''], username, appUrl }) => ({
    subject: 'Confirm your address for Monday Writers',
    opening: [
      `An account named ${username} was made with this address. If it is yours, confirm the address where you are signed in:`,
    ],
    button: { label: 'Confirm this address', link: `${appUrl}/auth/confirm?token=${token}` },
    closing: [
      'The link works once, within 7 days. Opened on a device that is signed in to the account, it leaves everything as it is. Opened anywhere else, it signs out every other device and removes the password.',
      'If you did not make the account, you need not do anything. Please don’t pass the link on.',
    ],
  }),
  password_changed: ({ at, appUrl, timeZone }) => ({
    subject: 'Your Monday Writers password was changed',
    opening: [
      `The password of your account was changed on ${timeOf(at, timeZone)}. Other devices were signed out.`,
      'If that was you, all is well. If it was not, choose a new password at once:',
    ],
    button: { label: 'Choose a new password', link: `${appUrl}/forgot-password` },
    closing: [],
  }),
};

const timeOf = (at: Date, timeZone: string) => {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${time.format(at)} (${timeZone})`;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The mail as plain text and as HTML with a light and a dark theme. */
export function textOf(facts: MailFacts): MailText {
  const { subject, opening, button, closing } = letters[facts.kind](facts);
  const greeting = `Hello ${facts.username},`;
  const text = [greeting, ...opening, button.link, ...closing, `Monday Writers\n${facts.appUrl}`].join(
    '\n\n',
  );

  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #1a1714 !important; color: #eae2d4 !important; }
  .quiet { color: #b8ad9c !important; }
  .button { background: #9ccba4 !important; color: #14211a !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf6ee;color:#28231d">
<div class="page" style="max-width:520px;margin:0 auto;padding:32px 24px;background:#faf6ee;color:#28231d;font:17px/1.6 Georgia,'Times New Roman',serif">
${paragraph(greeting)}
${opening.map(paragraph).join('\n')}
<p style="margin:24px 0"><a class="button" href="${escaped(button.link)}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#2b6243;color:#fffdf8;font:600 16px/1.25 system-ui,sans-serif;text-decoration:none">${escaped(button.label)}</a></p>
${closing.map(paragraph).join('\n')}
<p class="quiet" style="margin:32px 0 0;color:#5c5347;font-size:14px">Monday Writers<br><a class="quiet" href="${escaped(facts.appUrl)}" style="color:#5c5347">${escaped(facts.appUrl)}</a></p>
</div>
</body>
</html>
`;
  return { subject, text, html, link: button.link };
}
