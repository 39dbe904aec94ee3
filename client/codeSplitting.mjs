import path from 'node:path';

/**
 * The chunks besides those of single screens, by who needs them. A module belongs to the first layer whose roots import it. In a layer
 * with `onlyShared`, whose roots are screens, it does so only if at least two lazy parts of the app use it: otherwise it stays in the
 * chunk of its screen.
 */
const layers = [
  { name: 'app', roots: ['main.tsx'] },
  {
    name: 'entrance',
    onlyShared: true,
    roots: [
      'features/identity/account/LoginPage.tsx',
      'features/identity/account/RegisterPage.tsx',
      'features/identity/account/ForgotPasswordPage.tsx',
    ],
  },
  { name: 'relay', roots: ['shell/RelayRoot.tsx', 'relay/usePageQuery.ts'] },
  { name: 'markdown', roots: ['ui/content/StoryText.tsx'] },
  {
    name: 'recovery',
    onlyShared: true,
    roots: [
      'features/identity/account/ResetPasswordPage.tsx',
      'features/identity/account/MagicLinkPage.tsx',
      'features/identity/account/ConfirmPage.tsx',
    ],
  },
  {
    name: 'member',
    roots: [
      'features/sessions/room/Attendance.tsx',
      'shell/MainLayout.tsx',
      'documents/browserDocumentStore.ts',
      'relay/socket.ts',
    ],
  },
  {
    name: 'lists',
    onlyShared: true,
    roots: [
      'features/members/dashboard/DashboardPage.tsx',
      'documents/screens/TextListPage.tsx',
      'documents/screens/LocalTextRow.tsx',
      'features/sessions/session/SessionsPage.tsx',
      'features/stories/story/StoriesPage.tsx',
      'features/stories/story/FavoritesPage.tsx',
      'features/writing/journal/JournalsPage.tsx',
      'features/writing/note/NotesPage.tsx',
      'features/writing/exercise/ExercisesPage.tsx',
      'features/staff/feedback/FeedbackListPage.tsx',
      'features/notify/notification/NotificationsPage.tsx',
      'features/members/settings/SettingsPage.tsx',
    ],
  },
  {
    name: 'writing',
    roots: [
      'documents/screens/NewText.tsx',
      'documents/screens/EditText.tsx',
      'features/stories/story/StoryEditor.tsx',
    ],
  },
  { name: 'editor', roots: ['editor/MarkdownEditor.tsx'] },
];

/**
 * Matches Chakra's packages. They are imported by name from one index, so only the bundler knows which of their modules a screen uses:
 * it divides them by their users.
 */
const widgetPackages =
  /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@internationalized|@emotion|stylis)[\\/]/;

/** Matches the code of organisers' screens, except their routes. */
const organisersCode = /[\\/]features[\\/]staff[\\/]admin[\\/](?!adminRoutes)/;

/**
 * Modules that several screens share: first those of other screens as well, then those of organisers' screens only, which no other member
 * should load. In this order, because a chunk also loads the chunks that its modules import.
 */
const sharedGroups = [
  { name: 'shared', test: (id) => !organisersCode.test(id), minShareCount: 2 },
  { name: 'admin', minShareCount: 2 },
];

/** The names of the layers by module id. */
function assignLayers(client, graph) {
  const layerOf = new Map();
  for (const { name, roots } of layers) {
    const modules = roots.map((root) => path.join(client, root));
    for (const id of modules) {
      if (layerOf.has(id) || widgetPackages.test(id)) continue;
      const module = graph.getModuleInfo(id);
      if (!module) throw new Error(`The layer '${name}' needs ${id}, which the app does not have`);
      layerOf.set(id, name);
      modules.push(...module.importedIds);
    }
  }
  return layerOf;
}

/**
 * Rolldown's setting that divides the client into chunks: few enough that a screen opens quickly over a slow line, and none that
 * brings a visitor what only members need. Without it, the dashboard takes 83 files. `client` is the client's folder.
 */
export function codeSplitting(client) {
  let layerOf;
  const layerGroups = layers.map(({ name, onlyShared }, index) => ({
    name(id, graph) {
      layerOf ??= assignLayers(client, graph);
      return layerOf.get(id) === name ? name : null;
    },
    minShareCount: onlyShared ? 2 : 1,
    priority: layers.length - index,
  }));
  return {
    groups: [
      {
        name: 'widgets',
        test: widgetPackages,
        entriesAware: true,
        entriesAwareMergeThreshold: 20_000,
        priority: layers.length + 1,
      },
      ...layerGroups,
      ...sharedGroups,
    ],
  };
}
