import type { SystemContext } from '@chakra-ui/react';

const { system: designed } = jest.requireActual<{ system: SystemContext }>('../../../client/ui/theme/theme');

type Props = Record<string, unknown>;
interface Recipe {
  className?: string;
  slots?: string[];
  variants?: Record<string, Record<string, unknown>>;
  defaultVariants?: Props;
}

const noStyles = () => ({});

/** A recipe's variants, which are no attributes, without their styles. */
function variantsOf({ variants = {}, defaultVariants = {} }: Recipe) {
  const variantKeys = Object.keys(variants);
  return {
    variantKeys,
    variantMap: Object.fromEntries(variantKeys.map((key) => [key, Object.keys(variants[key] ?? {})])),
    splitVariantProps({ recipe: _recipe, ...props }: Props) {
      const chosen: Props = {};
      const others: Props = {};
      for (const [key, value] of Object.entries(props))
        (variantKeys.includes(key) ? chosen : others)[key] = value;
      if (!variantKeys.includes('colorPalette'))
        chosen.colorPalette = props.colorPalette || defaultVariants.colorPalette;
      if (variantKeys.includes('orientation')) others.orientation = props.orientation;
      return [chosen, others];
    },
  };
}

const cva = (recipe: Recipe = {}): object =>
  Object.assign(() => ({}), variantsOf(recipe), {
    __cva__: true,
    className: recipe.className,
    config: recipe,
    raw: noStyles,
    merge: (other: Recipe) => cva({ ...recipe, ...other }),
  });

const sva = (recipe: Recipe = {}) => {
  const slots = recipe.slots ?? [];
  const className = recipe.className;
  return Object.assign(() => Object.fromEntries(slots.map((slot) => [slot, {}])), variantsOf(recipe), {
    classNameMap: className ? Object.fromEntries(slots.map((slot) => [slot, `${className}__${slot}`])) : {},
  });
};

let areComputed = false;

/** Whether elements that are rendered from now on have their styles. */
export function setStylesComputed(value: boolean) {
  areComputed = value;
}

/**
 * The app's theme without its styles, for tests in jsdom, which lays nothing out: computing them took two fifths of these tests'
 * time. A test of a style calls `computeStyles`.
 */
const plain = {
  _global: [],
  css: noStyles,
  cva,
  sva,
  getRecipeFn: (key: string, fallback?: Recipe) => cva(designed.getRecipe(key, fallback)),
  getSlotRecipeFn: (key: string, fallback?: Recipe) => sva(designed.getSlotRecipe(key, fallback)),
};

export const system = Object.defineProperties(
  { ...designed },
  Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [
      name,
      { enumerable: true, get: () => (areComputed ? Reflect.get(designed, name) : value) },
    ]),
  ),
);
