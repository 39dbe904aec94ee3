import { ascii } from './columns';

/** What belongs to no member. */
export const installation = {
  installation_settings: `
    name varchar(64) ${ascii} NOT NULL,
    value varchar(255) NOT NULL,
    PRIMARY KEY (name)
  `,
  public_epoch: `
    slot tinyint UNSIGNED NOT NULL,
    n bigint UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (slot)
  `,
  rate_limits: `
    \`key\` varchar(255) ${ascii} NOT NULL,
    points int NOT NULL DEFAULT 0,
    expire bigint UNSIGNED NULL,
    PRIMARY KEY (\`key\`),
    INDEX rate_limits_expire (expire)
  `,
  persisted_documents: `
    hash char(64) ${ascii} NOT NULL,
    text mediumtext NOT NULL,
    registered_at datetime(3) NOT NULL,
    PRIMARY KEY (hash),
    INDEX persisted_documents_time (registered_at)
  `,
};
