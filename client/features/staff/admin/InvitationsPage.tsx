import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { InvitationsPage_query$key } from '../../../__generated__/InvitationsPage_query.graphql';
import type { InvitationsPagePaginationQuery } from '../../../__generated__/InvitationsPagePaginationQuery.graphql';
import type { InvitationsPageQuery } from '../../../__generated__/InvitationsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { PagedRows } from '../../../ui/content/PagedRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { ShownOnce } from '../../../ui/form/ShownOnce';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { AdminPage } from './AdminPage';
import { CreateInvitationForm } from './CreateInvitationForm';
import { InvitationRow } from './InvitationRow';

export const InvitationsPage = () => (
  <AdminPage title="Invitations" lead="Links that let people join at once.">
    <Invitations />
  </AdminPage>
);

/** Above the list: the button that opens the form, the form, or the link of the new invitation. */
type View = 'button' | 'form' | { link: string };

function Invitations() {
  const query = usePageQuery<InvitationsPageQuery>(graphql`
    query InvitationsPageQuery @preloadable {
      ...InvitationsPage_query
    }
  `);
  const { data, isLoadingNext, ...paging } = usePaginationFragment<
    InvitationsPagePaginationQuery,
    InvitationsPage_query$key
  >(
    graphql`
      fragment InvitationsPage_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "InvitationsPagePaginationQuery") {
        joining {
          mode
        }
        invitations(first: $count, after: $cursor) @connection(key: "InvitationsPage_invitations") {
          __id
          edges {
            node {
              id
              ...InvitationRow_invitation
            }
          }
        }
      }
    `,
    query,
  );
  const [view, setView] = useState<View>('button');
  const createButton = useRef<HTMLButtonElement>(null);
  const focusCreateButton = useFocusAfterRender(createButton);
  const { __id: connection, edges } = data.invitations;
  const showButton = () => {
    setView('button');
    focusCreateButton();
  };
  return (
    <>
      {data.joining.mode === 'CLOSED' && <ClosedNote />}
      <chakra.div mb="8">
        {view === 'button' && (
          <Button ref={createButton} onClick={() => setView('form')}>
            Create an invitation
          </Button>
        )}
        {view === 'form' && (
          <CreateInvitationForm
            connection={connection}
            onCreated={(link) => setView({ link })}
            onCancel={showButton}
          />
        )}
        {typeof view === 'object' && <NewInvitation link={view.link} onDone={showButton} />}
      </chakra.div>
      {edges.length === 0 && !paging.hasNext ? (
        view === 'button' && (
          <EmptyState
            title="No invitations yet"
            text="Create one, and pass its link on to somebody who should join."
          />
        )
      ) : (
        <PagedRows
          aria-label="Invitations"
          items={edges.map(({ node }) => node)}
          row={(node) => <InvitationRow invitation={node} />}
          {...paging}
          loading={isLoadingNext}
          count={20}
          what="invitations"
        />
      )}
    </>
  );
}

const ClosedNote = () => (
  <chakra.p mb="6" px="4" py="3" bg="warning.wash" color="warning" borderRadius="md">
    The group takes no new members at the moment, so nobody can join by an invitation.
  </chakra.p>
);

interface NewInvitationProps {
  link: string;
  onDone: () => void;
}

/** A new invitation's link, to copy or, on phones, to share. */
function NewInvitation({ link, onDone }: NewInvitationProps) {
  const canShare = useIsPhone() && 'share' in navigator;
  const share = () => {
    // The promise rejects when the member closes the phone's list of apps; they can still copy the link.
    navigator.share({ title: 'Join Monday Writers', url: link }).catch(() => {});
  };
  return (
    <ShownOnce
      label="The invitation’s link"
      hint="Pass it on now: it won’t be shown again. Whoever has it can join."
      value={link}
      rows={3}
      copyLabel="Copy link"
      copied="Link copied"
      onDone={onDone}
    >
      {canShare && (
        <Button variant="outline" onClick={share}>
          Share…
        </Button>
      )}
    </ShownOnce>
  );
}
