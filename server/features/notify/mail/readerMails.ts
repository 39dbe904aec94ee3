import type { Config } from '../../../config/config';
import { isolated } from '../../../contract/isolated';
import type { Database } from '../../../db/database';
import { joinMember, presentMemberSql } from '../../members/user/memberConditions';
import { storiesListedSince } from '../../stories/story/publicLists';
import { type Following, followingById, followingOf } from '../newsletter/readerRows';
import { confirmationAddress, confirmationUntil } from '../newsletter/readerTokens';
import { type MailBlock, type MailText, paragraph } from './mailContent';
import { itemsThatFit, linesMax, renderMail } from './mailLayout';
import type { BeginMail, ClaimedMail } from './mailQueue';
import { safeLine, safeSubject } from './safeText';
import { unsubscribeAddress } from './unsubscribeLink';

interface Deps {
  db: Pick<Database, 'read'>;
  config: Pick<Config, 'appUrl' | 'groupName'> & { authSecret: Uint8Array };
  now: () => Date;
}

/** The topic that unsubscribes a reader's address. */
export const readersTopic = 'readers';

const nameOf = ({ name }: { name: string | null }) => isolated(safeLine(name ?? '', 50));

const titleOf = ({ title }: { title: string }) => isolated(safeLine(title, 90)) || 'Untitled Story';

/** Names what is followed, for the middle of a sentence. */
const describe = (following: Following) =>
  following.follows === 'blog' ? 'the blog' : `stories by ${nameOf(following)}`;

/** Renders the mail that asks whether an address wants to follow, the only one to an address that hasn't confirmed. */
function renderConfirmation(
  { config: { appUrl, groupName, authSecret }, now }: Deps,
  following: Following,
): MailText {
  // Has the username, because a display name is arbitrary text, which strangers could have us mail to others.
  const followed = describe({ ...following, name: following.username });
  return renderMail(
    {
      subject: `Please confirm: new stories from ${groupName}`,
      heading: 'New stories by email?',
      preview: `This address was entered to follow ${followed}.`,
      blocks: [
        paragraph(
          `This address was entered at ${groupName} to follow ${followed}. If it was you, please confirm it:`,
        ),
        {
          kind: 'button',
          label: 'Follow by email',
          link: confirmationAddress(appUrl, following.id, confirmationUntil(now()), authSecret),
        },
        paragraph(
          'You then get new stories on Mondays, in one mail a week at most. The link works for 7 days.',
        ),
        paragraph(
          'If it was not you, you need not do anything: nothing else is sent to you, and the address is deleted after these 7 days.',
        ),
      ],
    },
    { appUrl, groupName },
  );
}

interface NewStory {
  id: string;
  title: string;
  excerpt: string;
  authorId: string;
  name: string;
}

/** SQL: joins the stories `s` of a list, and their authors `u`. */
const joinListedStories = ({ from, condition }: ReturnType<typeof storiesListedSince>) =>
  `STRAIGHT_JOIN ${from} ON ${condition} ${joinMember('s.author_id', { how: 'STRAIGHT_JOIN' })} AND ${presentMemberSql()}`;
const storyColumns = `s.id, s.title, s.excerpt_text AS excerpt, s.author_id AS authorId, s.published_at AS publishedAt,
  COALESCE(u.display_name, u.username) AS name`;
/** SQL: the confirmed rows of an address. Bind its key. */
const confirmedSql = 'r.address_key = ? AND r.confirmed_at IS NOT NULL';

/** Reads the stories that are new to an address and that visitors may read and find now, latest first. */
const readNewStories = ({ db }: Deps, addressKey: string, until: Date): Promise<NewStory[]> =>
  db.read<NewStory>(
    `SELECT ${storyColumns} FROM readers r ${joinListedStories(storiesListedSince('r.told_until', 'r.follows'))}
       WHERE ${confirmedSql}
     UNION SELECT ${storyColumns} FROM readers r ${joinListedStories(storiesListedSince('r.told_until'))}
       WHERE ${confirmedSql} AND r.follows = 'blog'
     ORDER BY publishedAt DESC, id DESC LIMIT ${linesMax + 1}`,
    [until, addressKey, until, addressKey],
  );

function lineOf(story: NewStory, appUrl: string): MailBlock {
  const excerpt = isolated(safeLine(story.excerpt, 140));
  return {
    kind: 'line',
    text: titleOf(story),
    link: `${appUrl}/blog/${story.id}`,
    note: excerpt ? `${nameOf(story)}: ${excerpt}` : nameOf(story),
  };
}

function headingOf(stories: readonly NewStory[], groupName: string): string {
  const [first] = stories;
  const hasOneAuthor = first && stories.every(({ authorId }) => authorId === first.authorId);
  const beginning = stories.length === 1 ? 'A new story' : 'New stories';
  return hasOneAuthor ? `${beginning} by ${nameOf(first)}` : `${beginning} at ${groupName}`;
}

function subjectFor(first: NewStory, otherCount: number): string {
  const more = otherCount > 0 ? ` and ${otherCount >= linesMax ? 'many' : otherCount} more` : '';
  return safeSubject(`“${titleOf(first)}” by ${nameOf(first)}${more}`);
}

function renderStories(
  { config: { appUrl, groupName, authSecret } }: Deps,
  addressKey: string,
  [first, ...others]: readonly [NewStory, ...NewStory[]],
  following: readonly Following[],
): MailText {
  const stories = [first, ...others];
  const lines = itemsThatFit(stories, (story) => lineOf(story, appUrl)).map((story) => lineOf(story, appUrl));
  const hasMore = lines.length < stories.length;
  const unsubscribe = unsubscribeAddress(appUrl, { id: addressKey, topic: readersTopic }, authSecret);
  const followed = following.slice(0, 3).map(describe);
  if (following.length > followed.length) followed.push(`${following.length - followed.length} more`);
  return renderMail(
    {
      subject: subjectFor(first, others.length),
      heading: headingOf(stories, groupName),
      preview: safeLine(first.excerpt, 140),
      blocks: [
        ...lines,
        ...(hasMore ? [paragraph('There is more on the blog.')] : []),
        stories.length === 1
          ? { kind: 'button', label: 'Read it', link: `${appUrl}/blog/${first.id}` }
          : { kind: 'button', label: 'Open the blog', link: `${appUrl}/blog` },
      ],
      reason: `You get this mail because you follow ${new Intl.ListFormat('en').format(followed)}; it comes once a week at most.`,
      links: [{ label: 'Stop these mails', link: unsubscribe }],
      unsubscribe,
    },
    { appUrl, groupName },
  );
}

/**
 * Writes a mail to a reader; undefined if there is nothing to send. Has the stories as they are now, without those that were withdrawn,
 * unlisted or deleted since the mail was queued.
 */
export async function writeReaderMail(
  deps: Deps,
  mail: Pick<ClaimedMail, 'kind' | 'topic' | 'createdAt'>,
  begin: BeginMail,
): Promise<MailText | undefined> {
  const topic = mail.topic ?? '';
  if (mail.kind === 'reader_confirmation') {
    const following = await followingById(deps.db, topic);
    if (!following || following.confirmedAt) return undefined;
    return (await begin(async () => true)) ? renderConfirmation(deps, following) : undefined;
  }
  if (!(await begin(async () => true))) return undefined;
  const [first, ...others] = await readNewStories(deps, topic, mail.createdAt);
  if (!first) return undefined;
  const following = (await followingOf(deps.db, topic)).filter(({ confirmedAt }) => confirmedAt);
  return renderStories(deps, topic, [first, ...others], following);
}
