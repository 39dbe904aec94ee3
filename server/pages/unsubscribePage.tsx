import { NotificationKind } from '../contract/enums';
import { Notice } from './components/Layout';
import type { Page } from './page';

/** What is ended, by the topic of the mails. */
const mails: Record<string, string> = {
  digest: 'the digest',
  [NotificationKind.STORY_COMMENT]: 'e-mails about comments on your stories',
  [NotificationKind.LATER_COMMENT]: 'e-mails about further comments on stories that you commented on',
  [NotificationKind.MENTION]: 'e-mails when somebody mentions you',
  [NotificationKind.STORY_SHARED]: 'e-mails when a story is shared with you',
  [NotificationKind.NEW_FOLLOWER]: 'e-mails about new followers',
  [NotificationKind.NEW_STORY]: 'e-mails about new stories by writers you follow',
  [NotificationKind.SESSION_REMINDER]: 'e-mails before your sessions start',
  [NotificationKind.SESSION_MOVED]: 'e-mails when your sessions are moved',
  [NotificationKind.SESSION_CANCELLED]: 'e-mails when your sessions are cancelled',
  [NotificationKind.SESSION_PLACE]: 'e-mails when a place in a session is free',
  [NotificationKind.SESSION_RECAP]: 'e-mails after your sessions',
  [NotificationKind.FEEDBACK_STATUS]: 'e-mails about your feedback',
  [NotificationKind.CONTENT_DECISION]: 'e-mails about what the organisers decide about your writing',
  [NotificationKind.JOIN_REQUEST]: 'e-mails when people ask to join',
  [NotificationKind.NEW_REPORT]: 'e-mails about new reports',
  [NotificationKind.CONTENT_WAITS]: 'e-mails when a text waits for an organiser',
};

const nameOf = (topic: string) => mails[topic] ?? 'these e-mails';

/** Asks before it ends anything, because programs that check mails open their links. */
export const askPage = (topic: string): Page => ({
  title: 'Turn off e-mails',
  main: (
    <Notice
      title={`Turn off ${nameOf(topic)}?`}
      text="Everything else stays as it is. You can turn them on again in Settings."
    >
      {/* Without an action it is sent to the page's own address, which holds the token. */}
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">Turn them off</button>
      </form>
    </Notice>
  ),
});

export const donePage = (topic: string): Page => ({
  title: 'E-mails turned off',
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
      text="It may have been cut off on its way. Sign in to choose which e-mails you get."
    >
      <a className="button" href="/settings">
        Open Settings
      </a>
    </Notice>
  ),
};
