import { zipSync } from 'fflate';
import { importLimits } from './importedText';
import { listZip, unpack } from './readZip';

/** What holds the words: not the pictures, fonts and previews. */
const isOfTheText = (name: string) => /\.(xml|rels)$/i.test(name);

/** A Word document as Markdown, and its title where one is set as such; null where it can't be read. */
export async function readDocx(bytes: Uint8Array): Promise<{ title?: string; text: string } | null> {
  const entries = listZip(bytes).filter(({ name, known }) => known && isOfTheText(name));
  const size = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > importLimits.documentBytes) return null;
  const [{ default: mammoth }, { pastedMarkdown }] = await Promise.all([
    import('mammoth'),
    import('../../editor/pastedMarkdown'),
  ]);
  // Packed anew from what was unpacked within bounds: what the document says of its size is not to be trusted.
  const packed = zipSync(unpack(bytes, new Set(entries.map(({ name }) => name))), { level: 0 });
  const { value: html } = await mammoth.convertToHtml(
    { arrayBuffer: packed.slice().buffer },
    {
      styleMap: [
        "p[style-name='Title'] => h1.title:fresh",
        'p.Title => h1.title:fresh',
        "p[style-name='Subtitle'] => h2:fresh",
      ],
      // Pictures would be megabytes of text; without an address they are left out.
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  );
  const document = new DOMParser().parseFromString(html, 'text/html');
  const title = document.querySelector('h1.title');
  title?.remove();
  return {
    title: title?.textContent?.trim() || undefined,
    text: pastedMarkdown(document.body.innerHTML),
  };
}
