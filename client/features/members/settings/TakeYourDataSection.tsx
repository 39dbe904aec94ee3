import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { graphql } from 'relay-runtime';
import type { TakeYourDataSectionQuery } from '../../../__generated__/TakeYourDataSectionQuery.graphql';
import { reasonOf } from '../../../lib/requestError';
import { readNow } from '../../../relay/requests';
import { startDownload } from '../../../ui/content/startDownload';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { FormFailure } from '../../../ui/form/formFields';
import { SettingsSection } from '../../../ui/form/SettingsSection';

const query = graphql`
  query TakeYourDataSectionQuery {
    viewer {
      dataExport {
        url
      }
    }
  }
`;

export function TakeYourDataSection() {
  const environment = useRelayEnvironment();
  const [preparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setPreparing(true);
    setFailure(null);
    try {
      // The link is requested on each click, because it expires after minutes.
      const data = await readNow<TakeYourDataSectionQuery>(environment, query, {});
      if (!data?.viewer) throw new Error('Nobody is signed in');
      startDownload(data.viewer.dataExport.url);
      toast.success('Your download has started');
    } catch (error) {
      setFailure(reasonOf(error) ?? 'Your download could not be started. Please try again.');
    } finally {
      setPreparing(false);
    }
  };

  return (
    <SettingsSection
      title="Your data on the server"
      lead="One ZIP with all your stories, journals and notes as Markdown, and your profile, comments, favorites, shares, follows, sessions, exercises and sign-ins as JSON."
    >
      <FormFailure text={failure} />
      <Button
        variant="outline"
        mt={failure ? '4' : '0'}
        loading={preparing}
        loadingText="Preparing…"
        onClick={() => void download()}
      >
        Download everything
      </Button>
    </SettingsSection>
  );
}
