/**
 * Which folder may import which: docs/architecture.md, "Import rules". Type-only imports count.
 *
 * The domains below `features/` import what stands outside of it freely, and each other along these pairs only.
 */
const members = 'it reads and locks members for all others, and limits new accounts';

const pairs = {
  client: {
    members: {
      identity: 'passwords, addresses and sign-ins are managed among the settings',
      sessions: 'the dashboard shows the next sessions',
      staff: 'what others wrote can be reported where it is shown',
      stories: 'profiles and the dashboard list stories',
      writing: 'the dashboard shows goals and challenges',
    },
    notify: { identity: 'an address that isn’t confirmed is confirmed where it is mentioned' },
    sessions: { staff: 'what others wrote can be reported where it is shown' },
    staff: { identity: 'mails of an account are sent as from the account itself' },
    stories: {
      sessions: 'a story may be written in a session, which stays in sight',
      staff: 'what others wrote can be reported where it is shown',
      writing: 'a story may begin from an exercise, which stays in sight',
    },
  },
  server: {
    identity: { members },
    notify: {
      identity: 'mails carry links and codes of accounts',
      members,
      stories: 'readers and members are told of stories',
    },
    'own-data': {
      identity: 'the password is asked for, and sign-ins end',
      members,
      notify: 'whoever leaves no longer follows by mail',
      sessions: 'open pages show that a member is gone',
      stories: 'texts are exported as files of the same form',
      writing: 'written words are exported with their days',
    },
    sessions: { identity: 'a private address of a calendar is renewed by a fresh sign-in', members },
    staff: {
      identity: 'staff ends sign-ins and sends recovery',
      members,
      sessions: 'what is reported is removed as its author would',
      stories: 'what is reported is removed as its author would',
    },
    stories: {
      members,
      sessions: 'words written in a session are counted as a story is saved',
      writing: 'words are counted for their day as a story is saved',
    },
    writing: { members },
  },
};

/** What stands outside the features and may import them: it puts the app and its tools together. */
const composing = {
  client: 'routes\\.tsx$|main\\.tsx$|shell/',
  server: '(?:app|services|schema|main)\\.ts$|(?:rest|pages|cli|startup)/',
};

/** The domains that may be imported lie in one direction. */
function ensureNoCycle(edges, side) {
  const visit = (domain, path) => {
    if (path.includes(domain))
      throw new Error(`The allowed imports of ${side} form a cycle: ${[...path, domain].join(' → ')}`);
    for (const next of Object.keys(edges[domain] ?? {})) visit(next, [...path, domain]);
  };
  for (const domain of Object.keys(edges)) visit(domain, []);
}

const oneOf = (names) => `(?:${names.join('|')})`;

/** A domain imports itself, and those that it is paired with. */
function domainRules(side) {
  ensureNoCycle(pairs[side], side);
  const features = `^${side}/features/`;
  const paired = Object.keys(pairs[side]);
  return [
    {
      name: `${side}: what domains share imports none of them`,
      severity: 'error',
      from: { path: `^${side}/`, pathNot: [features, `^${side}/(?:${composing[side]})`] },
      to: { path: features },
    },
    {
      name: `${side}: domains that are paired with none import none`,
      severity: 'error',
      from: { path: `${features}([^/]+)/`, pathNot: `${features}${oneOf(paired)}/` },
      to: { path: features, pathNot: `${features}$1/` },
    },
    ...paired.map((feature) => ({
      name: `${side}: ${feature} imports the domains it is paired with`,
      severity: 'error',
      from: { path: `${features}${feature}/` },
      to: {
        path: features,
        pathNot: `${features}${oneOf([feature, ...Object.keys(pairs[side][feature])])}/`,
      },
    })),
  ];
}

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the contract imports nothing',
      severity: 'error',
      from: { path: '^server/contract/' },
      to: { pathNot: '^server/contract/' },
    },
    {
      name: 'client: widgets know neither features, Relay, sign-in nor settings',
      severity: 'error',
      from: { path: '^client/ui/' },
      to: { path: '^client/(?!ui/|lib/)|react-relay|relay-runtime' },
    },
    {
      name: 'client: the editor knows no Relay, no network and no storage',
      severity: 'error',
      from: { path: '^client/editor/' },
      to: { path: '^client/(?!editor/|lib/|ui/)|react-relay|relay-runtime' },
    },
    {
      name: 'client: of the server the contract and the Markdown renderer are shared',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/', pathNot: '^server/(?:contract|markdown)/' },
    },
    {
      name: 'server: no file of the client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    ...domainRules('client'),
    ...domainRules('server'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__|\\.d\\.ts$' },
  },
};
