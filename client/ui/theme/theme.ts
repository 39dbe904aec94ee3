import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss';
import { dialogSlotRecipe, menuSlotRecipe, tabsSlotRecipe, tooltipSlotRecipe } from './slotRecipes';
import { textStyles } from './textStyles';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'w',
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      appear: {
        from: { opacity: '0', transform: 'translateY(-4px)' },
        to: { opacity: '1', transform: 'none' },
      },
      fade: { from: { opacity: '0' }, to: { opacity: '1' } },
      breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(0)' } },
      slideFromEnd: { from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(0)' } },
      rise: { from: { transform: 'translateY(100%)' }, to: { transform: 'translateY(0)' } },
      advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    },
    slotRecipes: {
      menu: menuSlotRecipe,
      dialog: dialogSlotRecipe,
      tabs: tabsSlotRecipe,
      tooltip: tooltipSlotRecipe,
    },
  },
});

/** Chakra's style engine with the app's theme instead of Chakra's own. */
export const system = createSystem(defaultBaseConfig, config);
