import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ReportDecision, ReportReason } from '../contract/enums';
import { limits } from '../contract/limits';
import type { SpamRule } from '../contract/spamRules';
import { rowsOf } from '../db/entityRows';
import {
  IdColumn,
  IdPrimaryColumn,
  idColumn,
  OwnerColumn,
  OwnerPrimaryColumn,
  ReferenceColumn,
  TimeColumn,
} from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

const { excerptMax, noteMax } = limits.report;
const wordColumn = { ...idColumn, length: 24 } as const;

/**
 * A story, comment, profile, feedback or message that members reported, or that the rules against spam found something about.
 * Reports and findings join it while it is open.
 */
@ObjectType({
  implements: Node,
  description:
    'Something that members reported or rules found, with reports and findings. Staff alone read it.',
  simpleResolvers: true,
})
@Entity('report_cases')
@Index('report_cases_open_once', ['subjectId', 'open'], { unique: true })
@Index('report_cases_open', ['open', 'id'])
@Index('report_cases_author', ['subjectAuthorId'])
@Index('report_cases_settled_by', ['settledById'])
export class ReportCase extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  /** The reported object; the prefix of its id gives its kind. */
  @IdColumn()
  subjectId: string;

  /** The author of the reported object. */
  @OwnerColumn(() => User, 'report_cases_author_fk')
  subjectAuthorId: string;

  @Field(() => String, {
    description: `What it said when it was first reported or found, at most ${excerptMax} characters, as the member could read it.`,
  })
  @Column({ type: 'varchar', length: excerptMax })
  excerpt: string;

  /** 1 while it waits for a decision, otherwise null, so that the unique key allows one waiting case per subject. */
  @Column({ type: 'tinyint', nullable: true })
  open: number | null;

  /** 1 if it waits, or waited, for an organiser before others could read it. */
  @Column({ type: 'tinyint', default: 0 })
  held: number;

  @Field(() => Date, { description: 'When it was first reported or found.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => ReportDecision, { nullable: true, description: 'What was decided; null while it waits.' })
  @Column({ ...wordColumn, nullable: true })
  decision: ReportDecision | null;

  @Field(() => String, { nullable: true, description: 'The reason that was given for the decision.' })
  @Column({ type: 'varchar', length: noteMax, nullable: true })
  decisionNote: string | null;

  @ReferenceColumn(() => User, 'report_cases_settled_by_fk')
  settledById: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it waits.' })
  @TimeColumn({ nullable: true })
  settledAt: Date | null;
}

export const reportCaseRows = rowsOf(ReportCase, 'rc');

/** A match of a spam rule; `server/contract/spamRules.ts` has the sentences. */
@Entity('case_findings')
export class CaseFinding {
  @OwnerPrimaryColumn(() => ReportCase, 'case_findings_case_fk')
  caseId: string;

  @PrimaryColumn(wordColumn)
  rule: SpamRule;

  @Column({ type: 'int', unsigned: true })
  amount: number;

  @TimeColumn()
  createdAt: Date;
}

/** One member's report: its key allows one per member and case. */
@ObjectType({
  implements: Node,
  description: 'What one member reported. Staff alone read it.',
  simpleResolvers: true,
})
@Entity('reports')
@Index('reports_once', ['caseId', 'reporterId'], { unique: true })
@Index('reports_case', ['caseId', 'id'])
@Index('reports_reporter', ['reporterId', 'id'])
export class Report extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => ReportCase, 'reports_case_fk')
  caseId: string;

  @OwnerColumn(() => User, 'reports_reporter_fk')
  reporterId: string;

  @Field(() => ReportReason, { description: 'Why.' })
  @Column(wordColumn)
  reason: ReportReason;

  @Field(() => String, { description: 'What the member added; may be empty.' })
  @Column({ type: 'varchar', length: noteMax })
  note: string;

  @Field(() => Date, { description: 'When it was reported.' })
  @TimeColumn()
  createdAt: Date;
}

export const reportRows = rowsOf(Report, 'r');

/**
 * A decision of staff about a member's text, with the reason given to its author. It keeps what was removed or replaced, so that
 * nobody loses a word: the author's data export includes it.
 */
@Entity('content_decisions')
@Index('content_decisions_author', ['authorId', 'id'])
@Index('content_decisions_decided_by', ['decidedById'])
export class ContentDecision {
  @IdPrimaryColumn()
  id: string;

  @OwnerColumn(() => User, 'content_decisions_author_fk')
  authorId: string;

  @IdColumn()
  subjectId: string;

  @Column(wordColumn)
  decision: 'hidden' | 'removed' | 'restored' | 'approved' | 'reworded';

  @Column({ type: 'varchar', length: noteMax })
  reason: string;

  /** The removed text, or the words that were replaced; null if they are still there. */
  @Column({ type: 'mediumtext', nullable: true })
  removedText: string | null;

  /** The member of staff who decided; never shown to the text's author. */
  @ReferenceColumn(() => User, 'content_decisions_decided_by_fk')
  decidedById: string | null;

  @TimeColumn()
  createdAt: Date;
}
