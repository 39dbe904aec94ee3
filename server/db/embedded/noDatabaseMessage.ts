const installCommands: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '  brew install mariadb',
  win32: [
    '  winget install MariaDB.Server      (or the installer from mariadb.org)',
    '  then create a database and set     DATABASE_URL=mysql://user:password@127.0.0.1:3306/writers',
  ].join('\n'),
};

const linuxCommands = [
  '  Debian, Ubuntu    sudo apt-get install mariadb-server-core mariadb-client-core',
  '  Fedora, RHEL      sudo dnf install mariadb-server',
  '  Arch              sudo pacman -S mariadb',
  '  Alpine            sudo apk add mariadb mariadb-client',
].join('\n');

/** The instructions if no database could be provided. */
export function noDatabaseMessage(failedAttempts: string[]): string {
  return [
    'No database could be found or provided.',
    ...(failedAttempts.length > 0
      ? ['', 'Tried:', ...failedAttempts.map((reason) => `- ${reason.replaceAll('\n', '\n  ')}`)]
      : []),
    '',
    'Any one of these will do; then start again:',
    '',
    installCommands[process.platform] ?? linuxCommands,
    '  Docker            install and start it; the app then runs its database there',
    '  a server you have DATABASE_URL=mysql://user:password@host:3306/name  (MariaDB 10.11 or MySQL 8.4, or later)',
  ].join('\n');
}
