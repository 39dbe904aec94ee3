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
import { type FieldValues, fieldsOf } from '../../../forms/fieldsOf';
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
  const parts = { checked, defaults };
  return (
    <CheckedForm
      checked={checked}
      failed="The settings could not be saved. Please try again."
      gap="7"
      aria-label="Group settings"
    >
      <RestoredNotice kept={checked} text="Your unsaved changes have been restored." />
      <NamesAndTime {...parts} />
      <Rules {...parts} />
      <div>
        <Button type="submit" loading={checked.sending} disabled={!checked.unsent}>
          Save settings
        </Button>
      </div>
    </CheckedForm>
  );
}

interface PartProps {
  checked: FieldValues<GroupValues>;
  /** The values of the configuration. */
  defaults: GroupValues;
}

function NamesAndTime(props: PartProps) {
  const field = fieldsOf(props.checked);
  const zonesId = useId();
  return (
    <>
      <Setting {...props} name="name">
        <TextField
          label="Name"
          hint="What public pages and mails call the group."
          name="groupName"
          autoComplete="off"
          dir="auto"
          {...field('name')}
        />
      </Setting>
      <Setting {...props} name="tagline">
        <TextareaField
          label="Tagline"
          hint={`What search engines, previews and feeds say of it, in at most ${limits.group.tagline.max} characters.`}
          name="groupTagline"
          rows={3}
          dir="auto"
          {...field('tagline')}
        />
      </Setting>
      <Setting {...props} name="timeZone">
        <TextField
          label="Time zone"
          hint="Type a city to find it. Sessions that exist keep their time, weekly ones too; the clock changes are then those of the new zone."
          name="groupTimeZone"
          list={zonesId}
          autoComplete="off"
          spellCheck={false}
          {...field('timeZone')}
        />
        <datalist id={zonesId}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </Setting>
    </>
  );
}

function Rules(props: PartProps) {
  const { values, problems, change } = props.checked;
  return (
    <>
      <Setting {...props} name="joining">
        <ChoiceCards
          legend="Who may join"
          choices={joiningChoices}
          value={values.joining}
          onChange={(joining) => change('joining', joining)}
          columns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          error={problems.joining}
        />
      </Setting>
      <Setting {...props} name="newAccountsWait">
        <SwitchRow
          label="Review what new accounts publish before others see it"
          help={`First public stories, and comments with links, wait for an organiser until an account is ${newAccount.days} days old or ${newAccount.approved} of its texts have been approved. Turning this off releases nothing that already waits.`}
          checked={values.newAccountsWait}
          onChange={(wait) => change('newAccountsWait', wait)}
        />
      </Setting>
      <Setting {...props} name="contact">
        <TextField
          label="Contact"
          hint="An email address, or a page that starts with https://. Everyone sees it at the foot of public pages; leave it empty for none."
          name="groupContact"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          {...fieldsOf(props.checked)('contact')}
        />
      </Setting>
      <Setting {...props} name="allowsAiCrawlers">
        <SwitchRow
          label="Let AI crawlers in"
          help="Whether robots.txt lets programs in that gather texts to train models. It asks; it can’t keep them out."
          checked={values.allowsAiCrawlers}
          onChange={(allows) => change('allowsAiCrawlers', allows)}
        />
      </Setting>
    </>
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

/** The values of the configuration in words. */
const textOf = ({ joining, contact, newAccountsWait, allowsAiCrawlers, ...texts }: GroupValues) => ({
  ...texts,
  joining: joiningChoices.find(({ value }) => value === joining)?.label ?? joining.toLowerCase(),
  contact: contact || 'none',
  newAccountsWait: newAccountsWait ? 'they wait' : 'they don’t wait',
  allowsAiCrawlers: allowsAiCrawlers ? 'let in' : 'asked to stay away',
});

interface SettingProps extends PartProps {
  name: keyof GroupValues;
  children: React.ReactNode;
}

/** A setting, and below it what the configuration has, with a button that returns to it. */
const Setting = ({ name, checked: { values, change }, defaults, children }: SettingProps) => (
  <div>
    {children}
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1.5">
      <chakra.p textStyle="small" color="ink.muted" minW="0" overflowWrap="anywhere">
        In the configuration: <span dir="auto">{textOf(defaults)[name]}</span>
      </chakra.p>
      {values[name] !== defaults[name] && (
        <Button variant="ghost" size="sm" onClick={() => change(name, defaults[name])}>
          Go back to it<chakra.span srOnly>: {labels[name]}</chakra.span>
        </Button>
      )}
    </chakra.div>
  </div>
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
