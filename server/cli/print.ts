import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { projectRoot } from '../lib/paths';
import { callsOf } from '../rest/call';
import { fileRoutes } from '../rest/fileRoutes';
import { openApiDocument } from '../rest/openApi';
import { routes } from '../rest/routes';
import { makeSchema } from '../schema';

/** The committed descriptions of the two APIs: arguments are the files to print, or `--check` that they are current. */
const descriptions = [
  {
    file: 'schema.graphql',
    command: 'schema:print',
    print: () => printSchema(lexicographicSortSchema(makeSchema())),
  },
  {
    file: 'openapi.json',
    command: 'openapi:print',
    print() {
      return JSON.stringify(openApiDocument(callsOf(makeSchema(), routes), fileRoutes), null, 2);
    },
  },
];

const args = process.argv.slice(2);
for (const { file, command, print } of descriptions) {
  const target = path.join(projectRoot, file);
  if (args.includes(file)) writeFileSync(target, `${print()}\n`);
  else if (args.includes('--check') && readFileSync(target, 'utf8') !== `${print()}\n`) {
    console.error(`${file} has drifted from the code: run npm run ${command}`);
    process.exitCode = 1;
  }
}
