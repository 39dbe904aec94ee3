const path = require('node:path');

const artifacts = path.resolve(__dirname, '../../../client/__generated__');

/**
 * Does what the build does, as an AST transformer of ts-jest: replaces each graphql tag by the Relay compiler's artifact, and
 * import.meta, which CommonJS doesn't have.
 */
module.exports = {
  name: 'as-vite',
  version: 1,
  factory: (compiler) => {
    const { factory: f, ...ts } = compiler.configSet.compilerModule;
    return (context) => (file) => {
      const visit = (node) => {
        if (ts.isMetaProperty(node)) {
          const url = f.createPropertyAssignment('url', f.createIdentifier('__filename'));
          return f.createObjectLiteralExpression([url]);
        }
        if (!ts.isTaggedTemplateExpression(node) || node.tag.getText(file) !== 'graphql')
          return ts.visitEachChild(node, visit, context);
        const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(
          node.template.getText(file),
        )?.[1];
        if (!name) throw new Error(`A graphql tag without a name: ${node.template.getText(file)}`);
        const address = f.createStringLiteral(path.join(artifacts, `${name}.graphql`));
        const required = f.createCallExpression(f.createIdentifier('require'), undefined, [address]);
        return f.createPropertyAccessExpression(required, 'default');
      };
      return ts.visitNode(file, visit);
    };
  },
};
