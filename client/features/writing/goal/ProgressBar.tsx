import { chakra } from '@chakra-ui/react';

interface ProgressBarProps {
  /** What the progress is of, for screen readers. */
  label: string;
  done: number;
  target: number;
  /** The figures in words. */
  text: string;
}

export function ProgressBar({ label, done, target, text }: ProgressBarProps) {
  const fraction = Math.min(1, done / target);
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(done, target)}
      aria-valuetext={text}
      mt="2"
      h="2"
      borderRadius="full"
      bg="rule"
      overflow="hidden"
    >
      <chakra.div h="full" bg="accent" borderRadius="full" style={{ width: `${fraction * 100}%` }} />
    </chakra.div>
  );
}
