import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A long limit: a busy machine must not fail a test, and waiting ends as soon as the condition is true.
configure({ asyncUtilTimeout: 30_000 });
