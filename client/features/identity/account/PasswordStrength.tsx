import { chakra } from '@chakra-ui/react';

type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

const points: RegExp[] = [/^[\s\S]{8,}$/, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u];

/** One point each for length, lowercase, uppercase, digit and special character. */
const scoreOf = (password: string): number => points.filter((point) => point.test(password)).length;

export function strengthOf(password: string): Strength {
  const score = scoreOf(password);
  if (score <= 2) return 'Weak';
  return score === 3 ? 'Fair' : score === 4 ? 'Good' : 'Strong';
}

const colors: Record<Strength, string> = {
  Weak: 'danger',
  Fair: 'warning',
  Good: 'accent',
  Strong: 'accent',
};

/** Strength as a bar and a word; nothing for an empty password. */
export function PasswordStrength({ password }: { password: string }) {
  const score = scoreOf(password);
  const strength = strengthOf(password);
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minH="5">
      <chakra.div aria-hidden flex="1" display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="1">
        {points.map((point, index) => (
          <chakra.span
            key={point.source}
            h="1"
            borderRadius="full"
            bg={password && index < score ? colors[strength] : 'rule'}
            transitionProperty="background-color"
            transitionDuration="fast"
          />
        ))}
      </chakra.div>
      <chakra.span role="status" textStyle="small" color="ink.muted" minW="14" textAlign="end">
        {password && (
          <>
            <chakra.span srOnly>Password strength: </chakra.span>
            {strength}
          </>
        )}
      </chakra.span>
    </chakra.div>
  );
}
