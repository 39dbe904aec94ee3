import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useMemo } from 'react';
import { renderMarkdown } from '../../../server/markdown/render';
import { Prose } from '../../ui/Prose';

const Text = chakra(Prose, {
  base: {
    '& .align-center': { textAlign: 'center' },
    '& .align-right': { textAlign: 'end' },
    '& li.task-list-item': { ps: '1.7em', textIndent: '-1.7em' },
    '& li.task-list-item > *': { textIndent: '0' },
    '& pre.unrendered': { fontFamily: 'reading', bg: 'transparent', p: '0', whiteSpace: 'pre-wrap' },
  },
});

interface StoryTextProps extends Omit<ComponentProps<typeof Text>, 'children'> {
  /** Markdown. */
  text: string;
}

/** A story's text, rendered. The reader, the story page and the editor's preview all show it through this. */
export function StoryText({ text, ...props }: StoryTextProps) {
  const html = useMemo(() => ({ __html: renderMarkdown(text) }), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
  return <Text dangerouslySetInnerHTML={html} {...props} />;
}
