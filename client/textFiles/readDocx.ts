import { zipSync } from 'fflate';
import { importLimits } from './importedText';
import { listZip, unpack } from './readZip';

/** XML parts; images, fonts and previews are skipped. */
const isOfTheText = (name: string) => /\.(xml|rels)$/i.test(name);

/** Converts a Word document to Markdown, with its title if it has one; null if it is unreadable. */
export async function readDocx(bytes: Uint8Array): Promise<{ title?: string; text: string } | null> {
  const entries = listZip(bytes).filter(({ name, known }) => known && isOfTheText(name));
  const size = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > importLimits.documentBytes) return null;
  const [{ default: mammoth }, { pastedMarkdown }] = await Promise.all([
    import('mammoth'),
    import('../editor/pastedMarkdown'),
  ]);
  // Repack the bounded entries, because the sizes stated in the document can't be trusted.
  const packed = zipSync(unpack(bytes, new Set(entries.map(({ name }) => name))), { level: 0 });
  const { value: html } = await mammoth.convertToHtml(
    { arrayBuffer: packed.slice().buffer },
    {
      styleMap: [
        "p[style-name='Title'] => h1.title:fresh",
        'p.Title => h1.title:fresh',
        "p[style-name='Subtitle'] => h2:fresh",
      ],
      // Drops images: as data URLs they would be megabytes.
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
