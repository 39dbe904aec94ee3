import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A group of settings. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId}>
      <chakra.h2 id={headingId} textStyle="heading">
        {title}
      </chakra.h2>
      {lead && (
        <chakra.p mt="1" maxW="measure" color="ink.muted">
          {lead}
        </chakra.p>
      )}
      <chakra.div mt="4">{children}</chakra.div>
    </chakra.section>
  );
}

/** The sections of a tab. */
export const Sections = chakra('div', { base: { display: 'grid', gap: { base: '10', md: '14' }, pt: '2' } });

/** Layout of a setting: label on one side, control on the other. */
export const settingLine = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '3',
  py: '4',
  borderBottomWidth: '1px',
  borderColor: 'rule',
  _last: { borderBottomWidth: '0' },
} as const;

export const SettingHelp = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'ink.muted', maxW: '26rem' },
});
