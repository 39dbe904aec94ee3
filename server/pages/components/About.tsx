import { ByScript } from './ByScript';
import { Motif } from './Layout';

const writing =
  '<div class="actions for-members"><a class="button" href="/stories/new">Write Your Story</a></div>';

/** The page about the group. Source: specification, section 2 (help and about). */
export function About() {
  return (
    <article className="text narrow">
      <h1 className="title">About</h1>
      <div className="reading">
        <p>
          We began as a few people around one table, on a Monday at seven. Someone put the lamp in the middle,
          someone set a clock, and for an hour nobody said a word. Then we read to each other.
        </p>
        <p>
          That is still the whole of it. There are about 3,000 of us now, and this is where we keep what we
          write: drafts that nobody else sees, stories shared with the group, and the ones we are ready to
          show to everyone.
        </p>
      </div>
      <Motif />
      <h2 className="heading">What you can do here</h2>
      <p className="reading">
        Write in Markdown, in a quiet page with good type. Keep a story private, share it with other members,
        or publish it on <a href="/blog">the blog</a>. Tag it, find it again, take it with you.
      </p>
      <h2 className="heading">When we meet</h2>
      <p className="reading">
        Every Monday at 7pm. Come with a pen, a laptop or nothing at all; there is always a spare notebook.
      </p>
      <h2 className="heading">Who may join</h2>
      <p className="reading">
        Anyone who writes, or would like to. You need an account to write; reading the public stories needs
        nothing but time.
      </p>
      <div className="actions for-visitors">
        <a className="button" href="/register">
          Create an account
        </a>{' '}
        <a href="/login">Sign in</a>
      </div>
      <ByScript html={writing} />
    </article>
  );
}
