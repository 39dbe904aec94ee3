import { Motif } from './Layout';

/** The landing page. Source: specification, section 1. */
export function Landing() {
  return (
    <>
      <section className="invitation wide">
        <div>
          <p className="small eyebrow">Mondays at 7pm</p>
          <h1 className="display">An evening for writing, kept together.</h1>
          <p className="reading muted lead">
            We are a writing group that meets every week: some of us in the room, all of us on the page. Join
            3,000 people who write, read one another, and come back on Monday.
          </p>
          <div className="actions">
            <a className="button large" href="/login">
              Begin Your Journey
            </a>{' '}
            <a href="/blog">Read our stories</a>
          </div>
        </div>
        <Motif />
      </section>
      <section className="quotation">
        <figure className="narrow">
          <blockquote className="reading">
            <p>“There is no greater agony than bearing an untold story inside you.”</p>
          </blockquote>
          <figcaption className="muted">Maya Angelou</figcaption>
        </figure>
      </section>
    </>
  );
}
