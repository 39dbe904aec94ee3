import { chakra } from '@chakra-ui/react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { FormFailure } from '../../../ui/form/formFields';

interface FileChoiceProps {
  /** Why the files chosen before could not be read. */
  problem: string | null;
  onFiles: (files: readonly File[]) => void;
}

export function FileChoice({ problem, onFiles }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(event.type === 'dragover');
  };
  return (
    <>
      <FormFailure text={problem} />
      <chakra.div
        mt={problem ? '4' : '0'}
        px="5"
        py={{ base: '8', md: '12' }}
        display="grid"
        justifyItems="center"
        gap="4"
        textAlign="center"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isDraggedOver ? 'accent' : 'rule.strong'}
        bg={isDraggedOver ? 'accent.wash' : 'paper.sunken'}
        borderRadius="md"
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={(event) => {
          onDrag(event);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <chakra.p hideBelow="md" color="ink.muted">
          Drop files here, or
        </chakra.p>
        <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <chakra.p id={hintId} textStyle="small" color="ink.muted" maxW="md">
          A ZIP that was exported here, or any .md, .txt and .docx files. You see what they would become
          before anything is made.
        </chakra.p>
      </chakra.div>
      <chakra.input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        accept=".zip,.md,.markdown,.txt,.docx,application/zip,text/markdown,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again.
          event.target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
