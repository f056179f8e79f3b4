import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isMet, keepSection, type Line, median, quantile, reportIn, tableOf } from './report.ts'

const line: Line = { what: 'import', unit: 'ms', measured: 30, floor: 10, floorIs: 'an empty module' }

describe('a line of the bench', () => {
  it.each([
    ['measured', 30, true],
    ['measured', 29, false],
    ['over', 20, true],
    ['over', 19, false],
    ['ratio', 3, true],
    ['ratio', 2.9, false],
  ] as const)('with an aim of at most %s %d: %s', (of, atMost, met) => {
    expect(isMet({ ...line, aim: { atMost, of } })).toBe(met)
  })

  it('without an aim meets none and misses none', () => expect(isMet(line)).toBeUndefined())

  it('stands beside its floor, and says by how much it missed', () => {
    const text = tableOf({ title: 'Imports', lines: [{ ...line, aim: { atMost: 15, of: 'over' } }] })
    expect(text.split('\n').at(-1)).toBe('import     30 ms  10 ms     3x  <= +15 missed (20)  an empty module')
  })
})

describe('the report', () => {
  it('keeps what earlier runs measured', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gleanery-bench-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'deep', 'bench.json')
    expect(reportIn(file)).toBeUndefined()
    keepSection(file, 'here', 'imports', { title: 'Imports', lines: [line] })
    keepSection(file, 'here', 'web', { title: 'Web', lines: [] })
    keepSection(file, 'here', 'web', { title: 'Web again', lines: [] })
    expect(Object.values(reportIn(file)?.sections ?? {}).map(({ title }) => title)).toEqual(['Imports', 'Web again'])
  })
})

describe('quantiles', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4], 0.99, 4],
    [[5], 0.5, 5],
  ])('of %j at %d is %d', (values, share, expected) => expect(quantile(values, share)).toBe(expected))

  it('of nothing is no number', () => expect(median([])).toBeNaN())
})
