import { readmeOpening } from '../../../contract/site';

/** The text of README.txt: describes the files of the export, and what it omits. */
export const readmeText = (username: string, at: Date): string =>
  `${readmeOpening}${username}
Taken on ${at.toISOString().slice(0, 10)} at ${at.toISOString().slice(11, 16)} UTC.


WHAT IS IN IT

stories/        Your stories, one Markdown file each. The lines between the dashes
                at the top tell its tags and language, who may read it, its dates,
                its words and your notes to yourself.
drafts/         Changes of stories that others can read, which you have not published
                yet.
versions/       What your stories said before, a folder a story.
journals/       Your journal, an entry a file.
notes/          Your notes, one a file.
profile.json    Your account and your profile.
comments.json   What you said about stories.
favorites.json  The stories among your favorites.
shares.json     Which stories you shared with whom by name, and which were shared
                with you.
settings.json   Settings that follow your account.
notifications.json
                What you were notified of.
notification-settings.json
                How you are notified, and where.
follows.json    Whom you follow, and who follows you.
muted-and-blocked.json
                Whom you muted, and whom you blocked.
sessions.json   The writing sessions you led and joined, and what you wrote in
                them: pieces, what you said, words, and words in each
                sprint and each five minutes; also where you read aloud, or
                wanted to.
chat.json       What you said in the chats of sessions.
exercises.json  The exercises you made.
feedback.json   The feedback you gave on the platform, and your votes on others'.
writing-days.json
                The words that you wrote on each day.
goals.json      Your writing goals and your days off.
writing-minutes.json
                The minutes in which you wrote on each day.
challenges.json The group's challenges that you opened, and those you took part in.
sign-ins.json   The devices you signed in on, and when.
sign-in-providers.json
                The providers whose account opens yours, or did until you unlinked it, and when.
personal-access-tokens.json
                The personal access tokens you created: names, scopes and dates.
passkeys.json   Your passkeys: their names, when you added them and last used them.
account-log.json
                What happened with your account: sign-ins, changes of your password,
                address, tokens and roles, and
                what organisers did about it, with their reasons.
invitations.json
                The invitations to join that you made.
reports.json    What you reported to the organisers.
organisers-decisions.json
                What the organisers decided about things that you wrote: why, and
                what was removed.
rules-findings.json
                What the rules against spam found about things that you wrote.

A folder or a list that is missing or empty had nothing in it. Times are UTC.


WHAT IS NOT IN IT

- Your password. The server does not know it: it keeps a one-way hash, and gives
  that to nobody. The same goes for the tokens of your sign-ins, for the text of
  personal access tokens, and for links in emails to you.
- What others wrote: their stories, and what they said about yours.
- Settings such as shortcuts and fonts, and texts that were never saved: these
  stay on your devices. Settings, Data, Export gives you the former.
- Counts that keep strangers from guessing passwords. They end within the hour.
`;
