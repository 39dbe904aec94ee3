import { chakra } from '@chakra-ui/react';
import type { SkippedFile } from '../../textFiles/importedText';

/** Files that can't be imported. */
export function SkippedFiles({ files }: { files: readonly SkippedFile[] }) {
  if (files.length === 0) return null;
  return (
    <chakra.details mt="4" pt="3" borderTopWidth="1px" borderColor="rule" open={files.length <= 5}>
      <chakra.summary py="1" cursor="pointer" borderRadius="md" color="ink.muted">
        {files.length === 1 ? '1 file is skipped' : `${files.length.toLocaleString()} files are skipped`}
      </chakra.summary>
      <chakra.ul listStyle="none" textStyle="small" mt="1">
        {files.map(({ source, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
          <chakra.li key={place} py="1" overflowWrap="anywhere">
            <bdi>{source}</bdi> <chakra.span color="ink.muted">{reason}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
