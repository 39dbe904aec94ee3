import type { Config } from '../../../config/config';
import { isolated } from '../../../contract/isolated';
import type { Database } from '../../../db/database';
import { isPresent, joinMember } from '../../members/user/memberConditions';
import { storiesListedSince } from '../../stories/story/publicLists';
import { type Following, followingById, followingOf } from '../newsletter/readerRows';
import { confirmationAddress, confirmationUntil } from '../newsletter/readerTokens';
import { type MailBlock, type MailText, paragraph } from './mailContent';
import { escaped } from './mailHtml';
import { setMail } from './mailLayout';
import type { BeginMail, TakenMail } from './mailQueue';
import { subjectOf, theirWords } from './theirWords';
import { unsubscribeAddress } from './unsubscribeLink';

interface Deps {
  db: Pick<Database, 'read'>;
  config: Pick<Config, 'appUrl' | 'groupName'> & { authSecret: Uint8Array };
  now: () => Date;
}

/** The topic that unsubscribes a reader's address. */
export const readersTopic = 'readers';

/** Lines of one mail, and their bytes; a mail has at most 60 KB. */
const linesMax = 50;
const linesBytesMax = 45_000;
const lineBytes = 800;

const nameOf = ({ name }: { name: string | null }) => isolated(theirWords(name ?? '', 50));

const titleOf = ({ title }: { title: string }) => isolated(theirWords(title, 90)) || 'Untitled Story';

/** Names what is followed, within a sentence. */
const whatOf = (of: Following) => (of.follows === 'blog' ? 'the blog' : `stories by ${nameOf(of)}`);

/** Asks whether the address is to follow; only this mail is sent to an address that hasn't confirmed. */
function confirmationMail({ config: { appUrl, groupName, authSecret }, now }: Deps, of: Following): MailText {
  // A display name is arbitrary text, which strangers could have us mail to others.
  const what = whatOf({ ...of, name: of.username });
  return setMail(
    {
      subject: `Please confirm: new stories from ${groupName}`,
      heading: 'New stories by email?',
      preview: `This address was entered to follow ${what}.`,
      blocks: [
        paragraph(
          `This address was entered at ${groupName} to follow ${what}. If it was you, please confirm it:`,
        ),
        {
          kind: 'button',
          label: 'Follow by email',
          link: confirmationAddress(appUrl, of.id, confirmationUntil(now()), authSecret),
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

const withStory = ({ from, condition }: ReturnType<typeof storiesListedSince>) =>
  `STRAIGHT_JOIN ${from} ON ${condition} ${joinMember('s.author_id', { how: 'STRAIGHT_JOIN' })} AND ${isPresent()}`;
const columns = `s.id, s.title, s.excerpt_text AS excerpt, s.author_id AS authorId, s.published_at AS publishedAt,
  COALESCE(u.display_name, u.username) AS name`;
const whoConfirmed = 'r.address_key = ? AND r.confirmed_at IS NOT NULL';

/** The stories that are new to an address and that visitors may read and find now, latest first. */
const newStories = ({ db }: Deps, addressKey: string, until: Date): Promise<NewStory[]> =>
  db.read<NewStory>(
    `SELECT ${columns} FROM readers r ${withStory(storiesListedSince('r.told_until', 'r.follows'))}
       WHERE ${whoConfirmed}
     UNION SELECT ${columns} FROM readers r ${withStory(storiesListedSince('r.told_until'))}
       WHERE ${whoConfirmed} AND r.follows = 'blog'
     ORDER BY publishedAt DESC, id DESC LIMIT ${linesMax + 1}`,
    [until, addressKey, until, addressKey],
  );

/** Lines of a mail, as many as it has room for. */
function linesOf(stories: readonly NewStory[], appUrl: string): MailBlock[] {
  let bytes = 0;
  return stories.slice(0, linesMax).flatMap((story): MailBlock[] => {
    const excerpt = isolated(theirWords(story.excerpt, 140));
    const line: MailBlock = {
      kind: 'line',
      text: titleOf(story),
      link: `${appUrl}/blog/${story.id}`,
      note: excerpt ? `${nameOf(story)}: ${excerpt}` : nameOf(story),
    };
    bytes += lineBytes + Buffer.byteLength(escaped(JSON.stringify(line)));
    return bytes <= linesBytesMax ? [line] : [];
  });
}

function headingOf(stories: readonly NewStory[], groupName: string): string {
  const [first] = stories;
  const isOneAuthors = first && stories.every(({ authorId }) => authorId === first.authorId);
  const what = stories.length === 1 ? 'A new story' : 'New stories';
  return isOneAuthors ? `${what} by ${nameOf(first)}` : `${what} at ${groupName}`;
}

function subjectFor(first: NewStory, others: number): string {
  const more = others > 0 ? ` and ${others >= linesMax ? 'many' : others} more` : '';
  return subjectOf(`“${titleOf(first)}” by ${nameOf(first)}${more}`);
}

function storiesMail(
  { config: { appUrl, groupName, authSecret } }: Deps,
  addressKey: string,
  [first, ...others]: readonly [NewStory, ...NewStory[]],
  following: readonly Following[],
): MailText {
  const stories = [first, ...others];
  const lines = linesOf(stories, appUrl);
  const hasMore = lines.length < stories.length;
  const unsubscribe = unsubscribeAddress(appUrl, { id: addressKey, topic: readersTopic }, authSecret);
  const whats = following.slice(0, 3).map(whatOf);
  if (following.length > whats.length) whats.push(`${following.length - whats.length} more`);
  return setMail(
    {
      subject: subjectFor(first, others.length),
      heading: headingOf(stories, groupName),
      preview: theirWords(first.excerpt, 140),
      blocks: [
        ...lines,
        ...(hasMore ? [paragraph('There is more on the blog.')] : []),
        stories.length === 1
          ? { kind: 'button', label: 'Read it', link: `${appUrl}/blog/${first.id}` }
          : { kind: 'button', label: 'Open the blog', link: `${appUrl}/blog` },
      ],
      reason: `You get this mail because you follow ${new Intl.ListFormat('en').format(whats)}; it comes once a week at most.`,
      links: [{ label: 'Stop these mails', link: unsubscribe }],
      unsubscribe,
    },
    { appUrl, groupName },
  );
}

/**
 * Writes a mail to a reader; undefined if there is none to send. Stories are read now, without those withdrawn, unlisted or
 * deleted since the mail was queued.
 */
export async function writeReaderMail(
  deps: Deps,
  mail: Pick<TakenMail, 'kind' | 'topic' | 'createdAt'>,
  begin: BeginMail,
): Promise<MailText | undefined> {
  const topic = mail.topic ?? '';
  if (mail.kind === 'reader_confirmation') {
    const following = await followingById(deps.db, topic);
    if (!following || following.confirmedAt) return undefined;
    return (await begin(async () => true)) ? confirmationMail(deps, following) : undefined;
  }
  if (!(await begin(async () => true))) return undefined;
  const [first, ...others] = await newStories(deps, topic, mail.createdAt);
  if (!first) return undefined;
  const following = (await followingOf(deps.db, topic)).filter(({ confirmedAt }) => confirmedAt);
  return storiesMail(deps, topic, [first, ...others], following);
}
