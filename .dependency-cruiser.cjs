/**
 * Which folder may import which: docs/architecture.md, "Import rules". Type-only imports count.
 *
 * Features import what stands outside the features freely, and each other along these pairs only. The pairs have no
 * cycle, which is checked below.
 */
const pairs = {
  client: {
    admin: {
      report: 'why something was reported is told in the words of the dialog',
      account: 'a mail is sent and told as an account’s own',
      settings: 'a test email is sent as from the settings',
    },
    dashboard: {
      account: 'an address that isn’t confirmed is confirmed where it is told',
      goal: 'the member’s goals and challenges are shown as on their page',
      session: 'the next sessions are shown as in the list of sessions',
      story: 'unpublished changes are marked as in the list of stories',
    },
    journal: { note: 'the notes of an entry are rows as in the list of notes' },
    comment: { report: 'what others wrote can be reported and hidden where it is shown' },
    feedback: { report: 'what others wrote can be reported where it is shown' },
    profile: {
      report: 'what others wrote can be reported where it is shown',
      story: 'a member’s public stories are a list of stories',
    },
    session: {
      calendar: 'sessions are added to a calendar where they are listed',
      room: 'the page of a session holds its room and its summary',
    },
    room: { report: 'what others wrote can be reported where it is shown' },
    notification: { account: 'an address that isn’t confirmed is confirmed where it is told' },
    settings: { account: 'passwords and addresses are changed by the rules of sign-up' },
    story: {
      comment: 'the page of a story ends with its comments',
      exercise: 'a story may begin from an exercise, which stays in sight',
      import: 'stories are imported from their list',
      report: 'what others wrote can be reported where it is shown',
      session: 'a story may be written in a session, which stays in sight',
      share: 'a story is shared from its page',
    },
    version: { story: 'versions are versions of a story' },
  },
  server: {
    account: { personalAccessToken: 'ending all access ends tokens, and a token signs in' },
    accountDeletion: {
      account: 'the password is asked for, and sign-ins end',
      dataExport: 'the table of personal data says what goes and what stays',
    },
    calendar: { session: 'a calendar holds sessions' },
    dataExport: {
      account: 'sign-ins are among the data of a member',
      export: 'texts are exported as files of the same form',
    },
    groupSettings: { account: 'addresses are checked as at sign-up' },
    import: { story: 'imported texts become stories' },
    joining: { accountDeletion: 'declining somebody deletes their account' },
    membership: {
      account: 'staff ends sign-ins and sends recovery, and the administrators are locked first',
    },
    journal: { privateDocument: 'journals and notes are saved alike' },
    note: { privateDocument: 'journals and notes are saved alike' },
    passkey: { account: 'a passkey starts a sign-in, and is one of the ways in that are counted' },
    oidc: { account: 'who comes from the provider gets in as everyone does' },
    reader: { account: 'addresses are checked and counted as at sign-up' },
    report: {
      chat: 'what is reported is removed as its author would',
      comment: 'what is reported is removed as its author would',
    },
    session: { reading: 'who leaves a session is no longer among its readers' },
    story: {
      comment: 'comments are judged when their story opens to the group',
      room: 'words written in a session are counted as a story is saved',
    },
    systemState: { info: 'versions are told as in the information about the server' },
    version: { story: 'versions are versions of a story' },
  },
};

/** What stands outside the features and may import them: it puts the app and its tools together. */
const composing = {
  client: 'routes\\.tsx$|main\\.tsx$',
  // config.ts: the first administrator's name, address and password follow the rules of sign-up.
  server: '(?:app|services|mails|schema|loaders|housekeeping|config)\\.ts$|(?:rest|cli|demo)/',
};

function ensureNoCycle(edges, side) {
  const visit = (feature, path) => {
    if (path.includes(feature))
      throw new Error(`The allowed imports of ${side} form a cycle: ${[...path, feature].join(' → ')}`);
    for (const next of Object.keys(edges[feature] ?? {})) visit(next, [...path, feature]);
  };
  for (const feature of Object.keys(edges)) visit(feature, []);
}

const oneOf = (names) => `(?:${names.join('|')})`;

/** A feature imports itself, and those it is paired with. */
function featureRules(side) {
  ensureNoCycle(pairs[side], side);
  const features = `^${side}/features/`;
  const paired = Object.keys(pairs[side]);
  return [
    {
      name: `${side}: what features share imports no feature`,
      severity: 'error',
      from: { path: `^${side}/`, pathNot: [features, `^${side}/(?:${composing[side]})`] },
      to: { path: features },
    },
    {
      name: `${side}: features that are paired with none import none`,
      severity: 'error',
      from: { path: `${features}([^/]+)/`, pathNot: `${features}${oneOf(paired)}/` },
      to: { path: features, pathNot: `${features}$1/` },
    },
    ...paired.map((feature) => ({
      name: `${side}: ${feature} imports the features it is paired with`,
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
      name: 'client: the editor knows no Relay, no network and no storage',
      severity: 'error',
      from: { path: '^client/editor/' },
      to: { path: '^client/(?!editor/|ui/)|react-relay|relay-runtime' },
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
    ...featureRules('client'),
    ...featureRules('server'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__|\\.d\\.ts$' },
  },
};
