import { chakra } from '@chakra-ui/react';

type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** Length, lowercase letter, uppercase letter, digit and special character. */
const criteria: RegExp[] = [/^[\s\S]{8,}$/, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u];

/** The number of criteria that are met. */
const scoreOf = (password: string): number => criteria.filter((criterion) => criterion.test(password)).length;

export function strengthOf(password: string): Strength {
  const score = scoreOf(password);
  if (score <= 2) return 'Weak';
  if (score === 3) return 'Fair';
  return score === 4 ? 'Good' : 'Strong';
}

const colors: Record<Strength, string> = {
  Weak: 'danger',
  Fair: 'warning',
  Good: 'accent',
  Strong: 'accent',
};

/** Shows the strength as a bar and a word; no word for an empty password. */
export function PasswordStrength({ password }: { password: string }) {
  const score = scoreOf(password);
  const strength = strengthOf(password);
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minH="5">
      <chakra.div aria-hidden flex="1" display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="1">
        {criteria.map(({ source }, index) => (
          <chakra.span
            key={source}
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
