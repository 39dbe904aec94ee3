import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { SettingsPageQuery } from '../../../__generated__/SettingsPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { formatBytes, spaceLine } from '../../../ui/content/formats';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { useTryAgain } from '../../../ui/feedback/useTryAgain';
import { Button } from '../../../ui/form/Button';
import { SettingHelp, SettingsSection } from '../../../ui/form/SettingsSection';
import { AccountActivitySection } from './AccountActivitySection';
import { AddressSection } from './AddressSection';
import { ChangePasswordSection } from './ChangePasswordSection';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { MutedAndBlockedSection } from './MutedAndBlockedSection';
import { NoPasswordSection } from './NoPasswordSection';
import { PasskeysSection } from './PasskeysSection';
import { PersonalAccessTokensSection } from './PersonalAccessTokensSection';
import { ProviderSection } from './ProviderSection';
import { SignInsSection } from './SignInsSection';
import { TakeYourDataSection } from './TakeYourDataSection';
import { TwoStepSection } from './TwoStepSection';

/** The account's part of the Privacy tab. */
export function AccountPrivacy() {
  return (
    <>
      <ServerPart>
        <AccountPrivacySections />
      </ServerPart>
      <ServerPart instead={<ChangePasswordSection />}>
        <PasswordSection />
      </ServerPart>
    </>
  );
}

/** The account's part of the Data tab. */
export function AccountData() {
  return (
    <>
      <TakeYourDataSection />
      <ServerPart instead={null}>
        <StorageSection />
      </ServerPart>
      <ServerPart instead={<DeleteAccountSection />}>
        <LoadedDeleteSection />
      </ServerPart>
    </>
  );
}

const query = graphql`
  query SettingsPageQuery @preloadable {
    info {
      signInProvider
    }
    viewer {
      hasPassword
      storage {
        bytes
        bytesMax
        hourBytes
        hourBytesMax
      }
      ...AddressSection_viewer
      ...NoPasswordSection_viewer
      ...PasskeysSection_viewer
      ...TwoStepSection_viewer
      ...ProviderSection_viewer
      ...MutedAndBlockedSection_viewer
      ...SignInsSection_viewer
      ...PersonalAccessTokensSection_viewer
      ...AccountActivitySection_viewer
    }
  }
`;

function AccountPrivacySections() {
  const { viewer, info } = usePageQuery<SettingsPageQuery>(query);
  return (
    viewer && (
      <>
        <AddressSection viewer={viewer} />
        <PasskeysSection viewer={viewer} />
        <TwoStepSection viewer={viewer} />
        <ProviderSection viewer={viewer} name={info.signInProvider ?? null} />
        <MutedAndBlockedSection viewer={viewer} />
        <SignInsSection viewer={viewer} />
        <PersonalAccessTokensSection viewer={viewer} />
        <AccountActivitySection viewer={viewer} />
      </>
    )
  );
}

function PasswordSection() {
  const { viewer } = usePageQuery<SettingsPageQuery>(query);
  return viewer?.hasPassword === false ? <NoPasswordSection viewer={viewer} /> : <ChangePasswordSection />;
}

function StorageSection() {
  const { viewer } = usePageQuery<SettingsPageQuery>(query);
  const line = viewer && spaceLine(viewer.storage);
  return (
    viewer && (
      <SettingsSection
        title="Space on the server"
        lead={`Your texts, with their drafts and earlier versions, take ${formatBytes(viewer.storage.bytes)} of ${formatBytes(viewer.storage.bytesMax)}.`}
      >
        {line && (
          <SettingHelp>
            {line} What the server doesn’t take stays on this device. You can read, download and delete your
            texts at any time; deleting makes room.
          </SettingHelp>
        )}
      </SettingsSection>
    )
  );
}

function LoadedDeleteSection() {
  const { viewer } = usePageQuery<SettingsPageQuery>(query);
  return <DeleteAccountSection hasPassword={viewer?.hasPassword !== false} />;
}

/**
 * A boundary around a part that needs the server's data, so that the device's settings work without it. `instead` is shown if the
 * data can't be loaded, but not while it loads, because the loaded part would replace it and discard its typed values.
 */
function ServerPart({ children, instead }: { children: ReactNode; instead?: ReactNode }) {
  const loaded = useLoaderData() as { ref: { fetchKey: string | number } };
  const tryAgain = useTryAgain();
  return (
    <OfflineFallback
      // A new fetch resets the boundary.
      key={loaded.ref.fetchKey}
      afterRefusals
      instead={(error) =>
        instead ?? <ErrorState title="This part could not be loaded" text={error.message} retry={tryAgain} />
      }
    >
      <Suspense fallback={<SkeletonList rows={2} />}>{children}</Suspense>
    </OfflineFallback>
  );
}

/** Explains what is deleted, with a button that opens the confirmation. */
function DeleteAccountSection({ hasPassword = true }: { hasPassword?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <chakra.div p={{ base: '4', sm: '6' }} borderWidth="1px" borderColor="danger/40" borderRadius="md">
      <SettingsSection title="Delete account" lead="At once and for good: this can’t be undone.">
        <chakra.ul display="grid" gap="2" ps="5" listStyle="disc" maxW="measure">
          <li>
            Your profile, stories, journals, notes, favorites and follows are deleted, with the comments on
            your stories. You are signed out on all your devices.
          </li>
          <li>
            What you said about other members’ public stories stays, and so does the feedback you gave on the
            platform: both as said by ‘Deleted member’.
          </li>
          <li>Your username and email address are free for others to take.</li>
        </chakra.ul>
        <chakra.p mt="4" color="ink.muted">
          If you want to keep your writing, download everything first.
        </chakra.p>
        <Button variant="outline" mt="5" color="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </SettingsSection>
      {asking && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
    </chakra.div>
  );
}
