import type { Page } from 'playwright-core';
import { isAll } from '../../support/testAll';
import type { Person } from './screens';

/** What opens it: the name of a button, a tab or a menu's item, a label with what is entered there, or a key. */
type Step = string | { label: string; is: string } | { key: string };

/** What opens on a screen: its name, where, for whom, by which steps, and a form's text that says it is there. */
type Overlay = [name: string, at: string, as: Person, steps: Step[], shows?: string];

const story = '/stories/{public story}';
const longText = 'x'.repeat(10_001);
const deletion = { label: 'Reason', is: 'Spam' };

/** In `npm run test:all` only. */
const furtherStates: Overlay[] = [
  ['preview of a story', `${story}/edit`, 'member', ['Preview'], 'A quote'],
  ['Zen mode', `${story}/edit`, 'member', ['Zen mode'], 'Exit Zen mode'],
  [
    'comment that is too long',
    story,
    'member',
    [{ label: 'Your comment', is: longText }],
    'of 10,000 characters',
  ],
];

export const overlays: Overlay[] = [
  ['sign-in without anything', '/login', 'visitor', ['Sign in'], 'Password is required'],
  ['account without anything', '/register', 'visitor', ['Create account'], 'Password must be'],
  ['navigation', '/dashboard', 'member', ['Show sidebar']],
  ['menu of the member', '/dashboard', 'member', ['Your menu']],
  ['themes', '/dashboard', 'member', ['Theme']],
  ['shortcuts', '/dashboard', 'member', [{ key: '?' }]],
  ['notifications', '/dashboard', 'member', ['Notifications']],
  ['palette', '/dashboard', 'member', ['Search and commands', { label: 'Search and commands', is: 'story' }]],
  [
    'palette that finds nothing',
    '/dashboard',
    'member',
    ['Search and commands', { label: 'Search and commands', is: 'zebra crossing' }],
    'Nothing found. Try another word.',
  ],
  ['actions of a story', '/stories', 'member', ['Actions for A story']],
  ['privacy of a story', '/stories', 'member', ['Actions for A story', 'Privacy…']],
  ['deletion of a story', '/stories', 'member', ['Actions for A story', 'Delete…']],
  ['sharing', '/stories', 'member', ['Actions for A story', 'Share with…']],
  ['import', '/stories', 'member', ['Import']],
  ['formats', story, 'member', ['Export in another format']],
  ['report', story, 'admin', ['Report story']],
  ['hiding', story, 'admin', ['Hide story']],
  ['deletion of a comment', story, 'admin', ['Delete comment']],
  ['name of a version', `${story}/versions`, 'member', ['Save a version']],
  ['tools', `${story}/edit`, 'member', ['Tools']],
  ['outline', `${story}/edit`, 'member', ['Tools', 'Outline']],
  ['goal of a text', `${story}/edit`, 'member', ['Tools', 'Goal for this text']],
  ['replacing', `${story}/edit`, 'member', ['Tools', 'Find and replace'], 'Replace all'],
  ['details of a story', `${story}/edit`, 'member', ['Details', { label: 'Tags', is: 'one' }]],
  ['preview of a note', '/notes/{other note}/edit', 'member', ['Preview'], 'Bread.'],
  ['calendar', '/sessions', 'member', ['Subscribe']],
  ['more about a member', '/u/ada', 'member', ['More about']],
  ['block', '/u/ada', 'member', ['More about', 'Block…']],
  ['goal', '/goals', 'member', ['Set a goal'], 'How much'],
  ['feedback without anything', '/feedback/new', 'member', ['Submit Feedback'], 'Title'],
  ['resetting settings', '/settings?tab=data', 'member', ['Reset to Defaults']],
  ['deletion of an account', '/settings?tab=data', 'member', ['Delete account']],
  ['two-step sign-in', '/settings?tab=privacy', 'member', ['Turn on'], 'Your password'],
  ['token', '/settings?tab=privacy', 'member', ['Create a token'], 'Name'],
  ['status of feedback', '/feedback/{feedback}', 'admin', ['Update Status']],
  ['assigning feedback', '/feedback/{feedback}', 'admin', ['Assign']],
  ['session without anything', '/sessions/new', 'admin', ['Create Session'], 'Title is required'],
  ['deletion of a session', '/sessions/{session}', 'admin', ['Delete']],
  ['preview of an exercise', '/exercises/{exercise}/edit', 'admin', ['Preview'], 'The door was'],
  ['exercise without anything', '/exercises/new', 'admin', ['Create Exercise'], 'Title'],
  ['actions for a member', '/admin/members', 'admin', ['Actions for Inés']],
  ['roles', '/admin/members', 'admin', ['Actions for Inés', 'Change roles…', deletion]],
  ['invitation', '/admin/invitations', 'admin', ['Create an invitation'], 'How many people'],
  ...(isAll ? furtherStates : []),
];

/** axe wants all content in landmarks; a menu is none, and needs none. */
const open = '[role=dialog], [role=alertdialog], [role=menu]';

/** Closes what is open: it would stay over the next screen. */
export async function closeOverlays(page: Page) {
  for (const overlay of await page.locator(open).all()) {
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
  }
}

/** Takes the steps, and waits for what they open. Returns where it is. */
export async function openOverlay(page: Page, steps: Step[], shows?: string): Promise<string> {
  for (const step of steps) {
    if (typeof step === 'string') {
      const named = { name: step };
      const button = page.getByRole('button', named).or(page.getByRole('menuitem', named));
      await button.or(page.getByRole('tab', named)).first().click();
    } else if ('key' in step) await page.keyboard.press(step.key);
    else await page.getByLabel(step.label).last().fill(step.is);
  }
  if (shows) await page.getByText(shows).filter({ visible: true }).first().waitFor();
  else await page.locator(open).last().waitFor();
  return shows ? 'html' : open;
}
