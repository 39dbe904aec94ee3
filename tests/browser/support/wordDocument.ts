import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relations = (all: string) => `<Relationships xmlns="${packages}/relationships">${all}</Relationships>`;
const xmlOf = (kind: string, content: string) =>
  `<w:${kind} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${kind}>`;

/**
 * A minimal Word document, with the parts that a text extractor needs; its footnote, if any, has the id 1. Its comments are of
 * nothing in the text. Its styles and the definitions of its lists may be added.
 */
export function wordDocument(
  body: string,
  footnote?: string,
  comment?: string,
  definitions: { styles?: string; numbering?: string } = {},
): Buffer {
  const notes = footnote && xmlOf('footnotes', `<w:footnote w:id="1">${footnote}</w:footnote>`);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/footnotes.xml" ContentType="${word}.footnotes+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        relations(`<Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
      ),
      'word/document.xml': strToU8(xmlOf('document', `<w:body>${body}</w:body>`)),
      ...Object.fromEntries(
        Object.entries(definitions).map(([kind, content]) => [
          `word/${kind}.xml`,
          strToU8(xmlOf(kind, content)),
        ]),
      ),
      ...(comment && {
        'word/comments.xml': strToU8(xmlOf('comments', `<w:comment w:id="1">${comment}</w:comment>`)),
      }),
      ...(notes && {
        'word/_rels/document.xml.rels': strToU8(
          relations(`<Relationship Id="r2" Type="${office}/footnotes" Target="footnotes.xml"/>`),
        ),
        'word/footnotes.xml': strToU8(notes),
      }),
    }),
  );
}

/** A piece of text, with properties such as `<w:i/>`. */
export const textRun = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${content}</w:p>`;
