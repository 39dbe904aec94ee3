import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

const { getElementError } = getConfig();

/** Set by `waitFor` during its checks. */
const isWaiting = (config: { _disableExpensiveErrorDiagnostics?: boolean }) =>
  config._disableExpensiveErrorDiagnostics;

configure({
  // A long limit: a busy machine must not fail a test, and waiting ends as soon as the condition is true.
  asyncUtilTimeout: 30_000,
  // While it waits, `waitFor` throws most errors away: their message, which has the whole page, is made when it is read.
  getElementError: (message, container) => {
    if (!isWaiting(getConfig() as object)) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// React records a stack for each element that it creates, for its warnings, up to ten thousand a second. That takes a
// tenth of the time of a test.
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
