import path from 'node:path';
import { defineConfig } from 'vite';

/** The script that the benchmark adds to each page of the app. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: path.resolve(import.meta.dirname, '../../../.data/bench/client'),
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'page.ts', formats: ['iife'], name: 'clientBenchScript', fileName: () => 'page.js' },
  },
});
