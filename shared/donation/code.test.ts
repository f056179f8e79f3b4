import { expect, it } from 'vitest'
import { codeOf } from './code.ts'

it('gives every ID a code of its own', () => {
  const ids = [...Array(20_000).keys(), 28 ** 5 - 1, 28 ** 5, 28 ** 5 + 1, 17_210_367]
  expect(new Set(ids.map((id) => codeOf('D', id))).size).toBe(new Set(ids).size)
})

it('gives neighbours codes that look different', () => {
  expect(codeOf('D', 4711)).toMatch(/^D[B-DF-HJ-NP-TV-XZ2-9]{5}$/)
  const [a, b] = [codeOf('D', 4711), codeOf('D', 4712)]
  expect([...a].filter((letter, index) => letter !== b[index]).length).toBeGreaterThan(2)
})
