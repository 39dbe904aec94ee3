import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { Desk } from '../../offline/desk';
import { useDesk } from '../../offline/hooks';
import type { LocalStory, ServerCopy, TextKind } from '../../offline/model';
import type { GraphQLRequestError } from '../../relay/requestError';
import { LinkButton } from '../../ui/Button';
import { LoadError } from '../../ui/ErrorBoundary';
import { Page } from '../../ui/Page';
import { MissingState } from '../story/MissingState';
import { ServerGone } from '../story/ServerGone';
import { UnlessUnreachable } from '../story/UnlessUnreachable';
import { useDeviceStory } from '../story/useDeviceStory';
import { EditorSkeleton } from './EditorSkeleton';
import { kinds } from './kinds';
import { openText } from './openText';

/** What is written on where a text is edited. */
export interface EditedText {
  desk: Desk;
  story: LocalStory;
  kept: boolean;
  cancelTo: string;
}

interface EditProps {
  kind: Exclude<TextKind, 'story'>;
  id: string;
  Editor: ComponentType<EditedText>;
}

/** A text of the server's, as it tells of it or, where it can't be reached, as this device has it. */
export function EditText({ fromServer, ...props }: EditProps & { fromServer: ReactNode }) {
  return (
    <UnlessUnreachable key={props.id} instead={(error) => <FromDevice {...props} error={error} />}>
      <Suspense fallback={<EditorSkeleton />}>{fromServer}</Suspense>
    </UnlessUnreachable>
  );
}

export interface ToldTextProps extends EditProps {
  /** Null where the server has none to give. */
  copy: ServerCopy | null;
  /** It is another member's. */
  isForbidden: boolean;
}

/** What the server told of the text to edit. */
export function ToldText({ copy, isForbidden, ...props }: ToldTextProps) {
  const { kind, id } = props;
  const desk = useDesk();
  const reading = useDeviceStory(() => openText(desk, id, copy, { kind }));
  if (isForbidden) return <AccessDenied kind={kind} />;
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (reading.story?.kind !== kind) return <Missing kind={kind} />;
  return <Editing {...props} story={reading.story} />;
}

function FromDevice({ error, ...props }: EditProps & { error: GraphQLRequestError }) {
  const desk = useDesk();
  const reading = useDeviceStory(() => desk.read({ id: props.id }));
  if (reading.state === 'reading') return <EditorSkeleton />;
  if (reading.story?.kind !== props.kind) return <LoadError error={error} />;
  return <Editing {...props} story={reading.story} error={error} />;
}

function Editing({
  kind,
  id,
  Editor,
  story,
  error,
}: EditProps & { story: LocalStory; error?: GraphQLRequestError }) {
  const desk = useDesk();
  const [opened] = useState(story);
  const { list, name, title } = kinds[kind];
  return (
    <Page title={`Edit ${title}`} width="measure">
      {error && (
        <ServerGone error={error}>
          This is the {name} as this device has it. What you write is kept here, and goes up when the server
          is back.
        </ServerGone>
      )}
      <Editor desk={desk} story={opened} kept cancelTo={`${list}/${id}`} />
    </Page>
  );
}

const WayBack = ({ kind }: { kind: TextKind }) => (
  <LinkButton to={kinds[kind].list} variant="outline">
    Back to {kinds[kind].titles}
  </LinkButton>
);

function AccessDenied({ kind }: { kind: TextKind }) {
  return (
    <MissingState
      title="Access denied"
      text={`You don't have permission to edit this ${kinds[kind].name}.`}
      action={<WayBack kind={kind} />}
    />
  );
}

function Missing({ kind }: { kind: TextKind }) {
  const { name, title } = kinds[kind];
  return (
    <MissingState
      title={`${title} not found`}
      text={`The ${name} you're trying to edit doesn't exist.`}
      action={<WayBack kind={kind} />}
    />
  );
}
