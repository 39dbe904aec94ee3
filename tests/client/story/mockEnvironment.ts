import { createMockEnvironment } from 'relay-test-utils';

/** Stands in for client/relay/environment; each test starts with a fresh one. */
export let environment = createMockEnvironment();

export function resetEnvironment(): void {
  environment = createMockEnvironment();
}
