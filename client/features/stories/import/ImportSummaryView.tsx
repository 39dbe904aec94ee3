import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { storiesLabel } from '../../../ui/content/labels';
import { Button } from '../../../ui/form/Button';
import { ImportBody, ImportFooter } from './importFrame';
import type { ImportSummary } from './importSteps';

interface ImportSummaryViewProps {
  summary: ImportSummary;
  onStartOver: () => void;
  onClose: () => void;
}

export function ImportSummaryView({ summary, onStartOver, onClose }: ImportSummaryViewProps) {
  const { made, there, refused, left, failure } = summary;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <ImportBody>
        <chakra.p ref={heading} tabIndex={-1} role="status" textStyle="subheading">
          {made > 0 ? `${storiesLabel(made)} imported.` : 'Nothing was imported.'}
        </chakra.p>
        {there > 0 && <chakra.p mt="2">{storiesLabel(there)} had been imported before.</chakra.p>}
        {failure && (
          <chakra.p mt="2" color="danger">
            {failure}
          </chakra.p>
        )}
        {left > 0 && (
          <chakra.p mt="2">
            {storiesLabel(left)} {left === 1 ? 'is' : 'are'} left. Choose the same files again to go on:
            nothing is made twice.
          </chakra.p>
        )}
        {refused.length > 0 && (
          <>
            <chakra.p mt="4">{storiesLabel(refused.length)} could not be made:</chakra.p>
            <chakra.ul mt="1" listStyle="none" textStyle="small">
              {refused.map(({ title, problem }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
                <chakra.li key={place} py="1" overflowWrap="anywhere">
                  <bdi>{title}</bdi> <chakra.span color="danger">{problem}</chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
          </>
        )}
      </ImportBody>
      <ImportFooter>
        <Button variant="outline" onClick={onStartOver}>
          Import more
        </Button>
        <Button onClick={onClose}>Done</Button>
      </ImportFooter>
    </>
  );
}
