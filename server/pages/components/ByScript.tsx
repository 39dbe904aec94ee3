import { pageAssets } from '../assets';

/**
 * Controls that work only with a script, as HTML of our own. They are in a data block until a script puts them in their
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
