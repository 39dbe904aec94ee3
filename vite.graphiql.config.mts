import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: path.resolve(__dirname, 'client/graphiql'),
  base: '/graphiql/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: path.resolve(__dirname, 'dist/graphiql'),
    emptyOutDir: true,
    // The editor alone is larger than the limit that Vite warns of; developers load it, members never.
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      // GraphiQL ships directives for a compiler that is not part of this build.
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
    },
  },
});
