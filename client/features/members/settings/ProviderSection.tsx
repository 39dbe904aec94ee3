import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ProviderSection_viewer$key } from '../../../__generated__/ProviderSection_viewer.graphql';
import type { ProviderSectionUnlinkProviderMutation } from '../../../__generated__/ProviderSectionUnlinkProviderMutation.graphql';
import { providerStart } from '../../../auth/ContinueWithProvider';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button, LinkButton } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { FocusFrame } from '../../../ui/layout/FocusFrame';

interface ProviderSectionProps {
  viewer: ProviderSection_viewer$key;
  /** The name of the provider that is configured, if any. */
  name: string | null;
}

/** Links and unlinks the account at a provider with which the member can sign in. Shows nothing without a provider. */
export function ProviderSection({ viewer, name }: ProviderSectionProps) {
  const { linkedProvider, emailConfirmedAt } = useFragment(
    graphql`
      fragment ProviderSection_viewer on Viewer {
        emailConfirmedAt
        linkedProvider {
          name
          linkedAt
          lastUsedAt
        }
      }
    `,
    viewer,
  );
  const [unlinkProvider, unlinking] = useUnlinkProviderMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const providerName = linkedProvider?.name ?? name;
  if (!providerName) return null;
  const unlink = () =>
    toastOutcome(whenFresh(unlinkProvider), {
      done: `${providerName} no longer opens your account`,
      failed: 'The account could not be unlinked. Please try again.',
    });
  return (
    <SettingsSection title={`Sign in with ${providerName}`} lead="In addition to your other ways to sign in.">
      <FocusFrame>
        {linkedProvider ? (
          <>
            <chakra.p>
              Linked on <Time value={linkedProvider.linkedAt} format="date" />
            </chakra.p>
            {linkedProvider.name !== name && (
              <chakra.p color="ink.muted">This provider isn’t in use here any more.</chakra.p>
            )}
            {linkedProvider.lastUsedAt && (
              <chakra.p color="ink.muted">
                Last used on <Time value={linkedProvider.lastUsedAt} format="date" />
              </chakra.p>
            )}
            <ConfirmDialog
              text={`Unlink ${providerName}?`}
              note={`You then sign in another way. Your account at ${providerName} stays as it is.`}
              confirmLabel="Unlink"
              onConfirm={unlink}
              trigger={
                <Button variant="outline" mt="4" justifySelf="start" loading={unlinking}>
                  Unlink
                </Button>
              }
            />
          </>
        ) : emailConfirmedAt ? (
          <LinkButton to={providerStart({ isLinking: true })} reloadDocument variant="outline">
            Link your account
          </LinkButton>
        ) : (
          <chakra.p color="ink.muted">
            Confirm your address first, so that we can tell you of changes.
          </chakra.p>
        )}
      </FocusFrame>
      {dialog}
    </SettingsSection>
  );
}

function useUnlinkProviderMutation() {
  const [commit, inFlight] = useAppMutation<ProviderSectionUnlinkProviderMutation>(graphql`
    mutation ProviderSectionUnlinkProviderMutation {
      unlinkProvider {
        viewer {
          linkedProvider {
            name
          }
        }
      }
    }
  `);
  const unlinkProvider = () => commit({});
  return [unlinkProvider, inFlight] as const;
}
