import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  documentServer,
  documents,
  refuse,
  renderScreens,
  settle,
  variablesOf,
} from '../../stories/story/renderScreens';
import { withoutAutoSaves } from '../../support/autoSaves';
import { enter } from '../../support/formFields';
import { toasts } from '../../support/toasts';
import { dailyKinds } from './dailyKinds';
import { at, button, content, refusal } from './editorScreen';
import { viewerOf } from './privateTexts';

withoutAutoSaves();
afterEach(() => localStorage.clear());

describe.each(dailyKinds)('a new $noun', ({ noun, plural, openNew, createLabel, contentHint }) => {
  test('can be saved when it has a text, and not before, with the reason shown', async () => {
    await openNew();
    expect(button(createLabel)).toBeDisabled();
    expect(button(createLabel)).toHaveAccessibleDescription('Write some text to save.');
    enter(content(), '   ');
    expect(button(createLabel)).toBeDisabled();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(content()).toHaveAccessibleDescription(`Content is required ${contentHint}`.trim());
    enter(content(), 'R');
    expect(content()).toHaveAccessibleDescription(contentHint);
    expect(button(createLabel)).toBeEnabled();
    expect(documentServer.requests).toEqual([]);
  });

  test('Cancel says that the text is kept', async () => {
    const view = await openNew();
    enter(content(), 'Rain');
    await userEvent.click(button('Cancel'));
    await at(view, `/${plural}`);
    expect(await screen.findByText('Your words are kept')).toBeInTheDocument();
    await settle();
    expect(await documents.list(noun)).toMatchObject([{ content: 'Rain' }]);
  });
});

describe.each(dailyKinds)('a $noun that is edited', ({ noun, Noun, plural, routes }) => {
  test.each([
    ['of another member is denied', 'FORBIDDEN', 'Access denied'],
    ['that is missing is shown as missing', 'NOT_FOUND', `${Noun} not found`],
  ] as const)('%s, with a link back', async (_what, code, heading) => {
    await renderScreens(routes, `/${plural}/${noun}_1/edit`);
    await answer({ [noun]: null }, refusal(noun, code));
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    if (code === 'FORBIDDEN')
      expect(screen.getByText(`You don't have permission to edit this ${noun}.`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Back to ${Noun}s` })).toHaveAttribute('href', `/${plural}`);
  });
});

describe.each(dailyKinds)('the page of a $noun', ({ noun, Noun, plural, routes, build, listOf, ...kept }) => {
  const { title, updatedAt } = build();
  const open = () => renderScreens(routes, `/${plural}/${noun}_1`);
  const show = async () => {
    const view = await open();
    await answer({ [noun]: build() });
    return view;
  };
  const askToDelete = async () => {
    await userEvent.click(button('Delete'));
    return within(await screen.findByRole('alertdialog'));
  };

  test('looks the same if it is missing or another member’s, with a link back', async () => {
    await open();
    await answer({ [noun]: null });
    expect(screen.getByRole('heading', { name: `${Noun} not found` })).toBeInTheDocument();
    expect(
      screen.getByText(`This ${noun} doesn't exist, or you don't have permission to view it.`),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Back to ${Noun}s` })).toHaveAttribute('href', `/${plural}`);
  });

  test('asks before it is deleted, then sends the shown copy’s base, confirms, and goes to the list', async () => {
    const { router } = await show();
    const question = await askToDelete();
    expect(
      question.getByText(`Are you sure you want to delete this ${noun}? This action cannot be undone.`),
    ).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title as string);
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(variablesOf(`delete${Noun}`)).toEqual({
        input: { id: `${noun}_1`, baseUpdatedAt: updatedAt },
      }),
    );
    expect(toasts()).toEqual([]);
    await answer({ [`delete${Noun}`]: { [`deleted${Noun}Id`]: `${noun}_1` } });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${plural}`));
    await answer(viewerOf({ [plural]: listOf() }));
    expect(screen.queryByText(`${Noun} not found`)).toBeNull();
    expect(toasts()).toEqual([`${Noun} deleted successfully`]);
  });

  test('deleting that fails says so, and it stays', async () => {
    const { router } = await show();
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    await refuse(`delete${Noun}`, { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toasts()).toEqual([`Failed to delete ${noun}`]);
    expect(router.state.location.pathname).toBe(`/${plural}/${noun}_1`);
    expect(screen.getByRole('heading', { level: 1, name: title as string })).toBeInTheDocument();
  });

  test('while the server is unreachable shows what this device has', async () => {
    await open();
    await act(() =>
      documents.open(
        {
          id: `${noun}_1`,
          title: title as string,
          privacyLevel: 'PRIVATE',
          updatedAt,
          content: kept.content,
          tags: kept.tags,
          details: kept.details,
        },
        { kind: noun },
      ),
    );
    await refuse(noun, { code: 'NETWORK', message: 'no' });
    expect(await screen.findByRole('heading', { level: 1, name: title as string })).toBeInTheDocument();
    for (const words of kept.shown) expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`This is the ${noun} as this device has it`))).toBeInTheDocument();
  });
});

describe.each(dailyKinds)('the list of $plural', ({ noun, Noun, plural, routes, listOf, invitation }) => {
  const show = async (ids: string[], query = '') => {
    const view = await renderScreens(routes, `/${plural}${query}`);
    await answer(viewerOf({ [plural]: listOf(...ids) }));
    return view;
  };

  test('has two tabs, in the address, and a link to a new one; My requests the member’s own', async () => {
    const subject = btoa(JSON.stringify({ sub: 'user_ann' }));
    localStorage.setItem('access_token', `head.${subject}.signature`);
    const { router } = await show([`${noun}_1`]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([`My ${Noun}s`, `All ${Noun}s`]);
    expect(screen.getByRole('link', { name: `New ${Noun}` })).toHaveAttribute('href', `/${plural}/new`);
    await userEvent.click(screen.getByRole('tab', { name: `All ${Noun}s` }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=all'));
    expect(variablesOf(`viewer.${plural}`)).toEqual({ authorId: null });
    await answer(viewerOf({ [plural]: listOf() }));
    expect(screen.getByRole('tab', { name: `All ${Noun}s` })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: `My ${Noun}s` }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(variablesOf(`viewer.${plural}`)).toEqual({ authorId: 'user_ann' });
  });

  test.each([
    ['of one’s own, it has a link to the first one', '', invitation],
    ['under All, it says so', '?tab=all', `No ${plural} match your current filters`],
  ])('if there are none %s', async (_where, query, hint) => {
    await show([], query);
    expect(screen.getByText(`No ${plural} found`)).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    if (!query) expect(screen.getAllByRole('link', { name: `New ${Noun}` })).toHaveLength(2);
  });
});
