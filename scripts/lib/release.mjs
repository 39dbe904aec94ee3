import { existsSync } from 'node:fs';
import { isBuilt, isUpToDate, parts } from './build.mjs';
import { missingPackages } from './packages.mjs';
import { fromRoot } from './paths.mjs';

/** Whether the app runs in production. A value with spaces counts, so that nothing is installed: the server then refuses it. */
export const isProduction = process.env.NODE_ENV?.trim() === 'production';

/** Files that the server needs besides installed packages. */
export const releaseFiles = ['package.json', 'package-lock.json', '.npmrc', 'scripts', 'dist'];

/** A text about what production needs and lacks, with the commands that provide it; undefined if nothing is missing. */
export function describeMissing() {
  const missing = [];
  const unbuilt = parts.filter((part) => !isBuilt(part)).map((part) => part.outputs[0]);
  if (unbuilt.length > 0)
    missing.push(`Not built: ${unbuilt.join(', ')}. Run npm run build, here or where the release is made.`);
  const isListed = existsSync(fromRoot('package-lock.json'));
  if (!isListed)
    missing.push('No package-lock.json, which lists the packages. Copy it from where the release was made.');
  const packages = isListed ? missingPackages({ production: true }) : [];
  const others = packages.length > 3 ? ` and ${packages.length - 3} more` : '';
  if (packages.length > 0)
    missing.push(
      `Packages not installed: ${packages.slice(0, 3).join(', ')}${others}. Run npm ci --omit=dev.`,
    );
  return missing.length > 0 ? `\nThe app is not complete.\n${missing.join('\n')}\n\n` : undefined;
}

/** Parts whose sources have changed since their build. */
export const outdatedParts = () => parts.filter((part) => !isUpToDate(part)).map(({ name }) => name);
