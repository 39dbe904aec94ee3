import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { graphql } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { SayLineSaySessionLinesMutation } from '../../../__generated__/SayLineSaySessionLinesMutation.graphql';
import { useAuth } from '../../../auth/useAuth';
import { GraphQLRequestError } from '../../../lib/requestError';
import { tabStorage, tabTextName } from '../../../lib/tabStorage';
import { useAppMutation } from '../../../relay/useAppMutation';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { Input } from '../../../ui/form/Field';

interface LineOfSession {
  sessionId: string;
  which: 'intention' | 'closing';
}

interface SayLineProps extends LineOfSession {
  label: string;
  placeholder: string;
  /** The line that the server has; null for none. */
  said: string | null;
}

function useStorageKey({ sessionId, which }: LineOfSession): string {
  const viewerId = useAuth().viewer?.id ?? '';
  return tabTextName('sessionLine', viewerId, `${sessionId}:${which}`);
}

/** Whether, at the first render, this tab had a typed line that wasn't sent. */
export function useWasTyped(line: LineOfSession): boolean {
  const name = useStorageKey(line);
  const [wasTyped] = useState(() => tabStorage.get(name) !== null);
  return wasTyped;
}

/** The typed line, stored in this tab unless the server has the same; null until something is typed. */
function useTypedLine(line: SayLineProps) {
  const name = useStorageKey(line);
  const { said } = line;
  const [typed, setTyped] = useState(() => tabStorage.get(name));
  const change = (text: string | null) => {
    setTyped(text);
    tabStorage.set(name, text?.trim() === (said ?? '') ? null : text);
  };
  return [typed, change] as const;
}

/** A field for a line that the group can read. An empty line removes it. */
export function SayLine(props: SayLineProps) {
  const { sessionId, which, label, placeholder, said } = props;
  const [say, saying] = useSaySessionLinesMutation();
  const id = useId();
  const [typed, setTyped] = useTypedLine(props);
  const text = typed ?? said ?? '';
  const [notice, setNotice] = useState<'' | 'Said.' | 'Removed.'>('');
  const isChanged = text.trim() !== (said ?? '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    try {
      await say({ input: { id: sessionId, [which]: text.trim() || null } });
      setTyped(null);
      setNotice(text.trim() === '' ? 'Removed.' : 'Said.');
    } catch (error) {
      toast.error(error instanceof GraphQLRequestError ? error.message : 'That could not be kept');
    }
  };
  return (
    <chakra.form data-focus-frame onSubmit={(event) => void submit(event)}>
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div mt="1.5" display="flex" gap="2">
        <Input
          id={id}
          dir="auto"
          flex="1"
          minW="0"
          autoComplete="off"
          maxLength={limits.session.lineMax}
          placeholder={placeholder}
          aria-describedby={`${id}-help`}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            setNotice('');
          }}
        />
        {isChanged && (
          <Button type="submit" variant="outline" loading={saying}>
            {text.trim() === '' ? 'Remove' : 'Say it'}
          </Button>
        )}
      </chakra.div>
      {/* The target of the focus when the button is removed. */}
      <chakra.p id={`${id}-help`} data-focus-target tabIndex={-1} mt="1" textStyle="small" color="ink.muted">
        <span role="status">{notice}</span> {notice !== 'Said.' && 'Optional. '}Everyone in the group can read
        it.
      </chakra.p>
    </chakra.form>
  );
}

function useSaySessionLinesMutation() {
  return useAppMutation<SayLineSaySessionLinesMutation>(graphql`
    mutation SayLineSaySessionLinesMutation($input: SaySessionLinesInput!) {
      saySessionLines(input: $input) {
        session {
          id
          viewerWriting {
            intention
            closing
          }
        }
      }
    }
  `);
}
