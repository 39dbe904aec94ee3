import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn } from './columns';

/** One of several counters of transactions that may have changed what visitors read; their sum is the public epoch. */
@Entity('public_epoch')
export class PublicEpoch {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  slot: number;

  @Column({ type: 'bigint', unsigned: true, default: 0 })
  n: string;
}

/** Rate limits when there is no Redis; the columns are defined by the limiter library. */
@Entity('rate_limits')
@Index('rate_limits_expire', ['expire'])
export class RateLimit {
  @PrimaryColumn(asciiColumn(255))
  key: string;

  @Column({ type: 'int', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  expire: string | null;
}

/** Persistent settings of this installation, such as whether demo content was created. */
@Entity('installation_settings')
export class InstallationSetting {
  @PrimaryColumn(asciiColumn(64))
  name: string;

  @Column({ type: 'varchar', length: 255 })
  value: string;
}
