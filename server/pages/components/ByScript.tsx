import { pageAssets } from '../assets';

/**
 * What is there only with a script, as HTML of our own: controls that need one, and what members see instead of
 * visitors, since without a script nobody is signed in. It is in a data block until a script puts it in its
 * place: a text browser knows no styles, and would show whatever is in the document.
 */
export const ByScript = ({ html }: { html: string }) => (
  <>
    <script
      type="text/html"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, without data
      dangerouslySetInnerHTML={{ __html: html }}
    />
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own
      dangerouslySetInnerHTML={{ __html: pageAssets().inPlace }}
    />
  </>
);

/** Between the header of a document or list and what follows: laying that out is then not part of the task of the first picture. */
export const LayOut = () => (
  <script
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own
    dangerouslySetInnerHTML={{ __html: pageAssets().layOut }}
  />
);
