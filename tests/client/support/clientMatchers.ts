import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Waiting ends with what is waited for; a machine that is busy with other work must not end it before.
configure({ asyncUtilTimeout: 10_000 });
