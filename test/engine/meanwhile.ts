import { vi } from 'vitest'
import { table } from '../../functions/core/table/table.ts'

/** Something else happens once, after the next transaction was decided and before it is written; it may call this again. */
export function beforeNextCommit(happens: () => Promise<unknown>): void {
  const { commit } = table
  const saving = vi.spyOn(table, 'commit').mockImplementationOnce(async (...given: Parameters<typeof commit>) => {
    saving.mockRestore()
    await happens()
    return commit(...given)
  })
}

/** Something else happens once, when the items of a partition were read and nothing is decided yet. */
export function afterNextRead(pk: string, happens: () => void): void {
  const { all } = table
  const reading = vi.spyOn(table, 'all').mockImplementation(async (...given: Parameters<typeof all>) => {
    const found = await all(...given)
    if (given[0].pk === pk) {
      reading.mockRestore()
      happens()
    }
    return found
  })
}

/** Another call with the same key is answered once this one has found none before it. */
export function afterKeyWasFree(happens: () => Promise<unknown>): void {
  const { get } = table
  const reading = vi.spyOn(table, 'get').mockImplementation((async (...given: Parameters<typeof get>) => {
    const found = await get(...given)
    if (given[0].sk === 'RESPONSE') {
      reading.mockRestore()
      await happens()
    }
    return found
  }) as typeof get)
}
