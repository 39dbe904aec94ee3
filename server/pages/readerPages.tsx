import type { Following } from '../features/notify/newsletter/readerRows';
import { authorPath } from './components/Byline';
import { FollowForm } from './components/FollowForm';
import { Notice } from './components/Layout';
import type { Page } from './page';

/** The followed blog or author, within a sentence. */
const followedName = ({ follows, name }: Pick<Following, 'follows' | 'name'>) =>
  follows === 'blog' ? 'the blog' : `stories by ${name}`;

const pathOf = ({ username }: Pick<Following, 'username'>) => (username ? authorPath({ username }) : '/blog');

const ToTheBlog = ({ isMain = false }: { isMain?: boolean }) => (
  <a className={isMain ? 'button' : 'button outline'} href="/blog">
    Browse Stories
  </a>
);

interface FormFacts {
  token: string;
  author?: string | undefined;
  email?: string;
  error?: string;
}

/** A page with the form alone, with the error of the entered address, if any. */
export const followPage = (form: FormFacts): Page => ({
  status: form.error ? 422 : 200,
  title: 'Follow by email',
  main: (
    <div className="narrow text">
      <h1 className="title">New stories by email</h1>
      <FollowForm {...form} />
      <div className="actions">
        <ToTheBlog />
      </div>
    </div>
  ),
});

/** The answer to the form, the same for every address, so that it doesn't reveal who follows. */
export const askedPage = (email: string): Page => ({
  title: 'Look at your mail',
  main: (
    <Notice
      title="Look at your mail"
      text={`We mail ${email} a link, unless it follows already or has had as many as an address gets. Open the link to begin; it works for 7 days.`}
    >
      <p className="small muted">
        Nothing came? Look among spam. An address gets one such mail a day, and three in all.
      </p>
      <ToTheBlog />
    </Notice>
  ),
});

/** The page after a form without a valid token, or none. */
export const badFormPage: Page = {
  status: 422,
  title: 'This form doesn’t work',
  main: (
    <Notice title="This form doesn’t work" text="Please open the blog and enter your address there.">
      <ToTheBlog isMain />
    </Notice>
  ),
};

/** Asks before it confirms, because programs that check mails open their links. */
export const askConfirmationPage = (following: Following): Page => ({
  title: 'Follow by email',
  main: (
    <Notice
      title={`Follow ${followedName(following)}?`}
      text={`New stories then come to ${following.email} on Mondays, in one mail a week at most. Each has a link that ends it.`}
    >
      {/* A form without an action is sent to the page's own address, which holds the token. */}
      <form method="post">
        <button type="submit">Follow by email</button>
      </form>
    </Notice>
  ),
});

/** The page after confirming. `waiting`: other unconfirmed requests for the address, with the links that confirm them. */
export const confirmedPage = (
  following: Following,
  waiting: readonly { following: Following; address: string }[],
): Page => ({
  title: 'You follow by email',
  main: (
    <Notice
      title={`You follow ${followedName(following)}`}
      text={`When there are new stories, they come to ${following.email} on Monday.`}
    >
      {waiting.map((other) => (
        <form key={other.following.id} method="post" action={other.address}>
          <button type="submit" className="outline">
            Follow {followedName(other.following)}, too
          </button>
        </form>
      ))}
      <a className="button" href={pathOf(following)}>
        Browse Stories
      </a>
    </Notice>
  ),
});

export const goneConfirmationPage: Page = {
  status: 404,
  title: 'Invalid link',
  main: (
    <Notice
      title="This link doesn’t work"
      text="It may be older than 7 days, or was cut off on its way. You can enter your address again on the blog."
    >
      <ToTheBlog isMain />
    </Notice>
  ),
};

/** The page after another site sent a form that only our own page may send. */
export const crossSitePage: Page = {
  status: 403,
  title: 'Not from here',
  main: (
    <Notice title="Please open the link in your mail" text="This can only be confirmed on its own page.">
      <ToTheBlog isMain />
    </Notice>
  ),
};

const OneClick = () => <input type="hidden" name="List-Unsubscribe" value="One-Click" />;

/** Asks which of the mails to the address to end. */
export function askReaderPage(followings: readonly Following[]): Page {
  const [first, ...others] = followings;
  if (!first) return endedReaderPage([]);
  return {
    title: 'Stop emails',
    main: (
      <Notice
        title={
          others.length > 0 ? 'Stop emails about new stories?' : `Stop following ${followedName(first)}?`
        }
        text={`They go to ${first.email}. If you stop all of them, the address is deleted here.`}
      >
        {others.length > 0 &&
          followings.map((one) => (
            <form key={one.id} method="post">
              <OneClick />
              <input type="hidden" name="only" value={one.id} />
              <button type="submit" className="outline">
                Stop {followedName(one)}
              </button>
            </form>
          ))}
        <form method="post">
          <OneClick />
          <button type="submit">{others.length > 0 ? 'Stop all of them' : 'Stop these emails'}</button>
        </form>
      </Notice>
    ),
  };
}

/** The page after mails were stopped. `remaining`: the blog and authors that the address still follows. */
export const endedReaderPage = (remaining: readonly Following[]): Page => ({
  title: 'Emails stopped',
  main: (
    <Notice
      title="They are stopped"
      text={
        remaining.length > 0
          ? `You still follow ${new Intl.ListFormat('en').format(remaining.map(followedName))}.`
          : 'No emails about new stories go to you any more, and your address is deleted here.'
      }
    >
      <ToTheBlog />
    </Notice>
  ),
});
