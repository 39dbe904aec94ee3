import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '../feedback/Spinner';
import { buttonRecipe, linkRecipe } from '../theme/recipes';

const ButtonBase = chakra('button', buttonRecipe);

/** Toasts keep clear of what bears it. */
const primary = (variant: unknown) => (variant === undefined || variant === 'solid' ? true : undefined);

export interface ButtonProps extends ComponentProps<typeof ButtonBase> {
  /** Shows a spinner and keeps the button from being pressed again. */
  loading?: boolean;
  /** What to read while loading; the button's own text otherwise. */
  loadingText?: string;
}

export function Button({ loading = false, loadingText, disabled, children, ...props }: ButtonProps) {
  return (
    <ButtonBase
      type="button"
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-primary={primary(props.variant)}
      {...props}
    >
      {loading && <Spinner size="1em" />}
      {loading && loadingText ? loadingText : children}
    </ButtonBase>
  );
}

const LinkButtonBase = chakra(Link, buttonRecipe);

/** A way to another screen that looks like a button. */
export const LinkButton = (props: ComponentProps<typeof LinkButtonBase>) => (
  <LinkButtonBase data-primary={primary(props.variant)} {...props} />
);

/** A way to another screen within text. */
export const TextLink = chakra(Link, linkRecipe);
