import { randomUUID } from 'node:crypto'
import { mentionOf } from '@fieldfare/shared/mention.ts'
import { QUOTE_MAX } from '@fieldfare/shared/quote.ts'
import { expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { addTestComment } from '../../testing/testDiscussion.ts'

const { undone, lasting } = useWorldOnOneEngine()
keepCast(lasting)

const TEXT = 'The 🦆 path is wet.\n\nWe lay planks in spring, I think. Planks last.'

const quoteIn = async (world: World, threadId: string, id: string) =>
  (await world.guest.feed.comments.of({ threadId })).items.find((one) => one.id === id)?.quote

test(
  'addComment: quoted words that are absent, too long, empty or without a quoted comment are refused, and no comment is added',
  undone(async (world) => {
    const { cast, threadId, commentId } = await addTestComment(world, TEXT)
    const { call } = cast.subscriber
    const answer = (quotedWords: string, quotedId: string | null = commentId) =>
      refusalOf(call.addComment({ threadId, text: 'Yes', quotedId, quotedWords }))
    const refusal = { code: 'bad-input', path: 'quotedWords', key: 'quotedWordsGone' }
    for (const words of ['I never said that', 'planks IN spring', 'wet. We lay'])
      expect(await answer(words)).toEqual(refusal)
    expect(await answer('planks', null)).toEqual(refusal)
    expect(await answer('planks', randomUUID())).toMatchObject({ key: 'quoteGone' })
    expect(await answer('x'.repeat(QUOTE_MAX + 1))).toMatchObject({ path: 'quotedWords', key: 'tooLong' })
    expect(await answer('  ')).toMatchObject({ path: 'quotedWords', key: 'required' })
    expect((await world.guest.feed.comments.of({ threadId })).items).toHaveLength(1)
  }),
)

test(
  'addComment: a mention can be quoted whole, and quoting only a part of it is refused with quotedWordsGone',
  undone(async (world) => {
    const { cast, threadId } = await addTestComment(world)
    const naming = mentionOf(cast.subscriber.id)
    const { id: quotedId } = await cast.creator.call.addComment({ threadId, text: `Ask ${naming} about planks` })
    const { call } = cast.moderator
    const part = { threadId, text: 'Yes', quotedId, quotedWords: naming.slice(2, 10) }
    expect(await refusalOf(call.addComment(part))).toMatchObject({ key: 'quotedWordsGone' })
    const { quote } = await call.addComment({ ...part, quotedWords: `${naming} about` })
    expect(quote).toMatchObject({ words: `… ${naming} about …`, mentions: [{ id: cast.subscriber.id }] })
  }),
)

test(
  'addComment: a quote keeps the quoted words after edits around them, and shows the beginning of the comment once the words are edited away',
  undone(async (world) => {
    const { cast, threadId, commentId } = await addTestComment(world, TEXT)
    const { creator, moderator } = cast
    const request = {
      id: randomUUID(),
      threadId,
      text: 'Oak?',
      quotedId: commentId,
      quotedWords: 'wet.\n\nWe lay planks',
    }
    const { id, quote } = await moderator.call.addComment(request)
    expect(quote).toMatchObject({ words: '… wet. We lay planks …', chosen: request.quotedWords, deleted: false })
    expect((await moderator.call.addComment(request)).quote).toEqual(quote)
    const edit = (text: string) => creator.call.editComment({ threadId, commentId, text })

    await edit(`First: ${TEXT}`)
    expect(await quoteIn(world, threadId, id)).toMatchObject({ words: '… wet. We lay planks …' })
    await creator.call.deleteComment({ threadId, commentId })
    expect(await quoteIn(world, threadId, id)).toMatchObject({ words: '', chosen: null, deleted: true })
    await creator.call.restoreComment({ threadId, commentId })
    expect(await quoteIn(world, threadId, id)).toMatchObject({ words: '… wet. We lay planks …' })
    await edit('Something else')
    expect(await quoteIn(world, threadId, id)).toMatchObject({ words: 'Something else', chosen: null })
    await edit(TEXT)
    expect(await quoteIn(world, threadId, id)).toMatchObject({ chosen: null })
  }),
)
