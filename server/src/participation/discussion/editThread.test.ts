import { expect, test } from 'vitest'
import { castOf } from '../../testing/cast.ts'
import { useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test(
  'editThread: absent fields stay unchanged',
  undone(async (world) => {
    const text = { title: 'The path by the slack', description: 'Shall we move it?' }
    const { communityId, creator } = await castOf(world)
    const { call } = creator
    const { id } = await call.addThread({ communityId, ...text })
    expect(await call.editThread({ id, title: 'The path' })).toMatchObject({ ...text, title: 'The path' })
    expect(await call.editThread([id, communityId] as never)).toMatchObject({ ...text, title: 'The path' })
    expect(await call.editThread({ id, description: '' })).toMatchObject({ title: 'The path', description: '' })
  }),
)
