import path from 'node:path';

/** Matches a graphql tag with its document. */
const graphqlTag = /\bgraphql\s*`([^`]*)`/g;
/** Matches the name of an operation or fragment. */
const definitionName = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;
/** Matches an import of Relay. */
const relayImport = /import \{([^}]*)\} from '(react-relay|relay-runtime)';/g;

/** Removes `graphql` from imports, where it isn't used any more: it would load all of Relay. Keeps the number of lines. */
const withoutTagImport = (code) =>
  code.replace(relayImport, (statement, names, source) => {
    const values = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && name !== 'graphql' && !name.startsWith('type '));
    const lines = statement.replace(/[^\n]/g, '');
    return values.length > 0 ? `import { ${values.join(', ')} } from '${source}';${lines}` : lines;
  });

/** Replaces graphql`…` tags by the Relay compiler's artifacts, so that no document is shipped to browsers. */
export function relay({ artifactDirectory }) {
  return {
    name: 'relay',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0];
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('graphql`')) return null;
      const imports = [];
      const replaced = code.replace(graphqlTag, (_match, document) => {
        const name = definitionName.exec(document)?.[1];
        if (!name) this.error(`A graphql tag in ${file} names no operation and no fragment`);
        const artifact = path.join(artifactDirectory, `${name}.graphql.ts`);
        imports.push(`import relay_${name} from ${JSON.stringify(artifact)};`);
        // Keeps line numbers: the imports are on one line, and each tag keeps its number of lines.
        return `relay_${name}${document.replace(/[^\n]/g, '')}`;
      });
      return { code: imports.join(' ') + withoutTagImport(replaced), map: null };
    },
  };
}
