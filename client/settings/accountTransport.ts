import { commitMutation, fetchQuery, graphql } from 'relay-runtime';
import type { accountTransportQuery } from '../__generated__/accountTransportQuery.graphql';
import type { accountTransportSaveMutation } from '../__generated__/accountTransportSaveMutation.graphql';
import { environment } from '../relay/environment';
import { type AccountSettingsTransport, followAccount } from './accountSettings';

const query = graphql`
  query accountTransportQuery {
    viewer {
      settings {
        name
        value
      }
    }
  }
`;

const mutation = graphql`
  mutation accountTransportSaveMutation($input: SaveSettingsInput!) {
    saveSettings(input: $input) {
      settings {
        name
        value
      }
    }
  }
`;

const accountTransport: AccountSettingsTransport = {
  async load() {
    const data = await fetchQuery<accountTransportQuery>(
      environment,
      query,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.viewer?.settings ?? [];
  },
  save: (settings) =>
    new Promise((resolve, reject) => {
      commitMutation<accountTransportSaveMutation>(environment, {
        mutation,
        variables: { input: { settings } },
        onCompleted: ({ saveSettings }) => resolve(saveSettings.settings),
        onError: reject,
      });
    }),
};

export const startAccountSettings = (memberId: string) => followAccount(memberId, accountTransport);
