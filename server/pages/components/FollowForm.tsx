import { limits } from '../../contract/limits';

interface FollowFormProps {
  /** Names the blog or author that is followed; it is accepted from any page. */
  token: string;
  /** The author's name; undefined for the blog. */
  author?: string | undefined;
  /** The entered address, and why it wasn't accepted. */
  email?: string;
  error?: string;
}

/**
 * The form to follow the blog or an author by mail; members follow in the app. Its hidden field detects programs that fill in every
 * field.
 */
export function FollowForm({ token, author, email, error }: FollowFormProps) {
  return (
    <form className="follow for-visitors" method="post" action="/follow">
      <label htmlFor="follow-email">
        Get new stories {author && 'by '}
        {author && <bdi>{author}</bdi>} by email
      </label>
      <div className="search">
        <input
          id="follow-email"
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={limits.email.max}
          placeholder="you@example.com"
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'follow-error follow-note' : 'follow-note'}
        />{' '}
        <button type="submit" className="outline">
          Follow
        </button>
      </div>
      {error && (
        <p className="small error" id="follow-error">
          {error}
        </p>
      )}
      <p className="small muted" id="follow-note">
        On Mondays, one mail a week at most. The address serves nothing else, and one click ends it.
      </p>
      <input type="hidden" name="token" value={token} />
      <div className="hidden" aria-hidden="true">
        <label htmlFor="follow-empty">Leave this empty</label>{' '}
        <input id="follow-empty" name="empty" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}
