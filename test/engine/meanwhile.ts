import { vi } from 'vitest'
import { table } from '../../functions/table/table.ts'

/** Something else happens once, after the next transaction was decided and before it is written; it may call this again. */
export function beforeNextCommit(happens: () => Promise<unknown>): void {
  const { commit } = table
  const saving = vi.spyOn(table, 'commit').mockImplementationOnce(async (...given: Parameters<typeof commit>) => {
    saving.mockRestore()
    await happens()
    return commit(...given)
  })
}
