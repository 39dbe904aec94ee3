import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { newAccount } from '../../../../server/contract/spamRules';
import type { GroupSettingsForm_settings$key } from '../../../__generated__/GroupSettingsForm_settings.graphql';
import type { SaveGroupSettingsInput } from '../../../__generated__/useSaveGroupSettingsMutation.graphql';
import { CheckedForm } from '../../../forms/CheckedForm';
import { type FieldsOf, fieldsOf } from '../../../forms/fieldsOf';
import { RestoredNotice } from '../../../forms/RestoredNotice';
import { safetyTimeoutMs } from '../../../forms/useCheckedForm';
import { useKeptForm } from '../../../forms/useKeptForm';
import { GlobeIcon, KeyIcon, LockIcon, PeopleIcon } from '../../../ui/content/icons';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { TextareaField, TextField } from '../../../ui/form/formFields';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { type GroupValues, inputOf, problemsOf, timeZones, valuesOf } from './groupSettingsValues';
import { joiningSentences } from './joiningSentences';
import { useSaveGroupSettingsMutation } from './useSaveGroupSettingsMutation';

const joiningChoices = [
  { value: 'OPEN', label: 'Open', hint: joiningSentences.OPEN, Icon: GlobeIcon },
  { value: 'APPROVAL', label: 'Approval', hint: joiningSentences.APPROVAL, Icon: PeopleIcon },
  { value: 'INVITATION', label: 'Invitation', hint: joiningSentences.INVITATION, Icon: KeyIcon },
  { value: 'CLOSED', label: 'Closed', hint: joiningSentences.CLOSED, Icon: LockIcon },
] as const;

const crawlersOf = (allows: boolean) => (allows ? 'let in' : 'asked to stay away');

const joiningLabel = (mode: string) =>
  joiningChoices.find(({ value }) => value === mode)?.label ?? mode.toLowerCase();

const fragment = graphql`
  fragment GroupSettingsForm_settings on GroupSettings {
    values {
      name
      tagline
      timeZone
      joining
      contact
      newAccountsWait
      allowsAiCrawlers
    }
    defaults {
      name
      tagline
      timeZone
      joining
      contact
      newAccountsWait
      allowsAiCrawlers
    }
  }
`;

/** The group's settings; each says what the configuration has, and leads back to it. */
export function GroupSettingsForm({ settings }: { settings: GroupSettingsForm_settings$key }) {
  const data = useFragment(fragment, settings);
  const [saved, defaults] = [valuesOf(data.values), valuesOf(data.defaults)];
  const [saveGroupSettings] = useSaveGroupSettingsMutation();
  const checked = useKeptForm<GroupValues>({
    name: 'groupSettings',
    initial: saved,
    problemsOf,
    async send(values) {
      await saveGroupSettings(inputOf(saved, defaults, values) as SaveGroupSettingsInput);
      checked.forget();
      toast.success('The settings are saved');
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, change, sending, unsent } = checked;
  const field = fieldsOf(checked);
  const backFor = (name: keyof GroupValues, said: string) => (
    <Default
      said={said}
      onBack={values[name] === defaults[name] ? undefined : () => change(name, defaults[name])}
      of={name}
    />
  );
  return (
    <CheckedForm
      checked={checked}
      failed="The settings could not be saved. Please try again."
      gap="7"
      aria-label="Group settings"
    >
      <RestoredNotice kept={checked} text="Your unsaved changes have been restored." />
      <Texts field={field} backFor={backFor} defaults={defaults} />
      <TimeZone {...field('timeZone')} back={backFor('timeZone', defaults.timeZone)} />
      <div>
        <ChoiceCards
          legend="Who may join"
          choices={joiningChoices}
          value={values.joining}
          onChange={(joining) => change('joining', joining)}
          columns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          error={checked.problems.joining}
        />
        {backFor('joining', joiningLabel(defaults.joining))}
      </div>
      <NewAccounts
        checked={values.newAccountsWait}
        onChange={(wait) => change('newAccountsWait', wait)}
        back={backFor('newAccountsWait', defaults.newAccountsWait ? 'they wait' : 'they don’t wait')}
      />
      <div>
        <TextField
          label="Contact"
          hint="An email address, or a page that starts with https://. Everyone sees it at the foot of public pages; leave it empty for none."
          name="groupContact"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          {...field('contact')}
        />
        {backFor('contact', defaults.contact || 'none')}
      </div>
      <div>
        <SwitchRow
          label="Let AI crawlers in"
          help="Whether robots.txt lets programs in that gather texts to train models. It asks; it can’t keep them out."
          checked={values.allowsAiCrawlers}
          onChange={(allows) => change('allowsAiCrawlers', allows)}
        />
        {backFor('allowsAiCrawlers', crawlersOf(defaults.allowsAiCrawlers))}
      </div>
      <div>
        <Button type="submit" loading={sending} disabled={!unsent}>
          Save settings
        </Button>
      </div>
    </CheckedForm>
  );
}

interface TextsProps {
  field: FieldsOf<GroupValues>;
  backFor: (name: keyof GroupValues, said: string) => React.ReactNode;
  defaults: GroupValues;
}

const Texts = ({ field, backFor, defaults }: TextsProps) => (
  <>
    <div>
      <TextField
        label="Name"
        hint="What public pages and mails call the group."
        name="groupName"
        autoComplete="off"
        dir="auto"
        {...field('name')}
      />
      {backFor('name', defaults.name)}
    </div>
    <div>
      <TextareaField
        label="Tagline"
        hint={`What search engines, previews and feeds say of it, in at most ${limits.group.tagline.max} characters.`}
        name="groupTagline"
        rows={3}
        dir="auto"
        {...field('tagline')}
      />
      {backFor('tagline', defaults.tagline)}
    </div>
  </>
);

interface NewAccountsProps {
  checked: boolean;
  onChange: (wait: boolean) => void;
  back: React.ReactNode;
}

const NewAccounts = ({ checked, onChange, back }: NewAccountsProps) => (
  <div>
    <SwitchRow
      label="Review what new accounts publish before others see it"
      help={`First public stories, and comments with links, wait for an organiser until an account is ${newAccount.days} days old or ${newAccount.approved} of its texts have been approved. Turning this off releases nothing that already waits.`}
      checked={checked}
      onChange={onChange}
    />
    {back}
  </div>
);

interface TimeZoneProps {
  value: string;
  error?: string;
  onValue: (value: string) => void;
  back: React.ReactNode;
}

/** Typing finds it in the browser's list. */
function TimeZone({ back, ...field }: TimeZoneProps) {
  const listId = useId();
  return (
    <div>
      <TextField
        label="Time zone"
        hint="Type a city to find it. Sessions that exist keep their time, weekly ones too; the clock changes are then those of the new zone."
        name="groupTimeZone"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        {...field}
      />
      <datalist id={listId}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {back}
    </div>
  );
}

const labels: Record<keyof GroupValues, string> = {
  name: 'name',
  tagline: 'tagline',
  timeZone: 'time zone',
  joining: 'way to join',
  contact: 'contact',
  newAccountsWait: 'rule for new accounts',
  allowsAiCrawlers: 'rule for crawlers',
};

interface DefaultProps {
  said: string;
  of: keyof GroupValues;
  /** Undefined while the field has it. */
  onBack: (() => void) | undefined;
}

const Default = ({ said, of, onBack }: DefaultProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1.5">
    <chakra.p textStyle="small" color="ink.muted" minW="0" overflowWrap="anywhere">
      In the configuration: <span dir="auto">{said}</span>
    </chakra.p>
    {onBack && (
      <Button variant="ghost" size="sm" onClick={onBack}>
        Go back to it<chakra.span srOnly>: {labels[of]}</chakra.span>
      </Button>
    )}
  </chakra.div>
);
