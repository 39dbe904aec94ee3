import { createMockEnvironment } from 'relay-test-utils';
import { OrderedStore } from '../../../client/relay/orderedStore';

function createEnvironment() {
  const store = new OrderedStore(() => {});
  return createMockEnvironment({ store, getDataID: store.getDataID });
}

/** Replaces client/relay/environment; each test gets a new one. */
export let environment = createEnvironment();

export function resetEnvironment(): void {
  environment = createEnvironment();
}
