import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  isMet,
  keepSection,
  type Line,
  median,
  pageOf,
  quantile,
  reportIn,
  tableOf,
  withOthersOf,
  withSection,
} from './report.ts'

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
  const each = { heads: ['call', 'requests', 'ms'], rows: [['accept', 2, 1.25] as const, ['a|b', 10, 130] as const] }

  it('shows the figures of each of many below the lines', () => {
    const text = tableOf({ title: 'Calls', lines: [line], each })
    expect(text.split('\n').slice(-3)).toEqual([
      'call    requests    ms',
      'accept         2  1.25',
      'a|b           10   130',
    ])
    const page = pageOf({
      at: '',
      machine: 'here',
      sections: { calls: { title: 'Calls', lines: [line], each, at: '' } },
    })
    expect(page).toContain('| call | requests | ms |\n| --- | --: | --: |\n| accept | 2 | 1.25 |\n| a\\|b | 10 | 130 |')
  })

  it('sums a long table up on the page, by quantiles of each column', () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`function ${index}`, index + 1, 1000 - index] as const)
    const section = { title: 'Calls', lines: [line], each: { heads: ['call', 'kB', 'ms'], rows } }
    expect(tableOf(section).split('\n').at(-1)).toMatch(/^function 99 +100 +901$/)
    const page = pageOf({ at: '', machine: 'here', sections: { calls: { ...section, at: '' } } })
    expect(page.trimEnd().split('\n').slice(-8)).toEqual([
      'Of these 100, which the run prints one by one:',
      '',
      '| call | kB | ms |',
      '| --- | --: | --: |',
      '| least | 1 | 901 |',
      '| median | 51 | 951 |',
      '| nine of ten | 91 | 991 |',
      '| most | 100 | 1,000 |',
    ])
  })

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

it('the page of the documentation has a table for each section', () => {
  const at = '2026-01-02T03:04:05.678Z'
  const sections = { imports: { title: 'Imports', lines: [{ ...line, what: 'a | b' }], at } }
  const page = pageOf({ at, machine: '2 x processor', sections })
  expect(page).toContain('on 2 x processor.')
  expect(page.split('\n').slice(5)).toEqual([
    '## Imports',
    '',
    'Measured at 2026-01-02 03:04 UTC.',
    '',
    '|  | measured | floor | ratio | aim | the floor is |',
    '| --- | --: | --: | --: | --- | --- |',
    '| a \\| b | 30 ms | 10 ms | 3x |  | an empty module |',
    '',
    '',
  ])
})

describe('quantiles', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4], 0.99, 4],
    [[5], 0.5, 5],
  ])('of %j at %d is %d', (values, share, expected) => expect(quantile(values, share)).toBe(expected))

  it('of nothing is no number', () => expect(median([])).toBeNaN())
})

it('a drill’s section takes the place of the one before, and stays when the bench writes the page anew', () => {
  const at = '2026-01-02T03:04:05.678Z'
  const sections = { web: { title: 'Web', lines: [line], at }, both: { title: 'Both', lines: [line], at } }
  const page = pageOf({ at, machine: 'here', sections })
  const drill = (measured: number) => ({ title: 'Drill: a restore', lines: [{ ...line, measured }], at })
  const first = withSection(page, drill(10))
  expect(first.startsWith(page.trimEnd())).toBe(true)
  const second = withSection(first, drill(20))
  expect(second).toBe(first.replace('| 10 ms | 10 ms | 1x |', '| 20 ms | 10 ms | 2x |'))
  expect(withOthersOf(second, page)).toBe(second)
  const sized = `${second}## Sizes of a day\n\nBy hand.\n\n`
  expect(withOthersOf(sized, page)).toBe(sized)
  expect(withSection(second, { ...sections.web, at: '2026-02-02T03:04:05.678Z' })).toBe(
    second.replace('2026-01-02', '2026-02-02'),
  )
})
