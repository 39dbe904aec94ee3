import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DocumentsContext } from '../../../../client/documents/DocumentsContext';
import type { DocumentKind } from '../../../../client/documents/model/model';
import { SignOutDialog } from '../../../../client/documents/screens/SignOutDialog';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { started } from '../documentsWorld';
import { documents, online, world } from '../oneWorld';

function Asking() {
  const [unsent, setUnsent] = useState<readonly DocumentKind[] | null>(['story']);
  return (
    <SignOutDialog
      documents={documents}
      unsent={unsent}
      onUnsent={setUnsent}
      onStay={() => setUnsent(null)}
      onSignOut={() => {}}
    />
  );
}

test('a text that is sent after Sync now has failed is synced, without being asked again', async () => {
  world.isOnline = false;
  await started(documents);
  render(
    <UiProvider>
      <DocumentsContext value={documents}>
        <Asking />
      </DocumentsContext>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('It could not be sent just now.')).toBeVisible();
  await act(online);
  await waitFor(() => expect(screen.getByText('All synced')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
});
