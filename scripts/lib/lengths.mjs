import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from './paths.mjs';

/** Lines, from the first to the last. What is longer may consist of parts that deserve a name. */
const most = { file: 300, function: 80 };

const filesIn = (folder) =>
  readdirSync(fromRoot(folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.includes('__generated__'));

const problem = (file, line, name, kind, lines) =>
  `${file}:${line} ${name} has ${lines} lines; more than ${most[kind]}: split the ${kind} by subject`;

function longFile(file) {
  const lines = readFileSync(fromRoot(file), 'utf8').trimEnd().split('\n').length;
  return lines > most.file ? [problem(file, 1, 'the file', 'file', lines)] : [];
}

function longFunctions(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(fromRoot(file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const problems = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const name = (node.name ?? node.parent.name)?.getText() ?? 'this function';
      const first = lineOf(node.getStart());
      const lines = lineOf(node.end) - first + 1;
      if (lines > most.function) problems.push(problem(file, first, name, 'function', lines));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

const app = ['client', 'server', 'scripts'].flatMap(filesIn);
// Functions may be longer here: calls of `describe`, tables and builders are read from top to bottom.
const tests = ['tests', 'bench'].flatMap(filesIn);
const problems = [...[...app, ...tests].flatMap(longFile), ...app.flatMap(longFunctions)];
// Warnings: a limit shows where to look, and is no aim.
if (problems.length > 0) console.log(problems.join('\n'));
