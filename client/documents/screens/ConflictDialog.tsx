import { chakra, Dialog, Portal, Tabs } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { Time } from '../../ui/content/Time';
import { Button } from '../../ui/form/Button';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { kinds } from '../model/kinds';
import type { DocumentKind, Draft, LocalDocument, Resolution } from '../model/model';
import { ConflictColumn } from './ConflictColumn';
import { ConflictMerge } from './ConflictMerge';

export type Resolve = (resolution: Resolution, merged?: Draft) => Promise<void>;

export interface ConflictDialogProps {
  /** A document in conflict. */
  story: LocalDocument;
  onResolve: Resolve;
  onClose: () => void;
}

/** Shows the author's text, the server's and their common base. Nothing is written until the author chooses. */
export function ConflictDialog({ story, onResolve, onClose }: ConflictDialogProps) {
  const [merging, setMerging] = useState(false);
  const [busy, setBusy] = useState<Resolution | null>(null);
  const [failed, setFailed] = useState(false);
  const theirs = story.conflictData?.serverVersion ?? null;
  const resolve: Resolve = async (resolution, merged) => {
    setBusy(resolution);
    setFailed(false);
    try {
      await onResolve(resolution, merged);
      onClose();
    } catch {
      // The device couldn't store the choice; both texts are unchanged.
      setFailed(true);
      setBusy(null);
    }
  };
  return (
    <Dialog.Root
      role="alertdialog"
      open
      // A click outside must not dismiss this decision.
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => {
        if (!open && busy === null) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p={{ base: '2', md: '4' }}>
          <Dialog.Content maxW="page" p={{ base: '4', md: '6' }}>
            <Dialog.Title>
              {theirs
                ? kinds[story.kind].conflict
                : `This ${kinds[story.kind].name} was deleted somewhere else`}
            </Dialog.Title>
            <Dialog.Description mt="2">
              {explanation(story.kind, theirs !== null, merging)}
            </Dialog.Description>
            {failed && (
              <chakra.p role="alert" mt="3" color="danger">
                That could not be kept on this device. Both texts are as they were.
              </chakra.p>
            )}
            {theirs && merging ? (
              <ConflictMerge
                story={story}
                theirs={theirs}
                saving={busy !== null}
                onBack={() => setMerging(false)}
                onMerge={(merged) => void resolve('merge', merged)}
              />
            ) : (
              <>
                <chakra.div mt="5">
                  <Sides story={story} />
                </chakra.div>
                <Dialog.Footer
                  // On phones, four buttons fit as a grid of two columns.
                  display={{ base: theirs ? 'grid' : 'flex', sm: 'flex' }}
                  gridTemplateColumns="1fr 1fr"
                >
                  <Button variant="ghost" onClick={onClose} disabled={busy !== null}>
                    Decide later
                  </Button>
                  <Button
                    variant={theirs ? 'outline' : 'danger'}
                    onClick={() => void resolve('use-server')}
                    loading={busy === 'use-server'}
                    disabled={busy !== null}
                  >
                    {theirs ? 'Use theirs' : 'Delete mine too'}
                  </Button>
                  {theirs && (
                    <Button variant="outline" onClick={() => setMerging(true)} disabled={busy !== null}>
                      Merge
                    </Button>
                  )}
                  <Button
                    onClick={() => void resolve('use-local')}
                    loading={busy === 'use-local'}
                    disabled={busy !== null}
                  >
                    Use mine
                  </Button>
                </Dialog.Footer>
              </>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function explanation(kind: DocumentKind, isOnServer: boolean, merging: boolean): string {
  const { name, notChosen } = kinds[kind];
  if (!isOnServer)
    return `Your text is still here. Using it makes the ${name} again${kind === 'story' ? ', as a private one' : ''}.`;
  if (merging)
    return 'Where both changed the same passage, yours comes first and theirs follows. Merge them.';
  return `Choose which text to keep. Until you do, nothing is overwritten, and the one not chosen ${notChosen}.`;
}

const Columns = chakra('div', { base: { display: 'grid', columnGap: '5', alignItems: 'start' } });

/** Side by side, or one at a time on a phone. */
function Sides({ story }: { story: LocalDocument }) {
  const isPhone = useIsPhone();
  const theirs = story.conflictData?.serverVersion ?? null;
  // Without a base text, changes can't be marked.
  const base = story.base?.content ? story.base : null;
  const sides = [
    {
      key: 'mine',
      label: 'Yours',
      column: (
        <ConflictColumn
          heading="Yours, not on the server yet"
          label="Your text"
          kind={story.kind}
          text={story}
          base={theirs && base}
        />
      ),
    },
    theirs && {
      key: 'theirs',
      label: 'Theirs',
      column: (
        <ConflictColumn
          heading={
            <>
              Theirs, on the server since <Time value={theirs.updatedAt} format="dateTime" />
            </>
          }
          label="Their text"
          kind={story.kind}
          text={theirs}
          base={base}
        />
      ),
    },
    theirs &&
      base && {
        key: 'base',
        label: 'Before',
        column: (
          <ConflictColumn
            heading="Before, the original"
            label="Text before"
            kind={story.kind}
            text={base}
            base={null}
          />
        ),
      },
  ].filter((side) => side !== null);
  if (!isPhone || sides.length === 1)
    return (
      <Columns gridTemplateColumns={`repeat(${sides.length}, minmax(0, 1fr))`}>
        {sides.map(({ key, column }) => (
          <Fragment key={key}>{column}</Fragment>
        ))}
      </Columns>
    );
  return (
    <Tabs.Root defaultValue="mine" lazyMount>
      <Tabs.List aria-label="Texts">
        {sides.map(({ key, label }) => (
          <Tabs.Trigger key={key} value={key}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sides.map(({ key, column }) => (
        <Tabs.Content key={key} value={key} pt="4">
          {column}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
