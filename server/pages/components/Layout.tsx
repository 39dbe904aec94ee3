import type { ReactNode } from 'react';
import { type MotifShape, motif } from '../../contract/motif';
import { lamp } from '../../contract/wordmark';
import { ByScript } from './ByScript';

const wordmark = { __html: lamp.content };

/** The CSS classes of a shape: `lamp.glow` becomes `lamp-glow`. */
const classOf = ({ fill, stroke }: MotifShape) =>
  [fill?.replace('.', '-'), stroke === null ? 'plain' : stroke && `${stroke}-line`].filter(Boolean).join(' ');

/** The decorative drawing. */
export function Motif() {
  return (
    <svg className="motif" aria-hidden viewBox={`0 0 ${motif.width} ${motif.height}`}>
      {motif.shapes.map((shape, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change
          key={place}
          className={classOf(shape) || undefined}
          d={shape.d}
          transform={shape.mirrored && `translate(${motif.width} 0) scale(-1 1)`}
        />
      ))}
    </svg>
  );
}

interface QuietLinkProps {
  href: string;
  /** Hidden on narrow screens. */
  isRoomy?: boolean;
  children: string;
}

const QuietLink = ({ href, isRoomy = false, children }: QuietLinkProps) => (
  <a className={isRoomy ? 'quiet roomy' : 'quiet'} href={href}>
    {children}
  </a>
);

const dashboard = '<a class="button outline for-members" href="/dashboard">Dashboard</a>';

/** The site's header. `offersWriting`: it has a link for writing a story, on wide screens. */
export function Header({ offersWriting, name }: { offersWriting: boolean; name: string }) {
  return (
    <header className="site-header wide">
      <a className="wordmark" href="/">
        <svg
          aria-hidden
          viewBox={lamp.viewBox}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={wordmark}
        />
        {name}
      </a>{' '}
      <nav aria-label="Site">
        <QuietLink href="/about" isRoomy>
          About
        </QuietLink>{' '}
        <QuietLink href="/blog">Blog</QuietLink>{' '}
        {offersWriting && (
          <QuietLink href="/stories/new" isRoomy>
            Write Your Story
          </QuietLink>
        )}{' '}
        <a className="button outline for-visitors" href="/login">
          Sign in
        </a>{' '}
        <ByScript html={dashboard} />
      </nav>
    </header>
  );
}

/** The link to the group's contact, which is an email address or a page. */
const addressOf = (contact: string) => (contact.startsWith('https://') ? contact : `mailto:${contact}`);

export function Footer({ contact }: { contact: string | undefined }) {
  return (
    <footer className="site-footer wide small">
      <nav aria-label="Footer">
        <QuietLink href="/about">About</QuietLink> <QuietLink href="/blog">Blog</QuietLink>{' '}
        <QuietLink href="/terms">Terms</QuietLink> <QuietLink href="/privacy">Privacy</QuietLink>
        {contact && (
          <>
            {' '}
            <QuietLink href={addressOf(contact)}>Contact</QuietLink>
          </>
        )}
      </nav>
      <p>Made by the Monday Writers’ Collective</p>
    </footer>
  );
}

/** A page's message, with links or buttons for the next step. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="notice">
      <Motif />
      <h1 className="title">{title}</h1>
      <p className="muted">{text}</p>
      <div className="actions">{children}</div>
    </div>
  );
}
