import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeSplitting } from './client/codeSplitting.mjs';
import { relay } from './client/relayVitePlugin.mjs';
import { serviceWorker } from './client/serviceWorker/vitePlugin.mjs';
import { documents, resources, serverPaths } from './server/contract/routes';
import { colors } from './server/contract/theme';

const compressible = /\.(js|css|html|svg|json|txt)$/;
/** Below this a compressed copy saves less than its headers cost. */
const leastBytes = 1024;

/** Puts a .br and a .gz beside each file, so that no request pays for compressing it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const brotli = promisify(brotliCompress);
      const gz = promisify(gzip);
      for (const name of Object.keys(bundle)) {
        // The page itself is filled in for each request.
        if (!compressible.test(name) || name === 'index.html') continue;
        const file = path.join(dir ?? '', name);
        const content = await fs.readFile(file);
        if (content.length < leastBytes) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await fs.writeFile(`${file}.br`, await brotli(content, { params }));
        await fs.writeFile(`${file}.gz`, await gz(content, { level: 9 }));
      }
    },
  };
}

/** Writes `dist/chunks.json`: each chunk's own modules, by which tests know what a page loads. */
function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [[`/${output.fileName}`, output.moduleIds.map((id) => path.relative(__dirname, id))]]
          : [],
      );
      await fs.writeFile(path.join(dir ?? '', '../chunks.json'), JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}

/** Fills in the theme's colours, which the page needs before any style sheet. */
function themeColors(): Plugin {
  const families = { PAPER: colors.paper.DEFAULT, INK: colors.ink.DEFAULT };
  return {
    name: 'theme-colors',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          /__(PAPER|INK)_(LIGHT|DARK)__/g,
          (_name, family: keyof typeof families, theme) => families[family][theme === 'LIGHT' ? 0 : 1],
        ),
    },
  };
}

const firstFonts = [
  /^assets\/figtree-latin-wght-normal-.*\.woff2$/,
  /^assets\/literata-latin-wght-normal-.*\.woff2$/,
];

/** The two faces that every screen starts with are asked for with the page, not once the style sheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => firstFonts.some((font) => font.test(name)))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

const target = 'http://127.0.0.1:4000';

/** What the server answers itself. */
const first = [...serverPaths, ...[...documents, ...resources].map((path) => path.split('/')[1])];
const proxy = {
  '/graphql': { target, ws: true },
  [`^/(?:${first.join('|')})(?:[/?]|$)`]: { target },
};

export default defineConfig({
  root: path.resolve(__dirname, 'client'),
  plugins: [
    relay({ artifactDirectory: path.resolve(__dirname, 'client/__generated__') }),
    react(),
    themeColors(),
    preloadFonts(),
    precompress(),
    listChunks(),
    serviceWorker(__dirname),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  // GraphiQL, whose page is below, has a configuration of its own.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: path.resolve(__dirname, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // As a module preload polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: codeSplitting(path.resolve(__dirname, 'client')),
        // Without the list of a chunk's users, which follows a tilde.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy,
  },
  preview: {
    host: '127.0.0.1',
    proxy,
  },
});
