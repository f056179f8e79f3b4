import { expect, it } from 'vitest'
import { mutants } from '../mutants/list.ts'
import { staleMutants } from '../mutants/mutant.ts'

/** `npm run mutants` plants them; here is only held that each still has its place in the sources. */
it('every bug that is planted by npm run mutants can still be planted', () => {
  expect(mutants.length).toBeGreaterThan(300)
  expect(staleMutants('.', mutants)).toEqual([])
})
