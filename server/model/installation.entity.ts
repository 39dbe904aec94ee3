import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts the transactions that may have changed what a visitor reads, in several slots; the sum is the epoch. */
@Entity('public_epoch')
export class PublicEpoch {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  slot: number;

  @Column({ type: 'bigint', unsigned: true, default: 0 })
  n: string;
}

/** Where rate limits are kept when there is no Redis; the columns are the limiter library's. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255, charset: 'ascii', collation: 'ascii_bin' })
  key: string;

  @Column({ type: 'int', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  expire: string | null;
}

/** Settings of this installation that outlive restarts, such as whether the demo content was put in. */
@Entity('installation_settings')
export class InstallationSetting {
  @PrimaryColumn({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  name: string;

  @Column({ type: 'varchar', length: 255 })
  value: string;
}
