import { runTool } from './lib/runTool.mjs';

await runTool('backup');
