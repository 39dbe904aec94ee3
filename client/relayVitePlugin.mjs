import path from 'node:path';

const tag = /\bgraphql\s*`([^`]*)`/g;
const definition = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/** Replaces graphql`…` tags by what the Relay compiler made of them, so that no document travels to the browser. */
export function relay({ artifactDirectory }) {
  return {
    name: 'relay',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0];
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('graphql`')) return null;
      const imports = [];
      const replaced = code.replace(tag, (_match, document) => {
        const name = definition.exec(document)?.[1];
        if (!name) this.error(`A graphql tag in ${file} names no operation and no fragment`);
        const artifact = path.join(artifactDirectory, `${name}.graphql.ts`);
        imports.push(`import relay_${name} from ${JSON.stringify(artifact)};`);
        // Imports on one line and tags as long as they were: every line stays where it was.
        return `relay_${name}${document.replace(/[^\n]/g, '')}`;
      });
      return { code: imports.join(' ') + replaced, map: null };
    },
  };
}
