import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    "A story as files. The links need no token and are valid while the sign-in that requested them lasts. A visitor's link opens only public stories.",
  simpleResolvers: true,
})
export class StoryDownloads {
  @Field(() => String, { description: 'As PDF.' })
  pdfUrl: string;

  @Field(() => String, { description: 'As EPUB 3.' })
  epubUrl: string;

  @Field(() => String, { description: 'As Markdown, with title, tags, privacy and dates as front matter.' })
  markdownUrl: string;

  @Field(() => Date, { description: 'When the links expire: five minutes after the request.' })
  expiresAt: Date;
}

@ObjectType({ description: 'A link to a data export.', simpleResolvers: true })
export class DataExport {
  @Field(() => String, {
    description:
      'The address of the ZIP. It needs no token and is valid while the sign-in that requested it lasts.',
  })
  url: string;

  @Field(() => Date, { description: 'When the address expires: five minutes after the request.' })
  expiresAt: Date;
}
