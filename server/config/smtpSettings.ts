import type { SettingsReader } from './readSettings';

/** Options of nodemailer, which ignores others, such as a misspelt requireTLS. */
const smtpOption = /^(?:requireTLS|ignoreTLS|name|authMethod|tls\.\w+)$/;
/** It takes `no` for true, and nothing at all for false. */
const smtpSwitch = /^(?:requireTLS|ignoreTLS|tls\.rejectUnauthorized)$/;

export function smtpIn({ url }: SettingsReader, problems: string[]): string | undefined {
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587');
  for (const [option, value] of smtpUrl ? new URL(smtpUrl).searchParams : [])
    if (!smtpOption.test(option))
      problems.push(`SMTP_URL has the unknown option ${option}; ?requireTLS=true requires encryption`);
    else if (smtpSwitch.test(option) && !/^(?:true|false)$/.test(value))
      problems.push(`SMTP_URL must have ${option}=true or ${option}=false`);
  return smtpUrl;
}
