import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../feedback/Spinner';
import { Link } from '../layout/Link';
import { buttonRecipe, linkRecipe } from '../theme/recipes';

const ButtonBase = chakra('button', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof ButtonBase> {
  /** Shows a spinner and disables the button. */
  loading?: boolean;
  /** The text while loading; by default the button's own. */
  loadingText?: string;
}

/** Gives a button the focus back that it loses while it is disabled for loading, unless the focus has moved elsewhere. */
function useFocusRestored(loading: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = button.current;
    const remember = ({ type }: Event) => {
      // A disabled button loses the focus by itself, not by the user.
      if (type === 'focus' || !element?.disabled) hadFocus.current = type === 'focus';
    };
    for (const type of ['focus', 'blur']) element?.addEventListener(type, remember);
    return () => {
      for (const type of ['focus', 'blur']) element?.removeEventListener(type, remember);
    };
  }, []);
  useLayoutEffect(() => {
    if (loading) return;
    if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    hadFocus.current = document.activeElement === button.current;
  }, [loading]);
  return button;
}

export function Button({ loading = false, loadingText, disabled, children, ref, ...props }: ButtonProps) {
  const button = useFocusRestored(loading);
  const setRefs = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [button, ref],
  );
  return (
    <ButtonBase
      ref={setRefs}
      type="button"
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading && <Spinner size="1em" />}
      {loading && loadingText ? loadingText : children}
    </ButtonBase>
  );
}

/** A link that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);

/** A link within text. */
export const TextLink = chakra(Link, linkRecipe);
/** A button that looks like a link in the text, for a small choice beside a field. */
export const TextButton = chakra('button', linkRecipe, { defaultProps: { type: 'button' } });
