import { pageAssets } from '../assets';

/**
 * HTML that only a script shows: controls that need one, and parts for members, since nobody is signed in without a script. A data
 * block contains it until the script inserts it, because text browsers would show hidden elements.
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

/** Stands between a header and the rest, which the browser then lays out in a task of its own, after the first paint. */
export const LayoutBreak = () => (
  <script
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own
    dangerouslySetInnerHTML={{ __html: pageAssets().layOut }}
  />
);
