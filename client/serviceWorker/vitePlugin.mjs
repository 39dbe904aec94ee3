import path from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from '../../server/contract/routes';

/** Code that isn't precached: it is large, and useless without the server. */
const notPrecached = 'client/features/stories/import/';

/** Matches the Latin fonts; those of other scripts are cached after their first use. */
const fonts = /\/(figtree-latin|literata-latin)-wght-(normal|italic)-/;
const pictures = /^(icon\.svg|icons\/.*\.png|manifest\.webmanifest)$/;

/** Precaches the code of every screen, visited or not, because any can be opened offline. */
export function serviceWorker(root) {
  /** File names of precached chunks. */
  let precached = new Set();

  const isOwn = (module) => {
    const file = path.relative(root, module.split('?')[0]).split(path.sep).join('/');
    return file.startsWith('client/') && !file.startsWith(notPrecached);
  };

  /** Collects the app's chunks with the styles and chunks that they import. */
  const collectChunks = {
    name: 'kept-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      precached = new Set();
      const add = (name) => {
        const chunk = bundle[name];
        if (precached.has(name) || chunk?.type !== 'chunk') return;
        precached.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) precached.add(style);
        for (const imported of chunk.imports) add(imported);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some(isOwn)) add(chunk.fileName);
    },
  };

  /** Chooses the files to precache. The page is stored under the address of the app. */
  const chooseParts = (entries) => ({
    manifest: entries
      .filter(
        ({ url }) => url === 'index.html' || precached.has(url) || fonts.test(url) || pictures.test(url),
      )
      .map((entry) =>
        entry.url === 'index.html' ? { ...entry, url: appShell } : { ...entry, url: `/${entry.url}` },
      ),
  });

  return [
    collectChunks,
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
