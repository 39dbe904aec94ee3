import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  /** Its own text. */
  text: string;
  children: XmlElement[];
}

/** Reads a document as strictly as XML 1.0 and its namespaces demand; throws at the first fault. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = { name: '', uri: '', attributes: {}, text: '', children: [] };
  const open = [document];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const given = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element = { name: local, uri, attributes: Object.fromEntries(given), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('The document has no element');
  return root;
}

/** The children with a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The text of the first child with a name. */
export const textOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;
