import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import { newAccount } from '../../../../server/contract/spamRules';
import type { GroupSettingsForm_settings$key } from '../../../__generated__/GroupSettingsForm_settings.graphql';
import type {
  GroupSettingsFormSaveGroupSettingsMutation,
  SaveGroupSettingsInput,
} from '../../../__generated__/GroupSettingsFormSaveGroupSettingsMutation.graphql';
import { CheckedForm } from '../../../forms/CheckedForm';
import { type FieldsOf, fieldsOf } from '../../../forms/fieldsOf';
import { RestoredNotice } from '../../../forms/RestoredNotice';
import { safetyTimeoutMs } from '../../../forms/useCheckedForm';
import { useKeptForm } from '../../../forms/useKeptForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { GlobeIcon, KeyIcon, LockIcon, PeopleIcon } from '../../../ui/content/icons';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { ChoiceCards } from '../../../ui/form/ChoiceCards';
import { TextareaField, TextField } from '../../../ui/form/formFields';
import { SwitchRow } from '../../../ui/form/SwitchRow';
import { type GroupValues, problemsOf, timeZones, toInput, toValues } from './groupSettingsValues';
import { joiningSentences } from './joiningSentences';

const joiningChoices = [
  { value: 'OPEN', label: 'Open', hint: joiningSentences.OPEN, Icon: GlobeIcon },
  { value: 'APPROVAL', label: 'Approval', hint: joiningSentences.APPROVAL, Icon: PeopleIcon },
  { value: 'INVITATION', label: 'Invitation', hint: joiningSentences.INVITATION, Icon: KeyIcon },
  { value: 'CLOSED', label: 'Closed', hint: joiningSentences.CLOSED, Icon: LockIcon },
] as const;

const waitText = (wait: boolean) => (wait ? 'they wait' : 'they don’t wait');

const crawlerRuleText = (allows: boolean) => (allows ? 'let in' : 'asked to stay away');

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

/** The group's settings; below each field is the configuration's value, with a button that returns to it. */
export function GroupSettingsForm({ settings }: { settings: GroupSettingsForm_settings$key }) {
  const data = useFragment(fragment, settings);
  const [saved, defaults] = [toValues(data.values), toValues(data.defaults)];
  const saveGroupSettings = useSaveGroupSettingsMutation();
  const checked = useKeptForm<GroupValues>({
    name: 'groupSettings',
    initial: saved,
    problemsOf,
    async send(values) {
      await saveGroupSettings(toInput(saved, defaults, values) as SaveGroupSettingsInput);
      checked.forget();
      toast.success('The settings are saved');
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, change, sending, unsent } = checked;
  const field = fieldsOf(checked);
  const renderConfigured: RenderConfigured = (name, text) => (
    <ConfiguredValue
      text={text}
      onReset={values[name] === defaults[name] ? undefined : () => change(name, defaults[name])}
      field={name}
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
      <NameAndTagline field={field} renderConfigured={renderConfigured} defaults={defaults} />
      <TimeZone {...field('timeZone')} configured={renderConfigured('timeZone', defaults.timeZone)} />
      <div>
        <ChoiceCards
          legend="Who may join"
          choices={joiningChoices}
          value={values.joining}
          onChange={(joining) => change('joining', joining)}
          columns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          error={checked.problems.joining}
        />
        {renderConfigured('joining', joiningLabel(defaults.joining))}
      </div>
      <NewAccounts
        checked={values.newAccountsWait}
        onChange={(wait) => change('newAccountsWait', wait)}
        configured={renderConfigured('newAccountsWait', waitText(defaults.newAccountsWait))}
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
        {renderConfigured('contact', defaults.contact || 'none')}
      </div>
      <div>
        <SwitchRow
          label="Let AI crawlers in"
          help="Whether robots.txt lets programs in that gather texts to train models. It asks; it can’t keep them out."
          checked={values.allowsAiCrawlers}
          onChange={(allows) => change('allowsAiCrawlers', allows)}
        />
        {renderConfigured('allowsAiCrawlers', crawlerRuleText(defaults.allowsAiCrawlers))}
      </div>
      <div>
        <Button type="submit" loading={sending} disabled={!unsent}>
          Save settings
        </Button>
      </div>
    </CheckedForm>
  );
}

type RenderConfigured = (name: keyof GroupValues, text: string) => React.ReactNode;

interface NameAndTaglineProps {
  field: FieldsOf<GroupValues>;
  renderConfigured: RenderConfigured;
  defaults: GroupValues;
}

const NameAndTagline = ({ field, renderConfigured, defaults }: NameAndTaglineProps) => (
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
      {renderConfigured('name', defaults.name)}
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
      {renderConfigured('tagline', defaults.tagline)}
    </div>
  </>
);

interface NewAccountsProps {
  checked: boolean;
  onChange: (wait: boolean) => void;
  configured: React.ReactNode;
}

const NewAccounts = ({ checked, onChange, configured }: NewAccountsProps) => (
  <div>
    <SwitchRow
      label="Review what new accounts publish before others see it"
      help={`First public stories, and comments with links, wait for an organiser until an account is ${newAccount.days} days old or ${newAccount.approved} of its texts have been approved. Turning this off releases nothing that already waits.`}
      checked={checked}
      onChange={onChange}
    />
    {configured}
  </div>
);

interface TimeZoneProps {
  value: string;
  error?: string;
  onValue: (value: string) => void;
  configured: React.ReactNode;
}

/** A text field that suggests the browser's time zones while a member types. */
function TimeZone({ configured, ...field }: TimeZoneProps) {
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
      {configured}
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

interface ConfiguredValueProps {
  text: string;
  field: keyof GroupValues;
  /** Undefined while the field has the configured value. */
  onReset: (() => void) | undefined;
}

const ConfiguredValue = ({ text, field, onReset }: ConfiguredValueProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1.5">
    <chakra.p textStyle="small" color="ink.muted" minW="0" overflowWrap="anywhere">
      In the configuration: <span dir="auto">{text}</span>
    </chakra.p>
    {onReset && (
      <Button variant="ghost" size="sm" onClick={onReset}>
        Go back to it<chakra.span srOnly>: {labels[field]}</chakra.span>
      </Button>
    )}
  </chakra.div>
);

function useSaveGroupSettingsMutation() {
  const [commit] = useAppMutation<GroupSettingsFormSaveGroupSettingsMutation>(graphql`
    mutation GroupSettingsFormSaveGroupSettingsMutation($input: SaveGroupSettingsInput!) {
      saveGroupSettings(input: $input) {
        groupSettings {
          ...GroupSettingsForm_settings
        }
      }
    }
  `);
  return (input: SaveGroupSettingsInput) =>
    commit(
      { input },
      {
        // The settings have no id, so Relay stores the response's beside those of the query.
        updater: (store) => {
          const saved = store.getRootField('saveGroupSettings')?.getLinkedRecord('groupSettings');
          if (saved) store.getRoot().setLinkedRecord(saved, 'groupSettings');
        },
      },
    );
}
