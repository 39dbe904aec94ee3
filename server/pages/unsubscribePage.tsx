import { NotificationKind } from '../contract/enums';
import { Notice } from './components/Layout';
import type { Page } from './page';

/** Names of the mails that are ended, by topic. */
const mailNames: Record<string, string> = {
  digest: 'the digest',
  [NotificationKind.STORY_COMMENT]: 'emails about comments on your stories',
  [NotificationKind.LATER_COMMENT]: 'emails about further comments on stories that you commented on',
  [NotificationKind.MENTION]: 'emails when somebody mentions you',
  [NotificationKind.STORY_SHARED]: 'emails when a story is shared with you',
  [NotificationKind.NEW_FOLLOWER]: 'emails about new followers',
  [NotificationKind.NEW_STORY]: 'emails about new stories by writers you follow',
  [NotificationKind.SESSION_REMINDER]: 'emails before your sessions start',
  [NotificationKind.SESSION_MOVED]: 'emails when your sessions are moved',
  [NotificationKind.SESSION_CANCELLED]: 'emails when your sessions are cancelled',
  [NotificationKind.SESSION_PLACE]: 'emails when a place in a session is free',
  [NotificationKind.SESSION_RECAP]: 'emails after your sessions',
  [NotificationKind.FEEDBACK_STATUS]: 'emails about your feedback',
  [NotificationKind.CONTENT_DECISION]: 'emails about what the organisers decide about your writing',
  [NotificationKind.JOIN_REQUEST]: 'emails when people ask to join',
  [NotificationKind.NEW_REPORT]: 'emails about new reports',
  [NotificationKind.CONTENT_WAITS]: 'emails when a text waits for an organiser',
};

const nameOf = (topic: string) => mailNames[topic] ?? 'these emails';

/** Asks before it ends anything, because programs that check mails open their links. */
export const askPage = (topic: string): Page => ({
  title: 'Turn off emails',
  main: (
    <Notice
      title={`Turn off ${nameOf(topic)}?`}
      text="Everything else stays as it is. You can turn them on again in Settings."
    >
      {/* A form without an action is sent to the page's own address, which holds the token. */}
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">Turn them off</button>
      </form>
    </Notice>
  ),
});

export const donePage = (topic: string): Page => ({
  title: 'Emails turned off',
  main: (
    <Notice title="They are off" text={`You no longer get ${nameOf(topic)}. Everything else stays as it is.`}>
      <a className="button" href="/settings">
        Open Settings
      </a>{' '}
      <a className="button outline" href="/">
        Go home
      </a>
    </Notice>
  ),
});

export const invalidPage: Page = {
  status: 404,
  title: 'Invalid link',
  main: (
    <Notice
      title="This link doesn’t work"
      text="It may have been cut off on its way. Sign in to choose which emails you get."
    >
      <a className="button" href="/settings">
        Open Settings
      </a>
    </Notice>
  ),
};
