import { chakra } from '@chakra-ui/react';

/** The prompt of a journal entry, if any. */
export function JournalPrompt({ prompt }: { prompt: string | null | undefined }) {
  if (!prompt) return null;
  return (
    <chakra.div mb="10" ps="4" borderInlineStartWidth="2px" borderColor="rule.strong">
      <chakra.h2 textStyle="label" color="ink.muted">
        Prompt
      </chakra.h2>
      <chakra.p
        mt="1"
        dir="auto"
        fontFamily="reading"
        fontStyle="italic"
        lineHeight="prose"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {prompt}
      </chakra.p>
    </chakra.div>
  );
}
