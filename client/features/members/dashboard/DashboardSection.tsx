import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../../../ui/form/Button';

interface DashboardSectionProps {
  title: string;
  all?: { to: string; label: string };
  children: ReactNode;
}

export function DashboardSection({ title, all, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="12">
      <chakra.div
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap="4"
        pb="3"
        borderBottomWidth="1px"
        borderColor="rule"
      >
        <chakra.h2 id={id} textStyle="heading">
          {title}
        </chakra.h2>
        {all && (
          <TextLink to={all.to} py="1">
            {all.label}
          </TextLink>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
