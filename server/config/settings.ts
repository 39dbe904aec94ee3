interface Setting {
  name: string;
  default?: string;
  meaning: string;
}

/** Every setting with default and meaning. docs/operating.md repeats them; a test compares. */
export const settings: readonly Setting[] = [
  { name: 'NODE_ENV', default: 'development', meaning: 'development, production or test' },
  { name: 'PORT', default: '4000', meaning: 'The port to listen on; 0 takes a free one' },
  { name: 'HOST', default: '127.0.0.1', meaning: 'The address to listen on' },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Where the embedded database, the development secret and unsent emails live',
  },
  {
    name: 'APP_URL',
    default: 'http://HOST:PORT',
    meaning: 'The address members use, for links and allowed origins',
  },
  {
    name: 'DATABASE_URL',
    meaning: 'mysql://user:password@host:port/name; without it the app runs its own MariaDB',
  },
  {
    name: 'DELETIONS_FILE',
    meaning:
      "Where this server lists the ids of deleted accounts, for restoring backups; DATA_DIR's deleted-accounts.jsonl",
  },
  { name: 'REDIS_URL', meaning: 'redis://…; carries events and limits between several servers' },
  {
    name: 'SMTP_URL',
    meaning: 'smtp://user:password@host:587; without it emails become files in DATA_DIR/outbox',
  },
  {
    name: 'MAIL_FROM',
    meaning:
      "Who sends email: an address, or a name and an address in angle brackets; no-reply@ APP_URL's host",
  },
  {
    name: 'GROUP_TIME_ZONE',
    default: 'UTC',
    meaning: "The group's time zone, as in Europe/London: weekly sessions keep their time of day in it",
  },
  {
    name: 'TERMS_FILE',
    meaning: 'A Markdown file, read at start, that replaces the Terms of Service at /terms',
  },
  {
    name: 'PRIVACY_FILE',
    meaning: 'A Markdown file, read at start, that replaces the Privacy Policy at /privacy',
  },
  {
    name: 'JOINING',
    default: 'open',
    meaning:
      'Who may make an account: open for everyone, approval if an organiser has to approve, invitation only by invitation, or closed',
  },
  {
    name: 'REQUIRE_SECOND_FACTOR',
    default: 'off',
    meaning:
      'off, or admins: administrators can use their role only in sign-ins by a passkey or with two-step sign-in',
  },
  {
    name: 'NEW_ACCOUNTS_WAIT',
    default: 'off',
    meaning:
      'on or off: whether first public stories of new accounts, and their comments with links, wait for an organiser',
  },
  {
    name: 'AI_CRAWLERS',
    default: 'refuse',
    meaning: 'allow or refuse: what robots.txt tells crawlers that gather texts to train models',
  },
  {
    name: 'READER_MAIL',
    default: 'off',
    meaning: 'on or off: whether visitors may follow the blog or an author by email',
  },
  {
    name: 'OIDC_ISSUER',
    meaning:
      'The https address of a provider that members may sign in with by OpenID Connect; goes with the next three',
  },
  { name: 'OIDC_CLIENT_ID', meaning: "This installation's id at the provider" },
  { name: 'OIDC_CLIENT_SECRET', meaning: "This installation's secret at the provider" },
  { name: 'OIDC_NAME', meaning: 'What the button calls the provider, as in Continue with Acme' },
  {
    name: 'ADMIN_EMAIL',
    meaning: 'The first admin, made at start if there is none; goes with ADMIN_PASSWORD',
  },
  { name: 'ADMIN_PASSWORD', meaning: "The first admin's password" },
  {
    name: 'RATE_LIMITS',
    default: '1',
    meaning: 'Multiplies every rate limit; 0 is off, which production refuses',
  },
  {
    name: 'MEMBER_STORAGE_MB',
    default: '2000',
    meaning: 'How many megabytes a member’s texts, with their drafts and earlier versions, can take',
  },
  {
    name: 'TRUST_PROXY',
    default: '0',
    meaning: 'How many proxies stand in front and may name the client address',
  },
  {
    name: 'AUTH_SECRET',
    meaning:
      'Signs access tokens, links and calendar addresses, and seals the secrets of authenticator apps; 32 characters or more; development makes and keeps its own',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'trace, debug, info, warn, error, fatal or silent' },
  {
    name: 'BUILD',
    meaning: 'What the information page calls this build, as a commit; the version otherwise',
  },
  {
    name: 'SHUTDOWN_GRACE_MS',
    default: '0',
    meaning: 'How long a stopping server still takes requests after /readyz says 503, in milliseconds',
  },
  {
    name: 'SLOW_STATEMENT_MS',
    default: '500',
    meaning: 'Statements that take as long, in milliseconds, are logged without their values; 0 logs none',
  },
  {
    name: 'METRICS_PORT',
    meaning: 'The port of the metrics for Prometheus; without it there are none',
  },
  { name: 'METRICS_HOST', default: '127.0.0.1', meaning: 'The address on which metrics are served' },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'http://… of an OpenTelemetry collector; without it nothing is traced',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    meaning: 'Headers for the collector, as name=value, separated by commas',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1',
    meaning: 'The part of requests and mails that is traced, from 0 to 1',
  },
];
