import path from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from '../../server/contract/routes';

/** Excluded from the precache: large, and useless without the server. */
const notKept = 'client/features/stories/import/';

const fonts = /\/(figtree-latin|literata-latin)-wght-(normal|italic)-/;
const pictures = /^(icon\.svg|icons\/.*\.png|manifest\.webmanifest)$/;

/** Precaches the code of every screen, visited or not, because any can be opened offline. */
export function serviceWorker(root) {
  /** File names of precached chunks. */
  let kept = new Set();

  const isOwn = (module) => {
    const file = path.relative(root, module.split('?')[0]).split(path.sep).join('/');
    return file.startsWith('client/') && !file.startsWith(notKept);
  };

  const collect = {
    name: 'kept-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      kept = new Set();
      const add = (name) => {
        const chunk = bundle[name];
        if (kept.has(name) || chunk?.type !== 'chunk') return;
        kept.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style);
        for (const imported of chunk.imports) add(imported);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some(isOwn)) add(chunk.fileName);
    },
  };

  /** Stores the page under its own address. */
  const chooseParts = (entries) => ({
    manifest: entries
      .filter(({ url }) => url === 'index.html' || kept.has(url) || fonts.test(url) || pictures.test(url))
      .map((entry) =>
        entry.url === 'index.html' ? { ...entry, url: appShell } : { ...entry, url: `/${entry.url}` },
      ),
  });

  return [
    collect,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'serviceWorker/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [chooseParts],
      },
    }),
  ];
}
