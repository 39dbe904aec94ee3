import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { main } from './main.mjs';
import { codeBelow, fromRoot } from './paths.mjs';

/**
 * Finds words in identifiers and comments that a reader with another first language has to look up or to read twice.
 * Texts on screen, descriptions of the schema and other strings aren't looked at. Identifiers are read as words: `letGo` is 'let go'.
 */
const refused = [
  { words: /\b(?:tells?|telling|told|untold)\b/i, instead: 'notify, show, or what it does' },
  { words: /\bheed(?:s|ed|ing|less)?\b/i, instead: 'check or use' },
  { words: /\b(?:lends?|lending|lent)\b/i, instead: 'help, or what it does' },
  { words: /\blet(?:s|ting)? go\b/i, instead: 'release, discard or end' },
  { words: /\bjudge those\b/i, instead: 'what is decided about which rows' },
  { words: /\bwhom (?:is|are|was|were|has|had|may|can|will|would|must|should|does|did)\b/i, instead: 'who' },
  { words: /\bwhat\b[^.,;:?!()]*\bwhat\b/i, instead: 'a noun for one of the two', in: 'comments' },
  {
    words: /(?:\b(?:an?|each|every|the(?: last| next| first)?|earlier)|['’]s) press\b/i,
    instead: 'click; for keys, keystroke',
    in: 'comments',
  },
];

/** Tables of 1.0, which keep their names. */
const exceptions = new Set(['followers_told', 'told_members']);

const splitIntoWords = (identifier) => identifier.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|_/g, ' ');

const kinds = { '.tsx': ts.ScriptKind.TSX, '.ts': ts.ScriptKind.TS, '.mjs': ts.ScriptKind.JS };

/** The identifiers and comments of a file. Line comments below each other are one. */
function readParts(file, text) {
  const kind = kinds[path.extname(file)];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const comments = new Map();
  const identifiers = [];
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      if (!exceptions.has(node.text))
        identifiers.push({ kind: 'identifiers', at: node.getStart(), text: splitIntoWords(node.text) });
    const children = node.getChildren(source);
    if (children.length === 0 && !ts.isJsxText(node))
      for (const rangesOf of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
        for (const { pos, end } of rangesOf(text, node.pos) ?? []) comments.set(pos, end);
    for (const child of children) visit(child);
  };
  visit(source);
  const mergedComments = [];
  for (const [at, end] of [...comments].sort(([a], [b]) => a - b)) {
    const last = mergedComments.at(-1);
    if (last && /^\s*$/.test(text.slice(last.end, at)) && text.startsWith('//', at)) last.end = end;
    else mergedComments.push({ kind: 'comments', at, end });
  }
  for (const comment of mergedComments)
    comment.text = text.slice(comment.at, comment.end).replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return { source, parts: [...identifiers, ...mergedComments] };
}

function problemsIn(file) {
  const text = readFileSync(fromRoot(file), 'utf8');
  const asRead = splitIntoWords(text).replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  // A quick test of the whole text, because most files have none of the words.
  const possible = refused.filter(({ words }) => words.test(asRead));
  if (possible.length === 0) return [];
  const { source, parts } = readParts(file, text);
  return parts.flatMap(({ kind, at, text: read }) =>
    possible.flatMap(({ words, instead, in: only = kind }) => {
      const [found] = (only === kind && words.exec(read)) || [];
      return found
        ? `${file}:${source.getLineAndCharacterOfPosition(at).line + 1} '${found}': ${instead}`
        : [];
    }),
  );
}

await main(async () => {
  const problems = ['client', 'server'].flatMap(codeBelow).flatMap(problemsIn);
  if (problems.length > 0) throw new Error(`Words that are hard to read:\n  ${problems.join('\n  ')}`);
});
