import { chakra, Dialog, Portal, Tabs } from '@chakra-ui/react';
import { useState } from 'react';
import { Time } from '../../ui/content/Time';
import { Button } from '../../ui/form/Button';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { kinds } from '../model/kinds';
import type { DocumentKind, Draft, LocalDocument, Resolution } from '../model/model';
import { ConflictColumn, type ConflictColumnProps } from './ConflictColumn';
import { ConflictMerge } from './ConflictMerge';

export type Resolve = (resolution: Resolution, merged?: Draft) => Promise<void>;

interface ConflictDialogProps {
  /** A document in conflict. */
  document: LocalDocument;
  onResolve: Resolve;
  onClose: () => void;
}

/** Shows the author's text, the server's and their common base. Nothing is written until the author chooses. */
export function ConflictDialog({ document, onResolve, onClose }: ConflictDialogProps) {
  const [merging, setMerging] = useState(false);
  const [busy, setBusy] = useState<Resolution | null>(null);
  const [failed, setFailed] = useState(false);
  const theirs = document.conflictData?.serverVersion ?? null;
  const { name, conflict } = kinds[document.kind];
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
        <Dialog.Positioner p={{ base: '2', md: '4' }} pt="{sizes.topBar}">
          <Dialog.Content
            maxW="page"
            p={{ base: '4', md: '6' }}
            // On phones the texts get the height that the rest leaves.
            display={{ mdDown: 'flex' }}
            flexDirection="column"
          >
            <Dialog.Title>{theirs ? conflict : `This ${name} was deleted somewhere else`}</Dialog.Title>
            <Dialog.Description mt="2">
              {explanation(document.kind, theirs !== null, merging)}
            </Dialog.Description>
            {failed && (
              <chakra.p role="alert" mt="3" color="danger">
                That could not be kept on this device. Both texts are as they were.
              </chakra.p>
            )}
            {theirs && merging ? (
              <ConflictMerge
                document={document}
                theirs={theirs}
                saving={busy !== null}
                onBack={() => setMerging(false)}
                onMerge={(merged) => void resolve('merge', merged)}
              />
            ) : (
              <>
                <Sides document={document} />
                <Choices
                  isOnServer={theirs !== null}
                  busy={busy}
                  onChoose={(resolution) => void resolve(resolution)}
                  onMerge={() => setMerging(true)}
                  onClose={onClose}
                />
              </>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ChoicesProps {
  isOnServer: boolean;
  /** The choice that is being stored. */
  busy: Resolution | null;
  onChoose: (resolution: 'use-local' | 'use-server') => void;
  onMerge: () => void;
  onClose: () => void;
}

function Choices({ isOnServer, busy, onChoose, onMerge, onClose }: ChoicesProps) {
  const disabled = busy !== null;
  return (
    <Dialog.Footer
      // On phones, four buttons fit as a grid of two columns.
      display={{ base: isOnServer ? 'grid' : 'flex', sm: 'flex' }}
      gridTemplateColumns="1fr 1fr"
    >
      <Button variant="ghost" onClick={onClose} disabled={disabled}>
        Decide later
      </Button>
      <Button
        variant={isOnServer ? 'outline' : 'danger'}
        onClick={() => onChoose('use-server')}
        loading={busy === 'use-server'}
        disabled={disabled}
      >
        {isOnServer ? 'Use theirs' : 'Delete mine too'}
      </Button>
      {isOnServer && (
        <Button variant="outline" onClick={onMerge} disabled={disabled}>
          Merge
        </Button>
      )}
      <Button onClick={() => onChoose('use-local')} loading={busy === 'use-local'} disabled={disabled}>
        Use mine
      </Button>
    </Dialog.Footer>
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

type Side = Omit<ConflictColumnProps, 'kind'> & { tab: string };

function sidesOf(document: LocalDocument): Side[] {
  const theirs = document.conflictData?.serverVersion ?? null;
  // Without a base text, changes can't be marked.
  const base = document.base?.content ? document.base : null;
  const mine = { tab: 'Yours', heading: 'Yours, not on the server yet', label: 'Your text', text: document };
  if (!theirs) return [{ ...mine, base: null }];
  const heading = (
    <>
      Theirs, on the server since <Time value={theirs.updatedAt} format="dateTime" />
    </>
  );
  const both = [
    { ...mine, base },
    { tab: 'Theirs', heading, label: 'Their text', text: theirs, base },
  ];
  if (!base) return both;
  return [
    ...both,
    { tab: 'Before', heading: 'Before, the original', label: 'Text before', text: base, base: null },
  ];
}

/** On a phone: a heading, a title and a text, which scrolls within the height that the dialog has left. */
const heightLeft = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  flex: '0 1 auto',
  minH: '56',
  css: { '--text-max': 'none' },
} as const;

/** Side by side, or one at a time on a phone. */
function Sides({ document }: { document: LocalDocument }) {
  const isPhone = useIsPhone();
  const sides = sidesOf(document).map(({ tab, ...column }) => ({
    tab,
    column: <ConflictColumn key={tab} kind={document.kind} {...column} />,
  }));
  if (!isPhone || sides.length === 1)
    return (
      <Columns
        mt="5"
        gridTemplateColumns={`repeat(${sides.length}, minmax(0, 1fr))`}
        {...(isPhone && heightLeft)}
      >
        {sides.map(({ column }) => column)}
      </Columns>
    );
  return (
    <Tabs.Root
      defaultValue="Yours"
      lazyMount
      mt="5"
      {...heightLeft}
      gridTemplateRows={`auto ${heightLeft.gridTemplateRows}`}
    >
      <Tabs.List aria-label="Texts">
        {sides.map(({ tab }) => (
          <Tabs.Trigger key={tab} value={tab}>
            {tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sides.map(({ tab, column }) => (
        <Tabs.Content
          key={tab}
          value={tab}
          pt="4"
          display="grid"
          gridTemplateRows="subgrid"
          gridRow="2 / span 3"
          _hidden={{ display: 'none' }}
        >
          {column}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
