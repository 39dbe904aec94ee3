import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { SystemPageQuery } from '../../../__generated__/SystemPageQuery.graphql';
import { usePageQuery } from '../../../relay/usePageQuery';
import { formatBytes, formatNumber } from '../../../ui/content/formats';
import { Time } from '../../../ui/content/Time';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { AdminPage } from './AdminPage';
import { stateChoices } from './memberFilter';

export const SystemPage = () => (
  <AdminPage title="System" lead="How the app is, as the server that answered sees it.">
    <System />
  </AdminPage>
);

const databaseStates: Record<string, string> = {
  ready: 'Accepts reads and writes',
  unreachable: 'Can’t be reached',
  full: 'Its disk is full',
  failing: 'Refuses writes',
};

function System() {
  const { systemState } = usePageQuery<SystemPageQuery>(graphql`
    query SystemPageQuery @preloadable {
      systemState {
        version
        build
        nodeVersion
        startedAt
        checkedAt
        auditEntries
        isSmtpConfigured
        isSmtpReachable
        isRedisConfigured
        isRedisConnected
        members {
          state
          count
        }
        storage {
          bytes
          most
          nearlyFull
          bytesMax
        }
        queues {
          mails
          oldestMailAt
          events
          pushes
        }
        mailFailures {
          reason
          count
          lastAt
        }
        database {
          kind
          version
          state
          clusterSize
          migrations
          bytes
          largestTables {
            name
            bytes
          }
        }
      }
    }
  `);
  return (
    <chakra.div display="grid" gap="10" maxW="measure">
      <Refresh checkedAt={systemState.checkedAt} />
      <Facts title="App">
        <Fact label="Version">{systemState.version}</Fact>
        {systemState.build !== systemState.version && <Fact label="Build">{systemState.build}</Fact>}
        <Fact label="Node.js">{systemState.nodeVersion}</Fact>
        <Fact label="Started">
          <Time value={systemState.startedAt} format="relative" />
        </Fact>
        <Fact label="Redis">{describeRedis(systemState)}</Fact>
      </Facts>
      <Facts title="Members">
        {systemState.members.map(({ state, count }) => (
          <Fact key={state} label={stateChoices.find(({ value }) => value === state)?.label ?? state}>
            {formatNumber(count)}
          </Fact>
        ))}
        <Fact label="Entries of the audit log">{formatNumber(systemState.auditEntries)}</Fact>
      </Facts>
      <StorageFacts {...systemState.storage} />
      <MailFacts {...systemState} />
      <DatabaseFacts {...systemState.database} />
    </chakra.div>
  );
}

type State = SystemPageQuery['response']['systemState'];

const StorageFacts = ({ bytes, most, bytesMax, nearlyFull }: State['storage']) => (
  <Facts title="Texts, with drafts and versions">
    <Fact label="All members">{formatBytes(bytes)}</Fact>
    <Fact label="Who has most">
      {formatBytes(most)} of {formatBytes(bytesMax)}
    </Fact>
    <Fact label="Members with nine tenths or more">{formatNumber(nearlyFull)}</Fact>
  </Facts>
);

const MailFacts = ({ queues, mailFailures, ...smtp }: State) => (
  <Facts title="Mail and notifications">
    <Fact label="Mail server">{describeMailServer(smtp)}</Fact>
    <Fact label="Mails that wait">{formatNumber(queues.mails)}</Fact>
    {queues.oldestMailAt && (
      <Fact label="The oldest waits since">
        <Time value={queues.oldestMailAt} format="relative" />
      </Fact>
    )}
    <Fact label="Acts to tell members of">{formatNumber(queues.events)}</Fact>
    <Fact label="Push messages that wait">{formatNumber(queues.pushes)}</Fact>
    {mailFailures.map(({ reason, count, lastAt }) => (
      <Fact key={reason} label={`Given up in 7 days: ${reason}`}>
        {formatNumber(count)}, last <Time value={lastAt} format="relative" />
      </Fact>
    ))}
    {mailFailures.length === 0 && <Fact label="Given up in 7 days">None</Fact>}
  </Facts>
);

const DatabaseFacts = (database: State['database']) => (
  <>
    <Facts title="Database">
      <Fact label={database.kind}>{database.version}</Fact>
      <Fact label="State">{databaseStates[database.state] ?? database.state}</Fact>
      {database.clusterSize != null && <Fact label="Nodes of the cluster">{database.clusterSize}</Fact>}
      <Fact label="Migrations">{database.migrations}</Fact>
      <Fact label="Size, about">{formatBytes(database.bytes)}</Fact>
    </Facts>
    <Facts title="Largest tables">
      {database.largestTables.map(({ name, bytes }) => (
        <Fact key={name} label={name}>
          {formatBytes(bytes)}
        </Fact>
      ))}
    </Facts>
  </>
);

function describeMailServer({
  isSmtpConfigured,
  isSmtpReachable,
}: Pick<State, 'isSmtpConfigured' | 'isSmtpReachable'>): string {
  if (!isSmtpConfigured) return 'Not set up: mail reaches nobody';
  if (isSmtpReachable == null) return 'Set up; it has not answered yet';
  return isSmtpReachable ? 'Answers' : 'Does not answer, or refuses the sign-in';
}

function describeRedis({ isRedisConfigured, isRedisConnected }: State): string {
  if (!isRedisConfigured) return 'Not set up: only for one server';
  return isRedisConnected ? 'Connected' : 'Not connected';
}

function Refresh({ checkedAt }: { checkedAt: string }) {
  const { revalidate } = useRevalidator();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await revalidate();
    setRefreshing(false);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <Button variant="outline" loading={refreshing} onClick={() => void refresh()}>
        Refresh
      </Button>
      <chakra.p role="status" textStyle="small" color="ink.muted">
        Looked up <Time value={checkedAt} format="longTime" />, at most every ten seconds
      </chakra.p>
    </chakra.div>
  );
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <SettingsSection title={title}>
    <dl>{children}</dl>
  </SettingsSection>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    justifyContent="space-between"
    columnGap="6"
    py="2.5"
    borderBottomWidth="1px"
    borderColor="rule"
    _last={{ borderBottomWidth: '0' }}
  >
    <chakra.dt color="ink.muted" overflowWrap="anywhere" minW="0">
      {label}
    </chakra.dt>
    <chakra.dd fontVariantNumeric="tabular-nums" overflowWrap="anywhere" minW="0">
      {children}
    </chakra.dd>
  </chakra.div>
);
