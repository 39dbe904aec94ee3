import { ProviderIdentity } from '../../model/provider.entity';
import { providerFile } from './exportProvider';
import { type PersonalData, rowsOf } from './personalDataTable';

/** Personal data of signing in with a provider. */
export const personalProviders: Record<string, PersonalData> = {
  provider_identities: {
    members: ['user_id'],
    taken: providerFile,
    removed: [rowsOf(ProviderIdentity, 'userId')],
  },
  provider_flows: {
    members: [],
    taken: { not: 'random values of visits to the provider, for minutes' },
    removed: { not: 'they name nobody, and end within minutes' },
  },
  provider_codes: {
    members: [],
    taken: { not: 'what the provider said of a browser, for minutes' },
    removed: { not: 'they end within minutes' },
  },
};
