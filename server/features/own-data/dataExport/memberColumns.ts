import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../../../model/entities';
import { User } from '../../../model/user.entity';

// biome-ignore lint/suspicious/noExplicitAny: any entity
export type EntityClass<T = any> = new () => T;

/** A column whose foreign key refers to a member. */
export interface MemberColumn {
  entity: EntityClass;
  property: string;
  onDelete: 'CASCADE' | 'SET NULL';
}

/** Every column that refers to a member, in the order of the entities. */
export const memberColumns: readonly MemberColumn[] = entities.flatMap((entity) =>
  getMetadataArgsStorage()
    .foreignKeys.filter(({ target, type }) => target === entity && (type as () => unknown)() === User)
    .map(({ propertyName = '', onDelete }) => ({
      entity,
      property: propertyName,
      onDelete: onDelete as MemberColumn['onDelete'],
    })),
);

export const tableNameOf = (entity: EntityClass): string =>
  getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? '';
