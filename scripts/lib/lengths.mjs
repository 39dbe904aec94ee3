import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { codeBelow, fromRoot } from './paths.mjs';

/** The maximum of lines, from the first to the last. Something longer may consist of parts that deserve a name. */
const maxLines = { file: 300, function: 80 };
/** The maximum of branches of a function, without those of functions within it. One with more has a comment why: `// Branches: …`. */
const maxBranches = 15;

const { SyntaxKind } = ts;
const branchKinds = new Set([
  ...[
    SyntaxKind.IfStatement,
    SyntaxKind.ConditionalExpression,
    SyntaxKind.CaseClause,
    SyntaxKind.CatchClause,
  ],
  ...[SyntaxKind.ForStatement, SyntaxKind.ForInStatement, SyntaxKind.ForOfStatement],
  ...[SyntaxKind.WhileStatement, SyntaxKind.DoStatement],
  ...[SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken],
]);

const problem = (file, line, name, kind, lines) =>
  `${file}:${line} ${name} has ${lines} lines; more than ${maxLines[kind]}: split the ${kind} by subject`;

function longFile(file) {
  const lines = readFileSync(fromRoot(file), 'utf8').trimEnd().split('\n').length;
  return lines > maxLines.file ? [problem(file, 1, 'the file', 'file', lines)] : [];
}

function functionsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(fromRoot(file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const functions = [];
  const visit = (node, outer) => {
    let current = outer;
    if (ts.isFunctionLike(node) && node.body) {
      const name = (node.name ?? node.parent.name)?.getText() ?? 'this function';
      const first = lineOf(node.getStart());
      current = {
        file,
        name,
        first,
        lines: lineOf(node.end) - first + 1,
        branches: 0,
        reason: hasReason(node),
      };
      functions.push(current);
    }
    if (current && branchKinds.has(node.kind)) current.branches += 1;
    ts.forEachChild(node, (child) => visit(child, current));
  };
  visit(source);
  return functions;
}

/** Whether the comments before a function, or before the statement that it is in, say why it has so many branches. */
function hasReason(node) {
  const comments = node.getFullText().slice(0, node.getLeadingTriviaWidth());
  if (/\/\/ Branches: \S/.test(comments)) return true;
  return !ts.isStatement(node) && !ts.isClassElement(node) && hasReason(node.parent);
}

const app = ['client', 'server', 'scripts'].flatMap(codeBelow);
// Functions of tests may be longer: calls of `describe`, tables and builders are read from top to bottom.
const tests = ['tests', 'bench'].flatMap(codeBelow);
const functions = app.flatMap(functionsIn);
const long = functions
  .filter(({ lines }) => lines > maxLines.function)
  .map(({ file, first, name, lines }) => problem(file, first, name, 'function', lines));
const branched = functions
  .filter(({ branches, reason }) => branches > maxBranches && !reason)
  .map(
    ({ file, first, name, branches }) =>
      `${file}:${first} ${name} has ${branches} branches; more than ${maxBranches}: split it by subject, or say why not beside it (// Branches: …)`,
  );
const problems = [...branched, ...[...app, ...tests].flatMap(longFile), ...long];
// Lengths are warnings: a limit shows where to look, and is no aim.
if (problems.length > 0) console.log(problems.join('\n'));
if (branched.length > 0) process.exitCode = 1;
