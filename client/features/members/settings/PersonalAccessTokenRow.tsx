import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import type { PersonalAccessTokenRow_token$key } from '../../../__generated__/PersonalAccessTokenRow_token.graphql';
import type { PersonalAccessTokenRowRevokePersonalAccessTokenMutation } from '../../../__generated__/PersonalAccessTokenRowRevokePersonalAccessTokenMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Badge } from '../../../ui/content/Badge';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';

interface PersonalAccessTokenRowProps {
  token: PersonalAccessTokenRow_token$key;
  onRevoked: () => void;
}

export function PersonalAccessTokenRow({ token, onRevoked }: PersonalAccessTokenRowProps) {
  const { id, name, scope, lastFour, createdAt, expiresAt, lastUsedAt, isExpired } = useFragment(
    graphql`
      fragment PersonalAccessTokenRow_token on PersonalAccessToken {
        id
        name
        scope
        lastFour
        createdAt
        expiresAt
        lastUsedAt
        isExpired
      }
    `,
    token,
  );
  const [revokePersonalAccessToken, revoking] = useRevokePersonalAccessTokenMutation();
  const verb = isExpired ? 'Remove' : 'Revoke';
  const revoke = () =>
    toastOutcome(revokePersonalAccessToken({ input: { id } }).then(onRevoked), {
      done: `${isolated(name)} is ${isExpired ? 'removed' : 'revoked'}`,
      failed: 'This token could not be revoked. Please try again.',
    });
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <chakra.div flex="1" minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere" dir="auto">
            {name}
          </chakra.span>
          <Badge tone="neutral">{scope === 'READ' ? 'Read' : 'Read and write'}</Badge>
          {isExpired && <Badge tone="danger">Expired</Badge>}
        </chakra.p>
        <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
          Ends in {lastFour} · Created <Time value={createdAt} format="date" /> ·{' '}
          {lastUsedAt ? (
            <>
              Last used <Time value={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}{' '}
          ·{' '}
          {expiresAt ? (
            <>
              {isExpired ? 'Expired' : 'Expires'} <Time value={expiresAt} format="date" />
            </>
          ) : (
            'Never expires'
          )}
        </chakra.p>
      </chakra.div>
      <ConfirmDialog
        text={`${verb} “${isolated(name)}”?`}
        note={isExpired ? undefined : 'Programs that use this token lose access at once.'}
        confirmLabel={verb}
        onConfirm={revoke}
        trigger={
          <Button variant="outline" size="sm" loading={revoking}>
            {verb}
            <chakra.span srOnly> {name}</chakra.span>
          </Button>
        }
      />
    </chakra.div>
  );
}

function useRevokePersonalAccessTokenMutation() {
  return useAppMutation<PersonalAccessTokenRowRevokePersonalAccessTokenMutation>(graphql`
    mutation PersonalAccessTokenRowRevokePersonalAccessTokenMutation($input: RevokePersonalAccessTokenInput!) {
      revokePersonalAccessToken(input: $input) {
        revokedPersonalAccessTokenId @deleteRecord
      }
    }
  `);
}
