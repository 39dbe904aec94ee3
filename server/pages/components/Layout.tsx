import type { ReactNode } from 'react';
import { lamp, motif } from '../../contract/drawings';
import { siteName } from '../../contract/site';

const drawn = (content: string) => ({ __html: content });

export function Motif() {
  return (
    <svg
      className="motif"
      aria-hidden
      viewBox={motif.viewBox}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={drawn(motif.content)}
    />
  );
}

export function Header({ step }: { step?: ReactNode }) {
  return (
    <header className="site-header wide">
      <a className="wordmark" href="/">
        <svg
          aria-hidden
          viewBox={lamp.viewBox}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={drawn(lamp.content)}
        />
        {siteName}
      </a>
      <nav aria-label="Site">
        <a className="quiet roomy" href="/about">
          About
        </a>
        <a className="quiet" href="/blog">
          Blog
        </a>
        {step}
        <a className="button outline for-visitors" href="/login">
          Sign in
        </a>
        <a className="button outline for-members" href="/dashboard">
          Dashboard
        </a>
      </nav>
    </header>
  );
}

export function Footer() {
  return (
    <footer className="site-footer wide small">
      <nav aria-label="Footer">
        <a className="quiet" href="/about">
          About
        </a>
        <a className="quiet" href="/blog">
          Blog
        </a>
        <a className="quiet" href="/terms">
          Terms
        </a>
        <a className="quiet" href="/privacy">
          Privacy
        </a>
      </nav>
      <p>Made by the Monday Writers’ Collective</p>
    </footer>
  );
}

/** Says what is missing, and where to go on. */
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
