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

/** What an import did, and what is left of it. */
export function ImportSummaryView({ summary, onStartOver, onClose }: ImportSummaryViewProps) {
  const { created, alreadyImported, refused, remaining, failure } = summary;
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <ImportBody>
        <chakra.p ref={heading} tabIndex={-1} role="status" textStyle="subheading">
          {created > 0 ? `${storiesLabel(created)} imported.` : 'Nothing was imported.'}
        </chakra.p>
        {alreadyImported > 0 && (
          <chakra.p mt="2">{storiesLabel(alreadyImported)} had been imported before.</chakra.p>
        )}
        {failure && (
          <chakra.p mt="2" color="danger">
            {failure}
          </chakra.p>
        )}
        {remaining > 0 && (
          <chakra.p mt="2">
            {storiesLabel(remaining)} {remaining === 1 ? 'is' : 'are'} left. Choose the same files again to go
            on: nothing is made twice.
          </chakra.p>
        )}
        {refused.length > 0 && (
          <>
            <chakra.p mt="4">{storiesLabel(refused.length)} could not be made:</chakra.p>
            <chakra.ul mt="1" listStyle="none" textStyle="small">
              {refused.map(({ title, problem }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two stories may have the same title
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
