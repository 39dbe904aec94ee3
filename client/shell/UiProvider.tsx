import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Toaster } from '../ui/feedback/toaster';
import { ColorModeProvider } from '../ui/theme/colorMode';
import { system } from '../ui/theme/theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** The page's content security policy allows only style elements with its nonce. */
const styleCache = createCache({ key: 'w', nonce });

/** Everything that widgets need: styles, theme, settings and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <ColorModeProvider>
          {children}
          <Toaster />
        </ColorModeProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
