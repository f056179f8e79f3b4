import { expect, it } from 'vitest'
import { needsRuns, textRuns } from './runs.ts'

/** Parts on paper from left to right, each with its font. */
const drawn = (line: string) => textRuns(line).map(({ words, script }) => [script ?? 'usual', words])

it.each(['Łukasz Nguyễn Thị', 'Екатерина Щербакова', '12 Oak St, Apt 4', '× 2 · 5°'])(
  '%s needs the usual font alone',
  (line) => {
    expect(needsRuns(line)).toBe(false)
    expect(drawn(line)).toEqual([['usual', line]])
  },
)

it.each([
  [
    '김민수 (Kim) 2',
    [
      ['korean', '김민수 '],
      ['usual', '(Kim) 2'],
    ],
  ],
  [
    '第 1 袋，共 2 袋',
    [
      ['chinese', '第 '],
      ['usual', '1 '],
      ['chinese', '袋，共 '],
      ['usual', '2 '],
      ['chinese', '袋'],
    ],
  ],
  [
    '陳美玲 · 박지성',
    [
      ['chinese', '陳美玲 '],
      ['usual', '· '],
      ['korean', '박지성'],
    ],
  ],
])('%s has a font for each script, as it is read', (line, expected) => {
  expect(drawn(line)).toEqual(expected)
})

it.each([
  // The words stay one run: the font joins and turns their letters.
  ['فاطمة الزهراء', 'arabic:فاطمة الزهراء'],
  ['الكيس 1 من 12', 'usual:12|arabic:من |usual: |usual:1|arabic:الكيس '],
  ['زبدة (Butter)', 'usual:(|usual:Butter|usual:)|arabic:زبدة '],
  ['Rosa فاطمة: Oak', 'usual:Rosa |arabic:فاطمة|usual:: Oak'],
])('%s stands from right to left where it is Arabic', (line, expected) => {
  expect(
    drawn(line)
      .map((part) => part.join(':'))
      .join('|'),
  ).toBe(expected)
})
