import { createMockEnvironment } from 'relay-test-utils';

/** Replaces client/relay/environment; each test gets a new one. */
export let environment = createMockEnvironment();

export function resetEnvironment(): void {
  environment = createMockEnvironment();
}
