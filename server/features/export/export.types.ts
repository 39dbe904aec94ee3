import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    "A story as files; whoever has a link needs no token, as long as the sign-in that asked lasts. A visitor's link opens public stories alone.",
  simpleResolvers: true,
})
export class StoryDownloads {
  @Field(() => String, { description: 'As PDF.' })
  pdfUrl: string;

  @Field(() => String, { description: 'As EPUB 3.' })
  epubUrl: string;

  @Field(() => String, { description: 'As Markdown, under its title, tags, privacy and dates.' })
  markdownUrl: string;

  @Field(() => Date, { description: 'When the links end: five minutes after they were asked for.' })
  expiresAt: Date;
}

@ObjectType({ description: 'Where a member takes their data from.', simpleResolvers: true })
export class DataExport {
  @Field(() => String, {
    description:
      'The address of the ZIP; whoever has it needs no token, as long as the sign-in that asked lasts.',
  })
  url: string;

  @Field(() => Date, { description: 'When the address ends: five minutes after it was asked for.' })
  expiresAt: Date;
}
