import { globSync, readFileSync } from 'node:fs'
import { normalizePath } from 'vite'
import { expect, it } from 'vitest'

/** `npm run tenant -- backfill` knows the nouns one by one. */
const backfill = readFileSync('infra/operator/backfill.ts', 'utf8')
const sources = globSync('functions/**/*.ts')
  .map(normalizePath)
  .filter((file) => !/\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('the backfill rewrites every aggregate', () => {
  const stores = sources.flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = new Aggregate</gm)])
  expect(stores.length).toBeGreaterThan(5)
  for (const [, name = ''] of stores) expect(backfill, name).toMatch(new RegExp(`^  ${name},$`, 'm'))
})

it('no noun that is not an aggregate has a shape of a second version: the backfill would leave its items as they are', () => {
  const upgraded = sources.filter(({ text }) => /\bstoredShape\([^()]+,\s*\[/.test(text))
  expect(upgraded.length).toBeGreaterThan(1)
  const isAggregate = ({ text, file }: (typeof sources)[number]) =>
    /new Aggregate</.test(text) || sources.some((other) => other.file !== file && usesShapeOf(other.text, file))
  for (const source of upgraded) expect(isAggregate(source), source.file).toBe(true)
})

/** An aggregate whose shape stands in a file of its own. */
const usesShapeOf = (text: string, file: string) =>
  /new Aggregate</.test(text) && text.includes(`/${file.split('/').at(-1)}'`)
