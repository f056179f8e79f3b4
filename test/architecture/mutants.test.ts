import { expect, it } from 'vitest'
import { mutants } from '../tools/mutants/list.ts'
import { staleMutants } from '../tools/mutants/mutant.ts'

it('every bug of `npm run mutants` can still be planted, and its tests exist', () => {
  expect(staleMutants(process.cwd(), mutants)).toEqual([])
  expect(mutants.length).toBeGreaterThanOrEqual(60)
})
