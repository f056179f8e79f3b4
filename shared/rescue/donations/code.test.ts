import { expect, it } from 'vitest'
import { codeOf, idOfCode } from './code.ts'

it('gives every ID a code of its own', () => {
  const ids = [...Array(20_000).keys(), 28 ** 5 - 1, 28 ** 5, 28 ** 5 + 1, 17_210_367]
  expect(new Set(ids.map((id) => codeOf('D', id))).size).toBe(new Set(ids).size)
})

it('gives neighbours codes that look different', () => {
  expect(codeOf('D', 4711)).toMatch(/^D[B-DF-HJ-NP-TV-XZ2-9]{5}$/)
  const [a, b] = [codeOf('D', 4711), codeOf('D', 4712)]
  expect([...a].filter((letter, index) => letter !== b[index]).length).toBeGreaterThan(2)
})

it('leads back to the ID from the code, and from nothing else', () => {
  for (const id of [1, 4711, 10_099_999, 28 ** 5 - 1, 28 ** 5, 28 ** 5 * 3 + 7]) {
    expect(idOfCode('R', codeOf('R', id))).toBe(id)
    expect(idOfCode('R', codeOf('R', id).toLowerCase())).toBe(id)
  }
  for (const text of ['', 'R', 'DBCDFG', 'RBCDF', 'RBCDFGH', 'RABCDF', 'RBCDFG-', 'a RBCDFG'])
    expect([text, idOfCode('R', text)]).toEqual([text, undefined])
})
