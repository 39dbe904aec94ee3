import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { suiteOf, testsTouchedBy } from './lib/changed.mjs';
import { main } from './lib/main.mjs';
import { fromRoot, packageBin, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/terminal.mjs';

/**
 * Breaks places of the product, chosen at random with a fixed seed, one after the other, and appends to a file whether the
 * type check or a test that reaches the place fails: `npm run mutations -- results.jsonl [how many]`. Continues an existing file.
 */
const seed = 20_261_129;
/** The time limit for each place's checks and tests together. */
const timeLimitMs = 180_000;

const opposite = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
};
const replace = (node, file, text) => ({ start: node.getStart(file), end: node.end, text });

/** The kinds of mutations. Each returns the change of the file's text that breaks a node of the syntax tree, if the kind applies. */
const kinds = {
  condition(node, file) {
    if (!ts.isBinaryExpression(node)) return undefined;
    const other = opposite[node.operatorToken.getText(file)];
    return other && replace(node.operatorToken, file, other);
  },
  /** An operation gets the rule of the one before it. */
  permission(node, file) {
    if (!/server\/authz\/\w*[aA]bilities\.ts$/.test(file.fileName) || !ts.isPropertyAssignment(node))
      return undefined;
    const others = node.parent.properties.filter(ts.isPropertyAssignment);
    const before = others[others.indexOf(node) - 1]?.initializer.getText(file);
    return before && before !== node.initializer.getText(file)
      ? replace(node.initializer, file, before)
      : undefined;
  },
  limit(node, file) {
    if (!ts.isNumericLiteral(node) || Number(node.text) < 2) return undefined;
    const named = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
    return named ? replace(node, file, String(Number(node.text) * 2)) : undefined;
  },
  /** A sentence that people read loses its last word. */
  text(node, file) {
    if (!/client\/|server\/(contract|mail|pages)\//.test(file.fileName)) return undefined;
    if (!ts.isJsxText(node) && !ts.isStringLiteral(node)) return undefined;
    const text = node.getText(file);
    const shorter = text.replace(/ [\w’-]+([^\w’-]*)$/, '$1');
    return /^\W?[A-Z]\S* \S+/.test(text) && shorter !== text ? replace(node, file, shorter) : undefined;
  },
  statement(node, file) {
    if (!ts.isExpressionStatement(node)) return undefined;
    const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    return ts.isCallExpression(call) && call.expression.kind !== ts.SyntaxKind.SuperKeyword
      ? replace(node, file, '')
      : undefined;
  },
};

/** A place's random rank. Depends only on the place itself, so that the same places are chosen when others are added or removed. */
const rankOf = (...place) =>
  createHash('sha1')
    .update([seed, ...place].join('\0'))
    .digest('hex');

function placesIn(name) {
  const file = ts.createSourceFile(name, readFileSync(fromRoot(name), 'utf8'), ts.ScriptTarget.Latest, true);
  const lines = file.text.split('\n');
  const lineOf = (start) => lines[file.getLineAndCharacterOfPosition(start).line];
  const places = [];
  const visit = (node) => {
    for (const [kind, breakIt] of Object.entries(kinds)) {
      const change = breakIt(node, file);
      if (change) places.push({ kind, name, rank: rankOf(kind, name, lineOf(change.start)), ...change });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

/** Chooses places by their rank, the same number of each kind. */
function choosePlaces(places, count) {
  const ranked = places.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const byKind = Object.keys(kinds).map((kind) => ranked.filter((place) => place.kind === kind));
  return Array.from({ length: count }, (_one, n) => byKind[n % byKind.length].shift());
}

/** The first check or test that fails with the file as it is now; null if none does. */
async function findFailure(name) {
  const end = Date.now() + timeLimitMs;
  const attempt = async (what, command) => {
    const left = Math.ceil((end - Date.now()) / 1_000);
    if (left <= 0) return null;
    // The program timeout ends with code 124 when the time is up, with 137 if it had to kill the command.
    return run(['timeout', '--kill-after=5', String(left), ...command], {
      env: { NODE_ENV: 'test', FUZZ: 'sample' },
    }).then(
      () => null,
      (error) =>
        /code (?:124|137)/.test(error.message) ? null : { what, by: /●[^\n]*/.exec(error.output)?.[0] },
    );
  };
  const project = name.startsWith('client/') ? 'client/tsconfig.json' : 'tsconfig.json';
  const tests = (files) =>
    files.length > 0 &&
    attempt('tests', [...packageBin('jest/bin/jest.js'), '--bail', '--runTestsByPath', ...files]);
  const { nearby, others, browser } = await testsByDistance(name);
  return (
    (await attempt('types', [...packageBin('typescript-7/bin/tsc'), '-p', project])) ||
    (await tests(nearby)) ||
    (await tests(others)) ||
    // Browser tests load the built app.
    (await attempt('build', ['npm', 'run', '--silent', 'build'])) ||
    (await tests(browser)) ||
    null
  );
}

/** The tests that `npm test -- --changed` runs; those of the same feature, which are likely to notice first, apart. */
async function testsByDistance(name) {
  const all = await testsTouchedBy([name], ['contract', 'server', 'client', 'rest', 'browser']);
  const browser = all.filter((test) => suiteOf(test) === 'browser');
  const feature = new RegExp(`/(?:${path.basename(path.dirname(name))}|${path.parse(name).name})\\b`, 'i');
  const nearby = all.filter((test) => !browser.includes(test) && feature.test(path.relative(root, test)));
  const others = all.filter((test) => !browser.includes(test) && !nearby.includes(test));
  return { nearby, others, browser };
}

await main(async () => {
  const [results, count = '60'] = process.argv.slice(2);
  if (!results) throw new Error('Name a file for the results');
  const changed = await run(['git', 'status', '--porcelain', 'client', 'server']);
  if (changed)
    throw new Error('Commit what is changed in client and server first: each place is put back by git');
  const files = (await run(['git', 'ls-files', 'client', 'server']))
    .split('\n')
    .filter((name) => /\.tsx?$/.test(name) && !/__generated__|\/migrations\/|\.d\.ts$/.test(name));
  const places = choosePlaces(files.flatMap(placesIn), Number(count));
  const done = existsSync(results) ? readFileSync(results, 'utf8').split('\n').length - 1 : 0;
  for (const [n, { kind, name, start, end, text }] of [...places.entries()].slice(done)) {
    const file = path.join(root, name);
    const source = readFileSync(file, 'utf8');
    const line = source.slice(0, start).split('\n').length;
    const begun = Date.now();
    let noticed;
    try {
      writeFileSync(file, source.slice(0, start) + text + source.slice(end));
      noticed = await findFailure(name);
    } finally {
      writeFileSync(file, source);
    }
    const place = {
      n: n + 1,
      kind,
      place: `${name}:${line}`,
      was: source.slice(start, end).slice(0, 80),
      is: text.slice(0, 80),
    };
    const seconds = Math.round((Date.now() - begun) / 1_000);
    appendFileSync(results, `${JSON.stringify({ ...place, noticed, seconds })}\n`);
    say(
      `  ${noticed ? '✓' : '✗'} ${n + 1} ${kind} ${place.place} ${noticed?.what ?? 'nothing'} ${seconds} s`,
    );
  }
});
