import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from './paths.mjs';

/** Lines, from the first to the last. What is longer consists of parts that deserve a name. */
const most = { file: 300, function: 80 };

const filesIn = (folder) =>
  readdirSync(fromRoot(folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.includes('__generated__'));

/** What is too long in a file. */
function problemsIn(file) {
  const text = readFileSync(fromRoot(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const problems = [];
  const expect = (kind, name, first, last) => {
    const lines = last - first + 1;
    if (lines > most[kind])
      problems.push(`${file}:${first} ${name} has ${lines} lines; a ${kind} may have ${most[kind]}`);
  };
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const name = (node.name ?? node.parent.name)?.getText() ?? 'this function';
      expect('function', name, lineOf(node.getStart()), lineOf(node.end));
    }
    ts.forEachChild(node, visit);
  };
  expect('file', 'the file', 1, lineOf(text.trimEnd().length));
  visit(source);
  return problems;
}

const problems = ['client', 'server', 'scripts'].flatMap(filesIn).flatMap(problemsIn);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
